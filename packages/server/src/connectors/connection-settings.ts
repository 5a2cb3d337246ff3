import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../errors.ts'
import { withoutNulls } from '../merge-members.ts'
import type { ConnectionPatch, ConnectionSettings } from '../store/connections/connection-wire.ts'
import type { NewConnection } from '../store/connections/connections.ts'
import type { ConnectionOptions, Connector, MetadataRequest } from './connector.ts'
import type { Connectors } from './connectors.ts'

type Definition = Schema<'ConnectionDefinition'>

/**
 * Validates a new connection, and adds the defaults of its connector.
 *
 * @throws ApiError `invalid_body`
 */
export function newConnection(connectors: Connectors, definition: Definition): NewConnection {
  const { name, strategy, enabled_clients, ...members } = definition
  const connector = connectors.require(strategy)
  const { options, ...accepted } = acceptSettings(connector, strategy, members)
  return {
    name,
    strategy,
    ...(enabled_clients && { enabled_clients }),
    settings: {
      is_domain_connection: false,
      authentication: { active: true },
      connected_accounts: { active: false },
      ...(connector.type === 'enterprise' && { show_as_button: false }),
      ...accepted,
      options: { ...connector.options.defaults, ...options },
    },
  }
}

/**
 * Validates a change of a connection. Options and clients that are null stay as they are.
 *
 * @throws ApiError `invalid_body`
 */
export function acceptPatch(
  connectors: Connectors,
  strategy: Definition['strategy'],
  patch: Schema<'ConnectionPatch'>,
): ConnectionPatch {
  const { enabled_clients, options, ...members } = patch
  const settings = { ...members, ...(options && { options }) }
  const accepted = acceptSettings(connectors.require(strategy), strategy, settings)
  return { ...accepted, ...(enabled_clients && { enabled_clients }) }
}

/**
 * Reads the metadata of the identity provider, and adds it to the options.
 *
 * @throws ApiError `invalid_body` if the metadata cannot be read
 */
export async function completeOptions<Settings extends { readonly options?: ConnectionOptions }>(
  connectors: Connectors,
  strategy: Definition['strategy'],
  settings: Settings,
  request: MetadataRequest,
): Promise<Settings> {
  const { complete } = connectors.require(strategy).options
  if (!complete || !settings.options) return settings
  return { ...settings, options: await complete(settings.options, request) }
}

/** @throws ApiError `invalid_body` for an invalid option, and for an option of another strategy */
function acceptSettings(
  connector: Connector,
  strategy: string,
  { options, metadata, ...members }: ConnectionSettings,
): ConnectionSettings {
  return {
    ...members,
    ...(options && { options: acceptOptions(connector, strategy, options) }),
    ...(metadata && { metadata: withoutNulls(metadata) }),
  }
}

function acceptOptions(
  { options: rules }: Connector,
  strategy: string,
  options: ConnectionOptions,
): ConnectionOptions {
  const members: readonly string[] = rules.members
  const foreign = Object.keys(withoutNulls(options)).find((name) => !members.includes(name))
  if (foreign !== undefined) {
    const reason = `Connections with the strategy \`${strategy}\` do not have this option`
    throw refusedBody(reason, `options.${foreign}`)
  }
  rules.check?.(options)
  return withoutNulls(options, rules.nullable)
}
