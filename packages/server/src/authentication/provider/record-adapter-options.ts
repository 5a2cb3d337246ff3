import type { errors, KoaContextWithOIDC } from 'oidc-provider'
import type { OidcRecords } from '../../store/oidc/oidc-records.ts'

export interface RecordAdapterOptions {
  readonly records: OidcRecords
  readonly errors: Pick<typeof errors, 'InvalidGrant' | 'InvalidRequest' | 'InvalidRequestUri'>
  /** Keeps a text that has to be read again and must not be read from a copy of the database. */
  readonly seal: (text: string) => Promise<string>
  readonly open: (sealed: string) => Promise<string>
  readonly now: () => Date
  /** What is being answered, if it is a request. */
  readonly context: () => KoaContextWithOIDC | undefined
}
