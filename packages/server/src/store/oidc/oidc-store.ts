import type { Sealer } from '../../keys/sealer.ts'
import { type OidcRecords, type OidcRecordsOptions, oidcRecords } from './oidc-records.ts'
import {
  findOidcSubject,
  type OidcSubject,
  subjectsOfTokens,
  type UserToken,
} from './oidc-subjects.ts'
import { hashOfId, type RecordName } from './record-ids.ts'

/** A record, by its id or by the stored hash of it. */
export type SealedIn = RecordName | { readonly model: string; readonly idHash: string }

/** What oidc-provider stores in one tenant, and the encryption of its secrets. */
export interface OidcStore {
  readonly records: OidcRecords
  /** The key that signs cookies and short-lived values. */
  readonly cookieKey: string
  /** The keys that verify cookies; the first one signs them. */
  readonly cookieKeys: readonly string[]
  findSubject(userId: string): Promise<OidcSubject | undefined>
  /**
   * The user of an access token. Undefined for a blocked or deleted user, and if the grant has
   * ended.
   */
  findSubjectOfToken(token: UserToken): Promise<OidcSubject | undefined>
  /** Encrypts a text to be stored in this record; it cannot be decrypted for another. */
  seal(record: SealedIn, text: string): Promise<string>
  open(record: SealedIn, sealed: string): Promise<string>
  now(): Date
}

interface OidcStoreOptions extends OidcRecordsOptions {
  readonly sealer: Sealer
}

const purposeOf = ({ model, ...record }: SealedIn) =>
  `oidc-record/${model}/${'id' in record ? hashOfId(record.id) : record.idHash}`

export function oidcStore(options: OidcStoreOptions): OidcStore {
  const { database, sealer, tenantId, now } = options
  const derived = sealer.derive(tenantId, 'cookies')
  const [cookieKey = '', ...formerKeys] = derived.map((key) =>
    Buffer.from(key).toString('base64url'),
  )
  const subjects = subjectsOfTokens(database, { tenantId, now })
  return {
    records: oidcRecords(options),
    cookieKey,
    cookieKeys: [cookieKey, ...formerKeys],
    now,
    findSubject: (userId) => findOidcSubject(database, tenantId, userId),
    findSubjectOfToken: (token) => subjects.find(token),
    seal: (record, text) => sealer.seal(tenantId, purposeOf(record), text),
    open: (record, sealed) => sealer.open(tenantId, purposeOf(record), sealed),
  }
}
