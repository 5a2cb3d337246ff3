import type { LookupAll } from './guarded-lookup.ts'

export interface OutboundOptions {
  /** Networks that may be reached although they are not public: addresses and CIDRs. */
  readonly privateNetworks: readonly string[]
  /** Certificates in PEM that are trusted besides the public ones. */
  readonly ca: string | undefined
  /** Time from name resolution to the last byte that is needed. */
  readonly timeoutMs: number
  /** Sockets to one destination at most. */
  readonly socketsMax: number
  /** In place of the operating system's; for tests. */
  readonly lookup?: LookupAll
}
