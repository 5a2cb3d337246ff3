import type { errors, KoaContextWithOIDC } from 'oidc-provider'
import type { OidcRecords } from '../../store/oidc/oidc-records.ts'
import type { OidcStore } from '../../store/oidc/oidc-store.ts'

/** What an adapter of oidc-provider stores records with. */
export interface RecordAdapterOptions {
  readonly records: OidcRecords
  readonly errors: Pick<
    typeof errors,
    'InvalidGrant' | 'InvalidRequest' | 'InvalidRequestUri' | 'SessionNotFound'
  >
  /** Encrypts a text before it is stored. */
  readonly seal: OidcStore['seal']
  readonly open: OidcStore['open']
  readonly now: () => Date
  /** The context of the current request; undefined in background work. */
  readonly context: () => KoaContextWithOIDC | undefined
}
