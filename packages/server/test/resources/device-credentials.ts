import type { Resource } from './resource.ts'
import { makeUser } from './users.ts'

export const deviceCredentials: Resource = {
  unknown: { id: 'dcr_9Hs3kP7vWq2LrXb4' },
  async make(tenant) {
    const userId = await makeUser(tenant)
    return tenant.write(async (store) => {
      const { clientId } = tenant
      const device = { deviceId: 'device', deviceName: 'A phone' }
      const credential = { ...device, type: 'refresh_token', clientId, userId } as const
      return { id: (await store.deviceCredentials.create(credential)).id ?? '' }
    })
  },
}
