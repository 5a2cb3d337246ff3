import type { Resource } from './resource.ts'
import { makeUser } from './users.ts'

const identifier = 'somebody'

export const userBlocks: Resource = {
  unknown: { id: 'auth0|6560cd0f6caaac5b4692f454' },
  async make(tenant) {
    const id = await makeUser(tenant)
    const { email = '' } = (await tenant.store.users.get(id)) ?? {}
    const expiresAt = new Date('2100-01-01')
    await tenant.write(async (store) => {
      for (const each of [email, identifier]) {
        await store.userBlocks.block({ identifier: each, ip: '203.0.113.7', expiresAt })
      }
    })
    return { id }
  },
  prepared: ['getUserBlocksByIdentifier', 'deleteUserBlocksByIdentifier'],
  queries: {
    getUserBlocksByIdentifier: `?identifier=${identifier}`,
    deleteUserBlocksByIdentifier: `?identifier=${identifier}`,
  },
}
