import type { Schema } from '@latchkey/contract'
import type { Outbound } from '../outbound/outbound.ts'
import type { PasswordVerdict } from '../passwords/password-hash.ts'
import type { Connection } from '../store/connections/connections.ts'
import type { FoundAccount, LoginAccount } from '../store/logs/logins.ts'
import type { Resources } from '../store/tenants/resources.ts'
import type { TenantStore } from '../store/tenants/tenants.ts'
import type { RedirectConnector } from './redirect-connector.ts'

export type Strategy = Schema<'ConnectionStrategy'>
export type ConnectionOptions = Schema<'ConnectionOptions'>

/**
 * What runs the connections of one strategy. Its users' identities have the strategy as their
 * provider. Each ability is optional; a way to log in is offered where the connector has it.
 */
export interface Connector extends Partial<Abilities> {
  /** What log entries call `strategy_type`. */
  readonly type: 'database' | 'passwordless' | 'social' | 'enterprise'
  readonly options: OptionRules
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

/** A connection, and the connector that runs it. */
export interface ConnectionWith<A extends Ability = never> {
  readonly connection: Connection
  readonly connector: ConnectorWith<A>
}

/** What the connections of a strategy may be set to. */
export interface OptionRules {
  /** Options of a new connection that the request does not name. */
  readonly defaults: ConnectionOptions
  /** The options that take effect; others are refused. */
  readonly members: readonly (keyof ConnectionOptions)[]
  /** @throws ApiError `invalid_body` for a value that the connector cannot run with */
  check?(options: ConnectionOptions): void
  /**
   * Adds what the identity provider publishes of itself, such as its metadata.
   *
   * @throws ApiError `invalid_body` where it cannot be read
   */
  complete?(options: ConnectionOptions, asking: MetadataRequest): Promise<ConnectionOptions>
}

export interface MetadataRequest {
  readonly tenantId: string
  /** The only way to other servers. */
  readonly outbound: Outbound
}

/** A tenant can switch the ability off, by options of a connection. */
interface Switchable {
  isEnabled(options: ConnectionOptions): boolean
}

/** Where an account is looked for. */
export interface AccountQuery {
  readonly clientId: string
  /** In the form in which it is stored. */
  readonly identifier: string
  /** The name of the one connection to look in. */
  readonly connection?: string
}

type Logins = Pick<TenantStore, 'logins'>

interface OfTenant {
  readonly id: string
  readonly store: Logins
}

/** Users type an identifier and a password. */
export interface PasswordConnector {
  /** The account of this identifier, among the connections of the strategy. */
  findAccount(store: Logins, query: AccountQuery): Promise<FoundAccount | undefined>
  /** @throws ApiError `password_queue_full` */
  verify(tenantId: string, account: LoginAccount, password: string): Promise<PasswordVerdict>
  /** Stores the same password anew, after `verify` called its hash outdated. */
  rehash(tenant: OfTenant, account: LoginAccount, password: string): Promise<void>
}

/** Users create and use passkeys (Web Authentication Level 3). */
export type PasskeyConnector = Switchable

/** Users prove that they receive messages at an address, by a code or a link sent to it. */
export interface CodeConnector {
  readonly channel: 'email'
  settingsOf(options: ConnectionOptions): {
    /** In digits. */
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

/** Users who log in for the first time get an account. */
export type SignUpConnector = Switchable

/** Administrators create, import and change users. */
export interface ProvisioningConnector {
  /**
   * The identifiers of a new user in the form in which they are stored.
   *
   * @throws ApiError 400 for an identifier that is missing or malformed
   */
  acceptUser<User extends Identifiers>(user: User, connection: NamedOptions): User
  /**
   * The same for changes of a user; null and what is left out stay.
   *
   * @throws ApiError 400 for an identifier that is malformed
   */
  acceptChange<Change extends Identifiers>(change: Change, options: ConnectionOptions): Change
}

type Identifiers = {
  readonly email?: string | null
  readonly username?: string | null
  readonly phone_number?: string | null
}

type NamedOptions = Pick<Connection, 'name' | 'options'>
