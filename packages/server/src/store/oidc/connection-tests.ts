import { randomBytes } from 'node:crypto'
import type { OidcStore } from './oidc-store.ts'

const model = 'ConnectionTest'
const lifetimeSeconds = 15 * 60

/** A ticket to test the log-in of a connection. */
export interface ConnectionTest {
  /** A random text, of which only the hash is stored. */
  readonly ticket: string
  readonly expiresAt: Date
}

/** Creates such a ticket. */
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

/** The id of the connection of a ticket; undefined if it has expired. */
export async function findTestedConnection(
  { records }: Pick<OidcStore, 'records'>,
  ticket: string,
): Promise<string | undefined> {
  const { connectionId } = (await records.find(model, ticket))?.payload ?? {}
  return typeof connectionId === 'string' ? connectionId : undefined
}
