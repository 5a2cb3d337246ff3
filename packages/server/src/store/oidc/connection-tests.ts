import { randomBytes } from 'node:crypto'
import type { OidcStore } from './oidc-store.ts'

const model = 'ConnectionTest'
const lifetimeSeconds = 15 * 60

/** A permission to test the log-in of a connection. */
export interface ConnectionTest {
  /** Random; only its hash is stored. */
  readonly ticket: string
  readonly expiresAt: Date
}

export async function createConnectionTest(
  { records, now }: Pick<OidcStore, 'records' | 'now'>,
  connectionId: string,
): Promise<ConnectionTest> {
  const ticket = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now().getTime() + lifetimeSeconds * 1000)
  const record = { payload: { connectionId }, accountId: '', lifetimeSeconds }
  await records.keep(model, ticket, record)
  return { ticket, expiresAt }
}

/** The id of the connection that a ticket is for; undefined for one that expired. */
export async function findTestedConnection(
  { records }: Pick<OidcStore, 'records'>,
  ticket: string,
): Promise<string | undefined> {
  const { connectionId } = (await records.find(model, ticket))?.payload ?? {}
  return typeof connectionId === 'string' ? connectionId : undefined
}
