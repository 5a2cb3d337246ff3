import type { UpstreamSession } from '../store/oidc/upstream-sessions.ts'

/** A user and how they authenticated (Authentication Method Reference values, RFC 8176). */
export interface Authentication {
  readonly userId: string
  readonly amr: readonly string[]
  /** The name of the connection by which the user logged in; of a session of old, absent. */
  readonly connection?: string | undefined
  /** That of the user when they authenticated; absent for the user of a session. */
  readonly accessEpoch?: number | undefined
  /** Whether the policy on second factors was applied to this log-in, and is met. */
  readonly meetsFactorPolicy?: true
  /** The session at the identity provider that authenticated the user. */
  readonly upstream?: UpstreamSession | undefined
}
