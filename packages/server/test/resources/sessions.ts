import type { Resource } from './resource.ts'
import { makeSession } from './signed-in.ts'
import { makeUser } from './users.ts'

export const sessions: Resource = {
  unknown: { id: 'V1StGXR8Z5jdHi6Bmyt7q' },
  stamps: ['user_id', 'last_interacted_at', 'expires_at', 'idle_expires_at'],
  make: async (tenant) => ({ id: await makeSession(tenant, await makeUser(tenant)) }),
}
