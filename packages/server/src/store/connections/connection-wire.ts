import type { Schema } from '@latchkey/contract'
import type { Connection as Row } from '../prisma/client.ts'

type Sent = Schema<'ConnectionPatch'>

/** A change of a connection, without the options and clients that are null. */
export interface ConnectionPatch extends Omit<Sent, 'options' | 'enabled_clients'> {
  readonly options?: NonNullable<Sent['options']>
  readonly enabled_clients?: NonNullable<Sent['enabled_clients']>
}

type Wire = Schema<'Connection'>

type Always =
  | 'id'
  | 'options'
  | 'strategy'
  | 'name'
  | 'is_domain_connection'
  | 'authentication'
  | 'connected_accounts'
  | 'realms'

/** A connection; these members are always present. */
export type Connection = Wire & Required<Pick<Wire, Always>>

/** The members that are stored in the column `settings`. */
export type ConnectionSettings = Omit<ConnectionPatch, 'enabled_clients'>

/** The members in the column `settings`. */
export const settingsOf = ({ settings }: Pick<Row, 'settings'>) => settings as ConnectionSettings

/** The columns that `toWire` needs. */
export const shownColumns = { id: true, name: true, strategy: true, settings: true } as const

type ShownRow = Pick<Row, keyof typeof shownColumns>

/** A connection as the management API returns it, with defaults and without clients. */
export function toWire(row: ShownRow): Connection {
  const { id, name, strategy } = row
  const { options = {}, realms = [], display_name, show_as_button, ...settings } = settingsOf(row)
  const { is_domain_connection = false, metadata, authentication, connected_accounts } = settings
  const { cross_app_access_requesting_app: requesting, cross_app_access_resource_app: resource } =
    settings
  return {
    id,
    options,
    strategy: strategy as Connection['strategy'],
    name,
    ...(display_name !== undefined && { display_name }),
    is_domain_connection,
    ...(show_as_button !== undefined && { show_as_button }),
    ...(metadata && { metadata }),
    authentication: authentication ?? { active: true },
    connected_accounts: { active: false, ...connected_accounts },
    ...(requesting && { cross_app_access_requesting_app: requesting }),
    ...(resource && { cross_app_access_resource_app: resource }),
    realms: realms.length > 0 ? realms : [name],
  }
}

/** A connection as the management API returns it, with `enabled_clients`. */
export function withClients(
  row: ShownRow & { readonly clients: readonly { clientId: string }[] },
): Connection {
  return { ...toWire(row), enabled_clients: row.clients.map(({ clientId }) => clientId) }
}
