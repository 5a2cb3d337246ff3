import type { Received } from '@latchkey/saml'
import type { Outbound } from '../outbound/outbound.ts'
import type { ConnectionSecrets } from '../record-rules/connection-secrets.ts'
import type { Connection } from '../store/connections/connection-wire.ts'
import type { UpstreamRefusal } from './upstream-refusal.ts'

/** Log-out between this server and an identity provider; each direction is optional. */
export interface RedirectLogout {
  /**
   * Begins a log-out at the identity provider, which redirects back with `state`.
   *
   * @returns undefined where the provider has none
   */
  startLogout?(request: LogoutRequest): LogoutStart | undefined
  /**
   * Verifies a logout token (OpenID Connect Back-Channel Logout 1.0, section 2.6), except that it
   * was not used before.
   *
   * @throws OutboundError where the identity provider does not answer
   */
  readLogoutToken?(request: LogoutTokenRequest): Promise<LogoutToken | UpstreamRefusal>
  /** Log-out by messages of SAML. */
  readonly samlLogout?: SamlLogout
}

/** SAML Profiles, section 4.4. */
export interface SamlLogout {
  /** @throws SamlError */
  readRequest(place: LogoutPlace, message: Received): SamlLogoutRequest
  /** @throws SamlError */
  readResponse(
    place: LogoutPlace,
    message: Received,
    inResponseTo: string,
  ): { readonly isSuccess: boolean }
  /** The URL by which the browser takes the response to a request of the identity provider. */
  responseUrlOf(
    place: LogoutPlace,
    answer: { readonly inResponseTo: string; readonly relayState?: string | undefined },
  ): string | undefined
}

/** A session at an identity provider. */
export interface SessionThere {
  /** The user, as messages of the provider name them. */
  readonly subject: string
  /** `sid` of the ID token, or `SessionIndex` of the assertion. */
  readonly sid?: string | undefined
  /** What a log-out there needs besides, such as the ID token. */
  readonly kept: Readonly<Record<string, string>>
}

export interface LogoutPlace {
  readonly connection: Connection
  /** The secret options of the connection. */
  readonly secrets: ConnectionSecrets
  /** `{issuer}login/callback`. */
  readonly callbackUrl: string
  readonly now: () => Date
}

export interface LogoutRequest extends LogoutPlace {
  readonly session: SessionThere
  /** Random: `state`, or `RelayState`. */
  readonly state: string
}

export interface LogoutStart {
  /** The browser is redirected there. */
  readonly url: string
  /** The id of the SAML request, which the response names. */
  readonly requestId?: string
}

export interface LogoutTokenRequest {
  readonly tenantId: string
  readonly connection: Connection
  readonly secrets: ConnectionSecrets
  /** The guarded outbound HTTP client. */
  readonly outbound: Outbound
  readonly now: () => Date
  readonly token: string
}

/** A verified logout token. */
export interface LogoutToken {
  readonly issuer: string
  readonly jti: string
  readonly subject?: string | undefined
  readonly sid?: string | undefined
}

/** A verified `LogoutRequest` of an identity provider. */
export interface SamlLogoutRequest {
  readonly id: string
  readonly issuer: string
  readonly subject: string
  /** The sessions to end; if empty, all of the user. */
  readonly sids: readonly string[]
}

/** The URL of this server that receives log-outs: `{issuer}logout`. */
export const logoutUrlOf = ({ callbackUrl }: Pick<LogoutPlace, 'callbackUrl'>): string =>
  new URL('../logout', callbackUrl).href
