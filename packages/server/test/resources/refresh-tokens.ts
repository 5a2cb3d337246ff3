import type { Resource } from './resource.ts'
import { makeRefreshToken } from './signed-in.ts'
import { makeUser } from './users.ts'

export const refreshTokens: Resource = {
  unknown: { id: '6560cd0f6caaac5b4692f499' },
  stamps: ['user_id'],
  queries: { listRefreshTokens: '?user_id=auth0%7C6560cd0f6caaac5b4692f454' },
  prepared: ['revokeRefreshTokens'],
  bodies: { revokeRefreshTokens: (_tenant, { id }) => ({ ids: [id] }) },
  make: async (tenant) => ({ id: await makeRefreshToken(tenant, await makeUser(tenant)) }),
}
