import type { Schema } from '@latchkey/contract'
import type { Outbound } from '../outbound/outbound.ts'
import type { PasswordVerdict } from '../passwords/password-hash.ts'
import type { Passwords } from '../passwords/passwords.ts'
import type { Connection } from '../store/connections/connection-wire.ts'
import type { FoundAccount, LoginAccount } from '../store/logs/logins.ts'
import type { Resources } from '../store/tenants/resources.ts'
import type { TenantStore } from '../store/tenants/tenants.ts'
import type { DirectoryConnector } from './directory-connector.ts'
import type { RedirectConnector } from './redirect-connector.ts'

export type Strategy = Schema<'ConnectionStrategy'>
export type ConnectionOptions = Schema<'ConnectionOptions'>

/**
 * Implements the connections of one strategy. The identities of their users have the strategy as
 * `provider`. Each ability is optional; the log-in pages offer the ways to log in for which the
 * connector has an ability.
 */
export interface Connector extends Partial<Abilities> {
  /** The value of `strategy_type` in log entries. */
  readonly type: 'database' | 'passwordless' | 'social' | 'enterprise'
  readonly options: OptionRules
  /**
   * The SCIM attribute that identifies a user if `user_id_attribute` of the SCIM configuration is
   * not set; by default `externalId`.
   */
  readonly scimUserIdAttribute?: string
  /**
   * Selects the connector of a connection by its options, if the strategy supports several
   * protocols. `options` of this connector then has the rules for the options of all of them.
   */
  readonly variantOf?: (options: ConnectionOptions) => Connector
  /** Whether connections in responses have `provisioning_ticket_url`, as in the hosted API. */
  readonly hasProvisioningPage?: true
  /**
   * Name and logo for the log-in buttons of connections that have no `display_name` or icon of
   * their own.
   */
  readonly mark?: ProviderMark
}

/**
 * The name of a provider and its logo, which consists of shapes on a square of 512 by 512 units.
 */
export interface ProviderMark {
  readonly name: string
  /** The color of the square, as CSS. */
  readonly background: string
  readonly shapes: readonly MarkShape[]
}

/** A `path` element of SVG with its attributes. */
export interface MarkShape {
  readonly d: string
  readonly fill?: string
  readonly stroke?: string
  readonly strokeWidth?: number
  readonly transform?: string
}

export interface Abilities {
  readonly password: PasswordConnector
  readonly passkeys: PasskeyConnector
  readonly code: CodeConnector
  readonly codes: CodesConnector
  readonly redirect: RedirectConnector
  readonly signUp: SignUpConnector
  readonly provisioning: ProvisioningConnector
  readonly directory: DirectoryConnector
}

export type Ability = keyof Abilities

/** A connector that has these abilities. */
export type ConnectorWith<A extends Ability> = Connector & Pick<Abilities, A>

/** A connection with its connector. */
export interface ConnectionWith<A extends Ability = never> {
  readonly connection: Connection
  readonly connector: ConnectorWith<A>
}

/** The supported options of a strategy. */
export interface OptionRules {
  /** The defaults of a new connection. */
  readonly defaults: ConnectionOptions
  /** The supported options; a request with another option is refused. */
  readonly members: readonly (keyof ConnectionOptions)[]
  /** The options of which null is stored and returned as a value; null removes any other option. */
  readonly nullable?: readonly (keyof ConnectionOptions)[]
  /** @throws ApiError `invalid_body` for an invalid value */
  check?(options: ConnectionOptions): void
  /**
   * Adds the metadata that the identity provider publishes.
   *
   * @throws ApiError `invalid_body` if the metadata cannot be read
   */
  complete?(options: ConnectionOptions, request: MetadataRequest): Promise<ConnectionOptions>
  /** Adds values that are derived from the options to the options in responses. */
  show?(options: ConnectionOptions): ConnectionOptions
}

export interface MetadataRequest {
  readonly tenantId: string
  /** The guarded outbound HTTP client. */
  readonly outbound: Outbound
}

/** An ability that options of a connection can disable. */
interface Switchable {
  isEnabled(options: ConnectionOptions): boolean
}

/** The identifier of an account, and the connections in which it is searched. */
export interface AccountQuery {
  readonly clientId: string
  /** Normalized. */
  readonly identifier: string
  /**
   * The name of the connection to search; without it, all connections that are enabled for the
   * client.
   */
  readonly connection?: string
  /** The names of the connections of the organization; without it, all connections count. */
  readonly among?: ReadonlySet<string> | undefined
}

type Logins = Pick<TenantStore, 'logins'>

interface OfTenant {
  readonly id: string
  readonly store: Logins
  readonly passwords: Passwords
}

/** Log-in by identifier and password. */
export interface PasswordConnector extends Switchable {
  /** Finds the account with this identifier in the connections of the strategy. */
  findAccount(store: Logins, query: AccountQuery): Promise<FoundAccount | undefined>
  /** @throws ApiError `password_queue_full` */
  verify(tenant: OfTenant, account: FoundAccount, password: string): Promise<PasswordVerdict>
  /**
   * Stores a new hash of the same password, after `verify` reported the stored hash as outdated.
   */
  rehash(tenant: OfTenant, account: FoundAccount, password: string): Promise<void>
}

/** Users create passkeys and log in with them (Web Authentication Level 3). */
export type PasskeyConnector = Switchable

/** Log-in by a code or a link that is sent to an address of the user. */
export interface CodeConnector {
  readonly channel: 'email' | 'sms'
  /** Normalizes an e-mail address or a phone number; undefined for any other text. */
  addressOf(text: string): string | undefined
  settingsOf(options: ConnectionOptions): {
    /** The number of digits. */
    readonly codeLength: number
    readonly lifetimeSeconds: number
  }
  findAccount(
    store: Resources,
    connection: Connection,
    address: string,
  ): Promise<LoginAccount | undefined>
  /** @throws ApiError `user_exists` */
  createAccount(store: Resources, connection: Connection, address: string): Promise<LoginAccount>
}

/** Log-in by codes to accounts that have other ways to log in too. */
export interface CodesConnector extends Switchable {
  /** The enabled ones; none of them creates accounts. */
  listOf(options: ConnectionOptions): readonly CodeConnector[]
}

/** Users create an account themselves: by sign-up, or at their first log-in. */
export type SignUpConnector = Switchable

/** Administrators create, import and change users. */
export interface ProvisioningConnector {
  /**
   * Normalizes the identifiers of a new user.
   *
   * @throws ApiError 400 for a missing or malformed identifier
   */
  acceptUser<User extends Identifiers>(user: User, connection: NamedOptions): User
  /**
   * Normalizes the identifiers of a change; identifiers that are null or absent stay so.
   *
   * @throws ApiError 400 for a malformed identifier
   */
  acceptChange<Change extends Identifiers>(change: Change, options: ConnectionOptions): Change
}

type Identifiers = {
  readonly email?: string | null
  readonly username?: string | null
  readonly phone_number?: string | null
}

type NamedOptions = Pick<Connection, 'name' | 'options'>
