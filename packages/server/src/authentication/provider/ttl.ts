import type { Configuration } from 'oidc-provider'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { expiryOf } from '../backchannel/backchannel.ts'
import {
  idTokenSecondsOf,
  limitsIn,
  refreshTokenEnds,
  refreshTokenSettingsOf,
  secondsUntil,
  sessionSeconds,
} from './lifetimes.ts'

const hour = 60 * 60
const day = 24 * hour

/** RFC 6749, section 4.1.2, recommends at most ten minutes. */
const codeTtlSeconds = 60
const deviceCodeTtlSeconds = hour / 4
/** The lifetime of an interaction: the time in which a user must complete a log-in. */
export const interactionTtlSeconds = hour

/** The lifetime of an access token for `/userinfo` alone. */
const opaqueTtlSeconds = day

/** The lifetimes of the models of oidc-provider, in seconds. */
export function ttlOf({ settings, store }: Tenant): NonNullable<Configuration['ttl']> {
  return {
    AccessToken: (_ctx, { resourceServer }) => resourceServer?.accessTokenTTL ?? opaqueTtlSeconds,
    AuthorizationCode: codeTtlSeconds,
    BackchannelAuthenticationRequest: (ctx) => expiryOf(ctx),
    ClientCredentials: (_ctx, { resourceServer }) => resourceServer?.accessTokenTTL ?? 0,
    DeviceCode: deviceCodeTtlSeconds,
    Grant: 365 * day,
    IdToken: (_ctx, _token, client) => idTokenSecondsOf(client),
    Interaction: interactionTtlSeconds,
    RefreshToken(_ctx, { iiat = 0, ...token }, client) {
      const now = store.oidc.now()
      const settings = refreshTokenSettingsOf(client)
      return secondsUntil(refreshTokenEnds(settings, iiat, now, limitsIn(token)), now)
    },
    Session: (_ctx, session) => sessionSeconds(settings, session, store.oidc.now()),
  }
}
