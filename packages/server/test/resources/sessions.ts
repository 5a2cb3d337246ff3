import type { TestTenant } from '@latchkey/testkit'
import { nextNumber, type Resource } from './resource.ts'
import { makeUser } from './users.ts'

const dayMs = 24 * 60 * 60 * 1000

export const sessions: Resource = {
  unknown: { id: 'V1StGXR8Z5jdHi6Bmyt7q' },
  stamps: ['user_id', 'last_interacted_at'],
  make: async (tenant) => ({ id: await makeSession(tenant, await makeUser(tenant)) }),
}

/** Somebody is logged in, as the OAuth server writes it down. */
async function makeSession(tenant: TestTenant, accountId: string): Promise<string> {
  const [uid, at] = [`session-${nextNumber()}`, new Date('2026-11-20T09:30:00Z')]
  const end = new Date(Date.now() + dayMs)
  await tenant.store.oidc.records.sessions.start(
    `cookie of ${uid}`,
    { ...nothing, payload: { uid, accountId }, uid, accountId, expiresAt: end },
    {
      ...{ authenticatedAt: at, expiresAt: end, idleExpiresAt: end },
      ...{ clientIds: [tenant.clientId], methods: [], device: { ip: '203.0.113.7' } },
    },
  )
  return uid
}

/** What a record may also say. */
export const nothing = {
  grantId: undefined,
  userCode: undefined,
  uid: undefined,
  accountId: undefined,
  clientId: undefined,
  expiresAt: undefined,
}
