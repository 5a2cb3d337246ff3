import type { Outbound } from '../outbound/outbound.ts'
import type { ConnectionSecrets } from '../record-rules/connection-secrets.ts'
import type { Connection } from '../store/connections/connections.ts'

/**
 * Users log in at an identity provider upstream, which the browser is redirected to: OpenID
 * Connect, OAuth 2.0 or SAML.
 */
export interface RedirectConnector {
  /**
   * Whether all connections of the strategy lead to one identity provider, so that its subjects are
   * unique across them. Otherwise users are told apart by connection and subject.
   */
  readonly hasOneProvider?: boolean
  /**
   * Begins a log-in upstream.
   *
   * @throws OutboundError where the identity provider does not answer
   */
  start(request: RedirectRequest): Promise<RedirectStart | UpstreamRefusal>
  /**
   * Verifies the answer of the identity provider, completely: state is compared already, whatever
   * else the protocol has (nonce, issuer, signature, times) is not.
   *
   * @throws OutboundError where the identity provider does not answer
   */
  finish(response: RedirectResponse): Promise<UpstreamLogin | UpstreamRefusal>
  /**
   * Recognizes a response to no request, by which the identity provider begins a log-in. Nothing
   * of it is believed: the log-in begins anew, by a request.
   *
   * @returns undefined where it is none, or the connection does not allow it
   */
  readUnsolicited?(
    response: Pick<RedirectResponse, 'connection' | 'parameters'>,
  ): UnsolicitedResponse | undefined
  /** Metadata of this server as the service provider of a connection, as XML. */
  writeMetadata?(place: Pick<RedirectRequest, 'connection' | 'secrets' | 'callbackUrl'>): string
}

interface Redirecting {
  readonly tenantId: string
  readonly connection: Connection
  /** The options of the connection that are secret. */
  readonly secrets: ConnectionSecrets
  /** Where the identity provider redirects to, by GET or POST: `{issuer}login/callback`. */
  readonly callbackUrl: string
  /** Random, for one log-in: `state` (RFC 6749, section 4.1.1) or `RelayState` (SAML 2.0). */
  readonly state: string
  /** The only way to other servers. */
  readonly outbound: Outbound
  readonly now: () => Date
}

export interface RedirectRequest extends Redirecting {
  readonly loginHint: string | undefined
  /** Parameters of the request that began the log-in, such as `prompt` and `ui_locales`. */
  readonly asked: Readonly<Record<string, string>>
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
  /** Of the query or the form that the browser came back with. */
  readonly parameters: URLSearchParams
  readonly kept: Readonly<Record<string, string>>
}

/** A user whom the identity provider authenticated. */
export interface UpstreamLogin {
  /** The provider's own identifier of the user, which it never gives to another. */
  readonly subject: string
  readonly profile: UpstreamProfile
  /** Tokens that the provider issued to this server. */
  readonly tokens?: UpstreamTokens
}

/** A log-in that an identity provider begins, and the client that it is for. */
export interface UnsolicitedResponse {
  readonly clientId: string
  readonly protocol: 'oauth2' | 'samlp'
  /** Parameters of the client's authorization request. */
  readonly query: string
}

export interface UpstreamTokens {
  readonly access_token?: string
  readonly refresh_token?: string
  readonly expires_in?: number
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

/**
 * Why nobody is logged in: the user declined, the response of the provider is not accepted, or the
 * connection lacks an option or cannot run here.
 */
export interface UpstreamRefusal {
  readonly refused: 'access_denied' | 'invalid_response' | 'not_configured'
  /** A sentence for the tenant's log. */
  readonly description: string
}
