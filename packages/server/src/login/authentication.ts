import type {
  DueEntry,
  PostLoginState,
  VerifiedFactor,
} from '../actions/post-login/post-login-state.ts'
import type { UpstreamSession } from '../store/oidc/upstream-sessions.ts'

/** How a session began that an app transferred to the browser. */
export interface TransferredLogin {
  /** When the user authenticated, in seconds since 1970. */
  readonly authTime: number
  /** When the identity provider ends its session, in seconds since 1970. */
  readonly endsAt?: number | undefined
  /** What the session stores of its transfer. */
  readonly transfer: object
}

/** A user, and how they authenticated (Authentication Method Reference values, RFC 8176). */
export interface Authentication {
  readonly userId: string
  readonly amr: readonly string[]
  /** The name of the connection of the log-in; absent in sessions of earlier releases. */
  readonly connection?: string | undefined
  /**
   * The access epoch of the user at the time of authentication; absent for the user of a session.
   */
  readonly accessEpoch?: number | undefined
  /** The id of the session that the browser had before; absent after a log-in. */
  readonly sessionId?: string | undefined
  /** Whether this log-in satisfied the policy on second factors. */
  readonly meetsFactorPolicy?: true
  /** The session at the identity provider that authenticated the user. */
  readonly upstream?: UpstreamSession | undefined
  readonly transferred?: TransferredLogin
  /** The second factors that the user has verified in this log-in. */
  readonly verifiedFactors?: readonly VerifiedFactor[] | undefined
  /** The log entry of the log-in, while it waits for the actions. */
  readonly dueEntry?: DueEntry | undefined
  /** What the actions of the tenant have decided of this log-in. */
  readonly actions?: PostLoginState | undefined
}
