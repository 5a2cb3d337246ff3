import type { TestTenant } from '@latchkey/testkit'
import { nextNumber } from './resource.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Optional columns of a record. */
const nothing = {
  grantId: undefined,
  userCode: undefined,
  uid: undefined,
  accountId: undefined,
  clientId: undefined,
  expiresAt: undefined,
}

/** Stores a session of a user, as the OAuth server does. */
export async function makeSession(tenant: TestTenant, accountId: string): Promise<string> {
  const [uid, at] = [`session-${nextNumber()}`, new Date('2026-11-20T09:30:00Z')]
  const end = new Date(Date.now() + dayMs)
  await tenant.store.oidc.records.sessions.start(
    `cookie of ${uid}`,
    { ...nothing, payload: { uid, accountId }, uid, accountId, expiresAt: end },
    {
      authenticatedAt: at,
      expiresAt: end,
      idleExpiresAt: end,
      clientIds: [tenant.clientId],
      methods: [],
      origin: { ip: '203.0.113.7' },
    },
  )
  return uid
}

/** Stores a refresh token of a user. */
export async function makeRefreshToken(tenant: TestTenant, accountId: string): Promise<string> {
  const uid = `token-${nextNumber()}`
  const { clientId } = tenant
  await tenant.store.oidc.records.refreshTokens.start(
    `secret of ${uid}`,
    { ...nothing, payload: {}, uid, accountId, clientId, grantId: 'a grant' },
    { rotating: true, origin: {}, sessionId: undefined, resourceServers: [] },
  )
  return uid
}
