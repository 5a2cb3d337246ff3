import type { LookupAll } from './guarded-lookup.ts'

/** The limits of outbound requests, and what they may connect to. */
export interface OutboundOptions {
  /** Addresses and CIDRs that may be connected to although they are not public. */
  readonly privateNetworks: readonly string[]
  /** Certificates in PEM to trust besides the public CAs. */
  readonly ca: string | undefined
  /** The time from the name look-up to the last byte that is needed. */
  readonly timeoutMs: number
  /** The most sockets to one destination. */
  readonly socketsMax: number
  /** Replaces the look-up of the operating system, in tests. */
  readonly lookup?: LookupAll
}
