import type { Received } from '@latchkey/saml'
import type { TenantKey } from '../keys/saml-signers.ts'
import type { Outbound } from '../outbound/outbound.ts'
import type { ConnectionSecrets } from '../record-rules/connection-secrets.ts'
import type { Connection } from '../store/connections/connection-wire.ts'
import type { UpstreamRefusal } from './upstream-refusal.ts'

/**
 * Log-out at an identity provider, and log-outs that an identity provider requests; each is
 * optional.
 */
export interface RedirectLogout {
  /**
   * Begins a log-out at the identity provider, which then redirects the browser back with `state`.
   *
   * @returns undefined if the connection has no URL for log-outs
   */
  startLogout?(request: LogoutRequest): Promise<LogoutStart | undefined>
  /**
   * Verifies a logout token (OpenID Connect Back-Channel Logout 1.0, section 2.6). The caller
   * checks that `jti` was not used before.
   *
   * @returns the content of the token, or the reason why it is refused
   * @throws OutboundError if the identity provider does not respond
   */
  readLogoutToken?(request: LogoutTokenRequest): Promise<LogoutToken | UpstreamRefusal>
  /**
   * Verifies the JWT by which the identity provider authenticates to revoke the sessions and tokens
   * of a user (draft-parecki-oauth-global-token-revocation). The caller checks that `jti` was not
   * used before.
   *
   * @returns the content of the JWT, or the reason why it is refused
   * @throws OutboundError if the identity provider does not respond
   */
  readRevocationToken?(request: RevocationTokenRequest): Promise<RevocationToken | UpstreamRefusal>
  /** Single logout of SAML. */
  readonly samlLogout?: SamlLogout
}

/** Single logout (SAML Profiles, section 4.4). */
export interface SamlLogout {
  /** @throws SamlError */
  readRequest(place: LogoutPlace, message: Received): SamlLogoutRequest
  /** @throws SamlError */
  readResponse(
    place: LogoutPlace,
    message: Received,
    inResponseTo: string,
  ): { readonly isSuccess: boolean }
  /**
   * Writes the response to a `LogoutRequest` of the identity provider; undefined if the connection
   * has no URL for log-outs.
   */
  writeResponse(
    place: LogoutPlace,
    answer: { readonly inResponseTo: string; readonly relayState?: string | undefined },
  ): Promise<LogoutMessage | undefined>
}

/** A session at an identity provider. */
export interface SessionThere {
  /** The identifier of the user at the identity provider: `sub`, or the value of the NameID. */
  readonly subject: string
  /** `sid` of the ID token, or `SessionIndex` of the assertion. */
  readonly sid?: string | undefined
  /** When the session ends, in seconds since 1970; undefined if the provider does not say. */
  readonly endsAt?: number | undefined
  /** Further values that a log-out at the identity provider needs, such as the ID token. */
  readonly kept: Readonly<Record<string, string>>
}

export interface LogoutPlace {
  readonly connection: Connection
  /** The secret options of the connection. */
  readonly secrets: ConnectionSecrets
  /** The signing keys of the tenant, the current one first. */
  readonly tenantKeys: readonly TenantKey[]
  /** `{issuer}login/callback`. */
  readonly callbackUrl: string
  readonly now: () => Date
}

export interface LogoutRequest extends LogoutPlace {
  readonly session: SessionThere
  /** A random value for one log-out: `state`, or `RelayState` of SAML. */
  readonly state: string
}

/** A message about a log-out for an identity provider. */
export interface LogoutMessage {
  /** The URL to which the browser is redirected or, with `form`, posts the form. */
  readonly url: string
  /** The fields of a form (SAML Bindings, section 3.5). */
  readonly form?: Readonly<Record<string, string>>
}

export interface LogoutStart extends LogoutMessage {
  /** The id of the SAML request, which the response has as `InResponseTo`. */
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

export interface RevocationTokenRequest extends LogoutTokenRequest {
  /** The URL of the request, which `aud` must contain. */
  readonly audience: string
}

/** A verified JWT of Global Token Revocation. */
export interface RevocationToken {
  readonly issuer: string
  readonly jti: string
  /** The issuer of the subjects that it may name; undefined if the options have none. */
  readonly subjectIssuer: string | undefined
}

/** A verified `LogoutRequest` of an identity provider. */
export interface SamlLogoutRequest {
  readonly id: string
  readonly issuer: string
  readonly subject: string
  /** `SessionIndex` of the sessions to end; if empty, all sessions of the user end. */
  readonly sids: readonly string[]
}

/** The URL at which the identity provider of a connection revokes the tokens of a user. */
export const revocationUrlOf = ({
  connection: { name },
  callbackUrl,
}: Pick<LogoutPlace, 'connection' | 'callbackUrl'>): string =>
  new URL(`../oauth/global-token-revocation/connection/${encodeURIComponent(name)}`, callbackUrl)
    .href

/** The URL of this server for messages about log-outs: `{issuer}logout`. */
export const logoutUrlOf = ({ callbackUrl }: Pick<LogoutPlace, 'callbackUrl'>): string =>
  new URL('../logout', callbackUrl).href
