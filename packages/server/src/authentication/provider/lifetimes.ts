import type { Schema } from '@latchkey/contract'
import type { Client } from 'oidc-provider'
import type { LifetimeLimits } from '../../actions/post-login/post-login-state.ts'
import { refreshTokenOf } from '../../record-rules/client-settings.ts'
import type { Settings } from '../../record-rules/tenant-defaults.ts'
import { transferOf } from '../transfer/transferred.ts'

/** The setting `refresh_token` of a client. */
export type RefreshTokenSettings = Schema<'ClientRefreshToken'>

/** The absolute and the idle expiry of a session or token; an absent member means none. */
export interface Ends {
  readonly expiresAt?: Date
  readonly idleExpiresAt?: Date
}

const hourMs = 60 * 60 * 1000
/** Stands for 'never', because oidc-provider requires a number of seconds. */
const foreverSeconds = 100 * 365 * 24 * 60 * 60
/** The lifetime of a session without a user. */
const anonymousSeconds = 60 * 60
const idTokenSeconds = 36_000

interface LoggedIn {
  /** Seconds since 1970. */
  readonly loginTs?: number | undefined
  /** Whether the session ends with the browser. */
  readonly transient?: boolean | undefined
  /** Set in a transferred session, whose user authenticated before it began. */
  readonly transfer?: unknown
  /** When the identity provider ends its session, in seconds since 1970. */
  readonly endsAt?: number | undefined
  /** The limits that actions of the tenant have set. */
  readonly limits?: LifetimeLimits | undefined
}

/**
 * The absolute expiry, counted from the log-in or the transfer but not after that of the session at
 * the identity provider, and the idle expiry, counted from `now`.
 */
export function sessionEnds(settings: Settings, session: LoggedIn, now: Date) {
  const { session_lifetime: lasting = 168, idle_session_lifetime: idling = 72 } = settings
  const [hours, idleHours] = session.transient
    ? [
        settings.ephemeral_session_lifetime ?? lasting,
        settings.idle_ephemeral_session_lifetime ?? idling,
      ]
    : [lasting, idling]
  const { loginTs, endsAt = Number.POSITIVE_INFINITY } = session
  const startedAt = transferOf(session)?.startedAt ?? 0
  const startMs = loginTs === undefined ? now.getTime() : Math.max(loginTs, startedAt) * 1000
  const expiresAt = new Date(Math.min(startMs + hours * hourMs, endsAt * 1000))
  const idleExpiresAt = new Date(now.getTime() + idleHours * hourMs)
  const ends = within(session.limits, { expiresAt, idleExpiresAt }, now)
  return { ...ends, idleExpiresAt: earlier(ends.idleExpiresAt, ends.expiresAt) } satisfies Ends
}

const earlier = (one: Date, other: Date) => (other < one ? other : one)

/** These ends, or those that actions have set if they are earlier. */
function within<Known extends Ends>(
  { endsAtMs, idleSeconds }: LifetimeLimits = {},
  ends: Known,
  now: Date,
): Known {
  const end = endsAtMs === undefined ? undefined : new Date(endsAtMs)
  const idleMs = idleSeconds === undefined ? undefined : now.getTime() + idleSeconds * 1000
  const idleEnd = idleMs === undefined ? undefined : new Date(idleMs)
  const { expiresAt = end, idleExpiresAt = idleEnd } = ends
  return {
    ...ends,
    ...(expiresAt && { expiresAt: earlier(expiresAt, end ?? expiresAt) }),
    ...(idleExpiresAt && { idleExpiresAt: earlier(idleExpiresAt, idleEnd ?? idleExpiresAt) }),
  }
}

/** The lifetime of a session in seconds, from `now`. */
export function sessionSeconds(settings: Settings, session: LoggedIn, now: Date): number {
  if (session.loginTs === undefined) return anonymousSeconds
  return secondsUntil(sessionEnds(settings, session, now), now)
}

/**
 * @param firstIssuedAt when the first token of the family was issued, in seconds since 1970
 * @param limits those that actions have set
 */
export function refreshTokenEnds(
  settings: RefreshTokenSettings,
  firstIssuedAt: number,
  now: Date,
  limits?: LifetimeLimits | undefined,
): Ends {
  const ends = within(limits, endsBySettings(settings, firstIssuedAt, now), now)
  const { expiresAt, idleExpiresAt } = ends
  if (!expiresAt || !idleExpiresAt) return ends
  return { expiresAt, idleExpiresAt: earlier(idleExpiresAt, expiresAt) }
}

function endsBySettings(settings: RefreshTokenSettings, firstIssuedAt: number, now: Date): Ends {
  if (settings.expiration_type === 'non-expiring') return {}
  const { token_lifetime: lifetime = 0, idle_token_lifetime: idle = 0 } = settings
  const expiresAt = settings.infinite_token_lifetime
    ? undefined
    : new Date((firstIssuedAt + lifetime) * 1000)
  const idleExpiresAt = new Date(now.getTime() + idle * 1000)
  return {
    ...(expiresAt && { expiresAt }),
    ...(!settings.infinite_idle_token_lifetime && { idleExpiresAt }),
  }
}

/** The limits of a session or a refresh token, of which a record stores the member `limits`. */
export function limitsIn(record: object | undefined): LifetimeLimits | undefined {
  const limits: unknown = record && Reflect.get(record, 'limits')
  return typeof limits === 'object' && limits !== null ? limits : undefined
}

/** The limits after actions have set some of them; undefined if there are none. */
export function limitsAfter(
  former: LifetimeLimits | undefined,
  { endsAtMs, idleSeconds }: LifetimeLimits = {},
): LifetimeLimits | undefined {
  if (endsAtMs === undefined && idleSeconds === undefined) return former
  return {
    ...former,
    ...(endsAtMs !== undefined && { endsAtMs }),
    ...(idleSeconds !== undefined && { idleSeconds }),
  }
}

/** The earlier expiry; the idle one is never later than the absolute one. */
export function firstEnd({ expiresAt, idleExpiresAt }: Ends): Date | undefined {
  return idleExpiresAt ?? expiresAt
}

/** Seconds until the earlier expiry, at least 1. */
export function secondsUntil(ends: Ends, now: Date): number {
  const end = firstEnd(ends)
  if (!end) return foreverSeconds
  return Math.max(1, Math.floor((end.getTime() - now.getTime()) / 1000))
}

/** The members of the client metadata that carry the client's lifetimes to oidc-provider. */
export const clientLifetimes = ['refresh_token', 'id_token_lifetime'] as const

/** These members, with defaults. */
export function lifetimesOfClient(settings: {
  readonly refresh_token?: Schema<'Client'>['refresh_token']
  readonly jwt_configuration?: Schema<'ClientJwtConfiguration'>
}) {
  return {
    refresh_token: refreshTokenOf(settings.refresh_token),
    id_token_lifetime: settings.jwt_configuration?.lifetime_in_seconds ?? idTokenSeconds,
  }
}

/** The setting `refresh_token` in the client metadata of oidc-provider. */
export const refreshTokenSettingsOf = (client: Client | undefined) =>
  client?.refresh_token as RefreshTokenSettings

/** The lifetime of ID tokens in seconds, in the client metadata of oidc-provider. */
export const idTokenSecondsOf = (client: Client | undefined) =>
  (client?.id_token_lifetime as number | undefined) ?? idTokenSeconds
