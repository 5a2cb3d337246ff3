import type { Sealer } from '../../keys/sealer.ts'
import type { Database } from '../database/database.ts'
import { type OidcRecords, oidcRecords } from './oidc-records.ts'
import { findOidcSubject, type OidcSubject } from './oidc-subjects.ts'

/** The storage of the OAuth server of one tenant, and the encryption of its secrets. */
export interface OidcStore {
  readonly records: OidcRecords
  /** The key that signs cookies. */
  readonly cookieKey: string
  /** The user of a token. */
  findSubject(userId: string): Promise<OidcSubject | undefined>
  seal(text: string): Promise<string>
  open(sealed: string): Promise<string>
  now(): Date
}

interface OidcStoreOptions {
  readonly database: Pick<Database, 'pool' | 'reads'>
  readonly sealer: Sealer
  readonly tenantId: string
  readonly now: () => Date
}

const purpose = 'oidc-record'

export function oidcStore({ database, sealer, tenantId, now }: OidcStoreOptions): OidcStore {
  return {
    records: oidcRecords(database, tenantId, now),
    cookieKey: Buffer.from(sealer.derive(tenantId, 'cookies')).toString('base64url'),
    now,
    findSubject: (userId) => findOidcSubject(database, tenantId, userId),
    seal: (text) => sealer.seal(tenantId, purpose, text),
    open: (sealed) => sealer.open(tenantId, purpose, sealed),
  }
}
