import { nextNumber, type Resource } from './resource.ts'
import { nothing } from './sessions.ts'
import { makeUser } from './users.ts'

export const refreshTokens: Resource = {
  unknown: { id: '6560cd0f6caaac5b4692f499' },
  stamps: ['user_id'],
  queries: { listRefreshTokens: '?user_id=auth0%7C6560cd0f6caaac5b4692f454' },
  async make(tenant) {
    const accountId = await makeUser(tenant)
    const uid = `token-${nextNumber()}`
    const { clientId } = tenant
    await tenant.store.oidc.records.refreshTokens.start(
      `secret of ${uid}`,
      { ...nothing, payload: {}, uid, accountId, clientId, grantId: 'a grant' },
      { rotating: true, device: {}, sessionId: undefined, resourceServers: [] },
    )
    return { id: uid }
  },
}
