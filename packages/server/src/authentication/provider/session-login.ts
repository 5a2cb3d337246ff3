import {
  type DueEntry,
  dueEntryIn,
  type LifetimeLimits,
  type PostLoginState,
  postLoginStateIn,
} from '../../actions/post-login/post-login-state.ts'
import { isUpstreamSession, type UpstreamSession } from '../../store/oidc/upstream-sessions.ts'
import { limitsAfter } from './lifetimes.ts'

/** The members of a session that come from the last log-in. */
export interface SessionLogin {
  /** The name of the connection by which the user logged in. */
  readonly connection?: string | undefined
  /** When the identity provider ends its session, in seconds since 1970. */
  readonly endsAt?: number | undefined
  /** How the session was transferred from a native client. */
  readonly transfer?: object | undefined
  /** The limits of its lifetime that actions of the tenant have set. */
  readonly limits?: LifetimeLimits | undefined
  /** The log entry of the log-in, while it waits for actions that a choice of the user precedes. */
  readonly dueEntry?: DueEntry | undefined
}

/** A log-in, as far as a session remembers it. */
export interface RememberedLogin {
  readonly connection?: string | undefined
  /** When the session of a transferred log-in ends. */
  readonly endsAt?: number | undefined
  readonly upstream?: UpstreamSession | undefined
  readonly transfer?: object | undefined
  /** What actions of the tenant have decided; undefined if none have run. */
  readonly actions?: PostLoginState | undefined
  readonly dueEntry?: DueEntry | undefined
}

/**
 * The members of a session after a log-in. A further authentication of the same user without
 * another connection, such as a second factor, changes nothing.
 */
export function afterLogin(former: SessionLogin, login: RememberedLogin): SessionLogin {
  const { connection = former.connection, transfer = former.transfer } = login
  const { upstream, actions, dueEntry } = login
  const isSame = connection === former.connection
  const { endsAt } = upstream ?? (isSame ? former : login)
  // A log-in with actions begins without the limits of the former one.
  const limits = actions ? limitsAfter(undefined, actions.session) : former.limits
  return { connection, endsAt, transfer, limits, dueEntry }
}

/** The log-in in the result of an interaction. */
export function rememberedLogin(login: Readonly<Record<string, unknown>> = {}): RememberedLogin {
  const { connection, upstream } = login
  const actions = postLoginStateIn(login)
  return {
    dueEntry: dueEntryIn(login),
    ...(actions && { actions }),
    ...(typeof connection === 'string' && { connection }),
    ...(isUpstreamSession(upstream) && { upstream }),
  }
}
