import { ensureDefaultConnection } from '@latchkey/testkit'
import type { Resource } from './resource.ts'
import { makeUser } from './users.ts'

/** The user whose grants are deleted together; the same in every test. */
const providerUserId = 'grants'
const userId = `auth0|${providerUserId}`

export const grants: Resource = {
  unknown: { id: '6560cd0f6caaac5b4692f454' },
  async make(tenant, operationId) {
    const key = { clientId: tenant.clientId, audience: 'https://api.example.com/' }
    if (operationId !== 'deleteGrants') {
      const made = await makeUser(tenant)
      const scope = ['read:invoices']
      return tenant.write(async (store) => ({
        id: (await store.grants.allow({ ...key, userId: made }, scope)).id,
      }))
    }
    return tenant.write(async (store) => {
      const { name: connection } = await ensureDefaultConnection(store)
      if (!(await store.users.get(userId))) {
        const email = 'grants@example.com'
        await store.users.create({ connection, email, user_id: providerUserId })
      }
      await store.grants.allow({ ...key, userId }, ['read:invoices'])
      return {}
    })
  },
  prepared: ['deleteGrants'],
  queries: { deleteGrants: `?user_id=${encodeURIComponent(userId)}` },
}
