import type { Members } from '../members.ts'
import type { Outbound } from '../outbound/outbound.ts'
import type { ConnectionSecrets } from '../record-rules/connection-secrets.ts'
import type { ClientKey } from '../store/connections/connection-keys.ts'
import type { Connection } from '../store/connections/connection-wire.ts'
import type { RedirectLogout, SessionThere } from './redirect-logout.ts'
import type { UpstreamRefusal } from './upstream-refusal.ts'

/**
 * Log-in at an upstream identity provider to which the browser is redirected: OpenID Connect, OAuth
 * 2.0 or SAML.
 */
export interface RedirectConnector extends RedirectLogout {
  /**
   * Whether all connections of the strategy use one identity provider, so that its subjects are
   * unique across them. Otherwise users are identified by connection and subject.
   */
  readonly hasOneProvider?: boolean
  /**
   * Begins a log-in upstream.
   *
   * @throws OutboundError where the identity provider does not answer
   */
  start(request: RedirectRequest): Promise<RedirectStart | UpstreamRefusal>
  /**
   * Verifies the response of the identity provider. `state` is already compared; the connector
   * verifies everything else, such as nonce, issuer, signature and times.
   *
   * @throws OutboundError where the identity provider does not answer
   */
  finish(response: RedirectResponse): Promise<UpstreamLogin | UpstreamRefusal>
  /**
   * Requests a new access token of a user by the refresh token (RFC 6749, section 6).
   *
   * @throws OutboundError where the identity provider does not answer
   */
  refresh?(call: ProviderCall, refreshToken: string): Promise<UpstreamTokens | UpstreamRefusal>
  /**
   * Recognizes an unsolicited response, by which an identity provider starts a log-in. Its content
   * is not trusted: the log-in starts again with a request.
   *
   * @returns undefined for other responses, and where the connection does not allow it
   */
  readUnsolicited?(
    response: Pick<RedirectResponse, 'connection' | 'parameters'>,
  ): UnsolicitedResponse | undefined
  /** Metadata of this server as the service provider of a connection, as XML. */
  writeMetadata?(place: MetadataPlace): string
  /** The values of a connection that are registered at its identity provider. */
  registrationOf?(
    place: Pick<RedirectRequest, 'connection' | 'callbackUrl'>,
  ): readonly RegisteredValue[]
}

/** What the metadata of a service provider are made of. */
export interface MetadataPlace
  extends Pick<ProviderCall, 'connection' | 'secrets' | 'callbackUrl'> {
  /** The identifier of the organization for which the provider begins log-ins. */
  readonly organization?: string | undefined
}

/** A value with the name that the settings of identity providers have for it. */
export interface RegisteredValue {
  readonly name: string
  readonly value: string
}

/** What a request of this server to an identity provider is made of. */
export interface ProviderCall {
  readonly tenantId: string
  readonly connection: Connection
  /** The secret options of the connection. */
  readonly secrets: ConnectionSecrets
  /** The key of the connection that signs client assertions; undefined if it has none. */
  readonly findClientKey: () => Promise<ClientKey | undefined>
  /** The URL to which the identity provider redirects, by GET or POST: `{issuer}login/callback`. */
  readonly callbackUrl: string
  /** The guarded outbound HTTP client. */
  readonly outbound: Outbound
  readonly now: () => Date
}

interface Redirecting extends ProviderCall {
  /** Random, for one log-in: `state` (RFC 6749, section 4.1.1) or `RelayState` (SAML 2.0). */
  readonly state: string
}

export interface RedirectRequest extends Redirecting {
  readonly loginHint: string | undefined
  /** Parameters of the client's request, such as `prompt` and `ui_locales`. */
  readonly requested: Readonly<Record<string, string>>
}

export interface RedirectStart {
  /** The browser is redirected there, or posts a form there. */
  readonly url: string
  /** Fields of the form, if there is one (SAML Bindings, section 3.5). */
  readonly form?: Readonly<Record<string, string>>
  /** What `finish` needs, such as a nonce or a code verifier; stored sealed on the server. */
  readonly kept: Readonly<Record<string, string>>
}

export interface RedirectResponse extends Redirecting {
  /** The parameters of the query or the form of the response. */
  readonly parameters: URLSearchParams
  readonly kept: Readonly<Record<string, string>>
}

/** A user whom the identity provider authenticated. */
export interface UpstreamLogin {
  /** The provider's identifier of the user, which it never reassigns. */
  readonly subject: string
  readonly profile: UpstreamProfile
  /** Tokens of the provider for this server. */
  readonly tokens?: UpstreamTokens
  /** The granted scope, where the provider says it (RFC 6749, section 5.1). */
  readonly grantedScope?: string | undefined
  /** The session there, if it can be named in a log-out. */
  readonly session?: SessionThere
  /** The claims, or the attributes of the assertion, from which the profile was mapped. */
  readonly attributes?: UpstreamAttributes
}

/** A log-in that an identity provider starts, and its client. */
export interface UnsolicitedResponse {
  readonly clientId: string
  /** The protocol of the client. */
  readonly protocol: 'oauth2' | 'saml'
  /** The query of the client's request. */
  readonly query: string
}

export interface UpstreamTokens {
  readonly access_token?: string
  readonly refresh_token?: string
  /** Lifetime of the access token, in seconds. */
  readonly expires_in?: number
}

/** The attributes of a user from an identity provider. */
export interface UpstreamAttributes {
  /** Claims of the ID token, or attributes of the assertion. */
  readonly tokenset: Members
  readonly userinfo: Members
}

export interface UpstreamProfile {
  readonly email?: string
  /** Whether the identity provider has verified the address. */
  readonly email_verified?: boolean
  readonly name?: string
  readonly nickname?: string
  readonly given_name?: string
  readonly family_name?: string
  readonly picture?: string
}
