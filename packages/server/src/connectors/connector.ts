import type { Schema } from '@latchkey/contract'
import type { Outbound } from '../outbound/outbound.ts'
import type { PasswordVerdict } from '../passwords/password-hash.ts'
import type { Passwords } from '../passwords/passwords.ts'
import type { Connection } from '../store/connections/connection-wire.ts'
import type { FoundAccount, LoginAccount } from '../store/logs/logins.ts'
import type { Resources } from '../store/tenants/resources.ts'
import type { TenantStore } from '../store/tenants/tenants.ts'
import type { RedirectConnector } from './redirect-connector.ts'

export type Strategy = Schema<'ConnectionStrategy'>
export type ConnectionOptions = Schema<'ConnectionOptions'>

/**
 * Implements the connections of one strategy. The identities of its users have the strategy as
 * their `provider`. Each ability is optional; log-in offers the ways that the connector has.
 */
export interface Connector extends Partial<Abilities> {
  /** The value of `strategy_type` in log entries. */
  readonly type: 'database' | 'passwordless' | 'social' | 'enterprise'
  readonly options: OptionRules
  /**
   * The SCIM attribute that identifies users where a configuration names none; `externalId` if left
   * out.
   */
  readonly scimUserIdAttribute?: string
  /**
   * The connector of a connection with these options, where the strategy has several protocols;
   * `options` of this connector are those of all.
   */
  readonly variantOf?: (options: ConnectionOptions) => Connector
  /** Whether its connections have `provisioning_ticket_url`, as those of the public API do. */
  readonly hasProvisioningPage?: true
  /** How the buttons of its connections look that have no name or icon of their own. */
  readonly mark?: ProviderMark
}

/** The name of a provider and its logo: shapes on a square of 512 units. */
export interface ProviderMark {
  readonly name: string
  /** The color of the square, as CSS. */
  readonly background: string
  readonly shapes: readonly MarkShape[]
}

/** A `path` of SVG with its attributes. */
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
  readonly redirect: RedirectConnector
  readonly signUp: SignUpConnector
  readonly provisioning: ProvisioningConnector
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
  /** The supported options; others are refused. */
  readonly members: readonly (keyof ConnectionOptions)[]
  /** The options whose null is stored and shown, as there is none; null removes all others. */
  readonly nullable?: readonly (keyof ConnectionOptions)[]
  /** @throws ApiError `invalid_body` for an invalid value */
  check?(options: ConnectionOptions): void
  /**
   * Adds the metadata that the identity provider publishes.
   *
   * @throws ApiError `invalid_body` where it cannot be read
   */
  complete?(options: ConnectionOptions, request: MetadataRequest): Promise<ConnectionOptions>
  /** Adds what follows from the options to those that responses show. */
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

/** Where to search an account. */
export interface AccountQuery {
  readonly clientId: string
  /** Normalized. */
  readonly identifier: string
  /** The name of the only connection to search. */
  readonly connection?: string
  /** The names of those that an organization has; without it, all. */
  readonly among?: ReadonlySet<string> | undefined
}

type Logins = Pick<TenantStore, 'logins'>

interface OfTenant {
  readonly id: string
  readonly store: Logins
  readonly passwords: Passwords
}

/** Log-in by identifier and password. */
export interface PasswordConnector {
  /** The account with this identifier at the connections of the strategy. */
  findAccount(store: Logins, query: AccountQuery): Promise<FoundAccount | undefined>
  /** @throws ApiError `password_queue_full` */
  verify(tenant: OfTenant, account: LoginAccount, password: string): Promise<PasswordVerdict>
  /**
   * Stores the same password with a new hash, after `verify` reported the stored one as outdated.
   */
  rehash(tenant: OfTenant, account: LoginAccount, password: string): Promise<void>
}

/** Users create and use passkeys (Web Authentication Level 3). */
export type PasskeyConnector = Switchable

/** Log-in by a code or a link that is sent to an address of the user. */
export interface CodeConnector {
  readonly channel: 'email' | 'sms'
  /** Normalizes an address of the channel; undefined for other text. */
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

/** Users get an account at their first log-in. */
export type SignUpConnector = Switchable

/** Administrators create, import and change users. */
export interface ProvisioningConnector {
  /**
   * The identifiers of a new user, normalized.
   *
   * @throws ApiError 400 for a missing or malformed identifier
   */
  acceptUser<User extends Identifiers>(user: User, connection: NamedOptions): User
  /**
   * The identifiers of a change, normalized; null and absent ones are kept.
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
