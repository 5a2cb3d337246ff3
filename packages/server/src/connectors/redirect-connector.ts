import type { TenantKey } from '../keys/saml-signers.ts'
import type { Members } from '../members.ts'
import type { Outbound } from '../outbound/outbound.ts'
import type { ConnectionSecrets } from '../record-rules/connection-secrets.ts'
import type { Client } from '../store/clients/clients.ts'
import type { ClientKey } from '../store/connections/connection-keys.ts'
import type { Connection } from '../store/connections/connection-wire.ts'
import type { DirectoryAttributes } from '../store/users/directory-attributes.ts'
import type { NativeProvider } from './native-token-types.ts'
import type { RedirectLogout, SessionThere } from './redirect-logout.ts'
import type { UpstreamRefusal } from './upstream-refusal.ts'

/**
 * Log-in at an upstream identity provider to which the browser is redirected: OpenID Connect, OAuth
 * 2.0 or SAML.
 */
export interface RedirectConnector extends RedirectLogout {
  /**
   * Whether all connections of the strategy use the same identity provider. The subject alone then
   * identifies a user; otherwise the name of the connection and the subject do.
   */
  readonly hasOneProvider?: boolean
  /**
   * Begins a log-in at the identity provider.
   *
   * @returns the URL for the browser, or the reason why the connection cannot be used
   * @throws OutboundError if the identity provider does not respond
   */
  start(request: RedirectRequest): Promise<RedirectStart | UpstreamRefusal>
  /**
   * Verifies the response of the identity provider. The caller has compared `state`; the connector
   * verifies everything else, such as nonce, issuer, signature and times.
   *
   * @returns the user, or the reason why the log-in failed
   * @throws OutboundError if the identity provider does not respond
   */
  finish(response: RedirectResponse): Promise<UpstreamLogin | UpstreamRefusal>
  /**
   * Requests a new access token with the refresh token of a user (RFC 6749, section 6).
   *
   * @throws OutboundError if the identity provider does not respond
   */
  refresh?(call: ProviderCall, refreshToken: string): Promise<UpstreamTokens | UpstreamRefusal>
  /**
   * The end of the certificate by which the identity provider signs: of several, the last one.
   *
   * @returns undefined if the connection has no certificate
   */
  certificateEndOf?(options: Connection['options']): Date | undefined
  /** Access that the identity provider grants to clients on behalf of its users. */
  readonly identityAssertion?: IdentityAssertions
  /** Log-in in a native application, without a redirect. */
  readonly nativeLogin?: NativeLogin
  /** Log-in with a password that the pages of the server ask for, without a redirect. */
  readonly passwordDirectory?: PasswordDirectory
  /**
   * Recognizes an unsolicited response, with which an identity provider starts a log-in (SAML
   * Profiles, section 4.1.5). The server does not trust its content: it starts a log-in with a
   * request of its own.
   *
   * @returns undefined for any other response, and if the connection does not allow such log-ins
   */
  readUnsolicited?(
    response: Pick<RedirectResponse, 'connection' | 'parameters'>,
  ): UnsolicitedResponse | undefined
  /**
   * Writes the metadata of this server as the service provider of a connection, as XML (SAML
   * Metadata, section 2.4.4).
   */
  writeMetadata?(place: MetadataPlace): string
  /** The values that an administrator registers at the identity provider of the connection. */
  registrationOf?(
    place: Pick<RedirectRequest, 'connection' | 'callbackUrl'>,
  ): readonly RegisteredValue[]
}

/**
 * Identity assertions of an identity provider (draft-ietf-oauth-identity-assertion-authz-grant), by
 * which a client of this server acts for a user of the provider.
 */
export interface IdentityAssertions {
  /** The `iss` of the assertions of a connection; undefined if it is not configured. */
  issuerOf(connection: Connection): string | undefined
  /**
   * Verifies an assertion.
   *
   * @returns the user, or the reason why it is refused
   * @throws OutboundError if the identity provider does not respond
   */
  verify(request: AssertionRequest): Promise<UpstreamLogin | UpstreamRefusal>
}

export interface AssertionRequest extends ProviderCall {
  readonly assertion: string
  /** The issuer identifier of this server, which `aud` must be. */
  readonly audience: string
  /** The client that sent the assertion, which `client_id` must name. */
  readonly clientId: string
}

/** Log-in with what the SDK of a provider has returned to a native application. */
export interface NativeLogin {
  readonly provider: NativeProvider
  /**
   * Verifies what the SDK has returned.
   *
   * @returns the user, or the reason why it is refused
   * @throws OutboundError if the provider does not respond
   */
  verify(request: NativeRequest): Promise<UpstreamLogin | UpstreamRefusal>
}

export interface NativeRequest extends ProviderCall {
  /** The `subject_token` of the token exchange. */
  readonly token: string
  /** The parameter `user_profile`, which the application can have changed. */
  readonly profile: Members
  /** The settings for the mobile apps of the client. */
  readonly mobile: Client['settings']['mobile']
}

/**
 * Log-in with the password of a directory: the pages of the server ask for the password, and the
 * directory verifies it.
 */
export interface PasswordDirectory {
  /** Whether the options of a connection name a directory. */
  isConfigured(connection: Connection): boolean
  /**
   * Searches a user, and holds the conversation with the directory open for `use`.
   *
   * @param identifier what the user typed
   * @returns the result of `use`, or the reason why the directory could not be asked
   * @throws OutboundError if the directory does not respond
   */
  find<T>(
    call: ProviderCall,
    identifier: string,
    use: (user: DirectoryUser) => Promise<T>,
  ): Promise<T | UpstreamRefusal>
}

/** What a directory has found for an identifier, which may be nobody. */
export interface DirectoryUser {
  /**
   * An identifier that is the same for everything that finds this user, by which attempts are
   * counted; undefined for nobody.
   */
  readonly identifier: string | undefined
  /** The identifier of the entry, which never changes; undefined for nobody. */
  readonly subject: string | undefined
  /**
   * Verifies a password. For nobody it is wrong, after as many requests to the directory.
   *
   * @throws OutboundError if the directory does not respond
   */
  verify(password: string): Promise<UpstreamLogin | DirectoryRefusal>
}

/** Why a directory refuses a user who was searched. */
export interface DirectoryRefusal {
  /**
   * `account-blocked` and `password-expired` follow the right password alone, so that nobody else
   * learns of them.
   */
  readonly refused: 'wrong-password' | 'account-blocked' | 'password-expired'
  /** A sentence for the log of the tenant. */
  readonly description: string
}

/** The input for the metadata of a service provider. */
export interface MetadataPlace
  extends Pick<ProviderCall, 'connection' | 'secrets' | 'tenantKeys' | 'callbackUrl'> {
  /** The identifier of the organization for which the identity provider starts log-ins. */
  readonly organization?: string | undefined
}

/** A value, and its usual name in the settings of identity providers. */
export interface RegisteredValue {
  readonly name: string
  readonly value: string
}

/** The input for a request of this server to an identity provider. */
export interface ProviderCall {
  readonly tenantId: string
  readonly connection: Connection
  /** The secret options of the connection. */
  readonly secrets: ConnectionSecrets
  /** The signing keys of the tenant, the current one first. */
  readonly tenantKeys: readonly TenantKey[]
  /** The key of the connection that signs client assertions; undefined if it has none. */
  readonly findClientKey: () => Promise<ClientKey | undefined>
  /** The URL to which the identity provider redirects, by GET or POST: `{issuer}login/callback`. */
  readonly callbackUrl: string
  /** The guarded outbound HTTP client. */
  readonly outbound: Outbound
  readonly now: () => Date
}

interface Redirecting extends ProviderCall {
  /**
   * A random value for one log-in: `state` (RFC 6749, section 4.1.1) or `RelayState` (SAML 2.0).
   */
  readonly state: string
}

export interface RedirectRequest extends Redirecting {
  readonly loginHint: string | undefined
  /** Parameters of the client's request, such as `prompt` and `ui_locales`. */
  readonly requested: Readonly<Record<string, string>>
}

export interface RedirectStart {
  /** The URL to which the browser is redirected or, with `form`, posts the form. */
  readonly url: string
  /**
   * The fields of a form that the browser posts in place of a redirect (SAML Bindings, section
   * 3.5).
   */
  readonly form?: Readonly<Record<string, string>>
  /**
   * Values that `finish` needs, such as a nonce or a code verifier; the server stores them
   * encrypted.
   */
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
  /** What the connection has read from the directory of the provider. */
  readonly directory?: DirectoryAttributes
  /** Whether the profile has no names because the provider sends them only once. */
  readonly lacksNames?: boolean
  /** Tokens of the provider for this server. */
  readonly tokens?: UpstreamTokens
  /** The granted scope, if the token response has it (RFC 6749, section 5.1). */
  readonly grantedScope?: string | undefined
  /** The session at the identity provider, if a log-out can name it. */
  readonly session?: SessionThere
  /**
   * The claims of the ID token or the attributes of the assertion, from which the profile was
   * mapped.
   */
  readonly attributes?: UpstreamAttributes
  /** A sentence for the log of the tenant, if the connection permits something weak. */
  readonly warning?: string
  /** Details for a log entry of their own, if the connection asks for them. */
  readonly details?: Readonly<Record<string, string>>
}

/** A log-in that an identity provider starts, and the client that the user logs in to. */
export interface UnsolicitedResponse {
  readonly clientId: string
  /** The protocol of the client. */
  readonly protocol: 'oauth2' | 'saml'
  /** The query of the authorization request that the server makes for the client. */
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
