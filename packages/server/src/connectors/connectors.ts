import { refusedBody } from '../errors.ts'
import type { Connection } from '../store/connections/connection-wire.ts'
import type {
  Ability,
  ConnectionWith,
  Connector,
  ConnectorWith,
  ProviderMark,
  Strategy,
} from './connector.ts'
import { databaseConnector } from './database/database-connector.ts'
import { emailConnector } from './email/email-connector.ts'
import { federationServer } from './federation-server.ts'
import { ldapConnector } from './ldap/ldap-connector.ts'
import { oauthConnectors } from './oauth2/oauth-connectors.ts'
import { openIdConnectors } from './oidc/openid-connectors.ts'
import { providerMarks } from './provider-marks.ts'
import { samlConnectors } from './saml/saml-connectors.ts'
import { smsConnector } from './sms/sms-connector.ts'
import { unavailableConnectors } from './unavailable/unavailable-connectors.ts'

const unmarked = (): Partial<Readonly<Record<Strategy, Connector>>> => ({
  auth0: databaseConnector,
  email: emailConnector,
  sms: smsConnector,
  ...openIdConnectors(),
  ...oauthConnectors(),
  ...samlConnectors(),
  ad: ldapConnector(),
  adfs: federationServer(),
  ...unavailableConnectors(),
})

const builtIn = (): Readonly<Record<string, Connector>> =>
  Object.fromEntries(
    Object.entries(unmarked()).map(([strategy, connector]) => {
      const mark = marks.get(strategy)
      return [strategy, mark ? { ...connector, mark } : connector]
    }),
  )

const marks: ReadonlyMap<string, ProviderMark> = new Map(Object.entries(providerMarks))

export type FurtherConnectors = Partial<Readonly<Record<Strategy, Connector>>>

/**
 * The connectors of the server by strategy: the built-in ones, and further ones that replace or
 * extend them.
 */
export class Connectors {
  private readonly table: ReadonlyMap<string, Connector>

  constructor(further: FurtherConnectors = {}) {
    this.table = new Map(Object.entries({ ...builtIn(), ...further }))
  }

  /** @throws ApiError `invalid_body` for a strategy that is not supported */
  require(strategy: Strategy): Connector {
    const connector = this.table.get(strategy)
    if (connector) return connector
    const supported = [...this.table.keys()].join(', ')
    const reason = `Strategy ${strategy} is not supported, only ${supported}`
    throw refusedBody(reason, 'strategy')
  }

  /** @returns undefined for a strategy that is no longer supported */
  find(strategy: string): Connector | undefined {
    return this.table.get(strategy)
  }

  /** The connectors that have an ability, in the order in which a log-in tries them. */
  listWith<A extends Ability>(ability: A): readonly ConnectorWith<A>[] {
    return [...this.table.values()].filter((connector) => hasAll(connector, [ability]))
  }

  /** The strategies whose connector has an ability; they are the `provider` of their identities. */
  strategiesWith(ability: Ability): readonly string[] {
    return [...this.table].flatMap(([strategy, connector]) =>
      connector[ability] ? [strategy] : [],
    )
  }

  /**
   * The connection with its connector.
   *
   * @returns undefined if the connector lacks one of the abilities, or the options of the
   *   connection disable one
   */
  resolve<A extends Ability>(
    connection: Connection,
    abilities: readonly A[],
  ): ConnectionWith<A> | undefined {
    const found = this.table.get(connection.strategy)
    const connector = found?.variantOf?.(connection.options) ?? found
    if (!connector || !hasAll(connector, abilities)) return undefined
    const isEnabled = abilities.every((ability) => isOn(connector, ability, connection))
    return isEnabled ? { connection, connector } : undefined
  }
}

function hasAll<A extends Ability>(
  connector: Connector,
  abilities: readonly A[],
): connector is ConnectorWith<A> {
  return abilities.every((ability) => connector[ability] !== undefined)
}

function isOn(connector: Connector, ability: Ability, { options }: Connection): boolean {
  const found = connector[ability]
  return found !== undefined && (!('isEnabled' in found) || found.isEnabled(options))
}
