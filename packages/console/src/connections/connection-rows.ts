import { type Members, textIn } from '../api/json.ts'
import { useLoaded } from '../parts/loading.tsx'
import type { Column } from '../resource/item-table.tsx'
import { readEvery } from '../resource/read-list.ts'
import { words } from '../texts/texts.ts'

/** The connections of the tenant that an application or an organization can use. */
export const useConnections = () =>
  useLoaded('connections', () => readEvery('connections', 'listConnections'))

/** The columns of a table of connections. */
export const connectionColumns = (): readonly Column[] => {
  const { columns } = words()
  return [
    { name: 'name', label: columns.name },
    { name: 'strategy', label: columns.strategy },
  ]
}

/** The id of a connection. */
export const idOfConnection = (connection: Members) => textIn(connection, 'id')

/** The display name of a connection, else its name. */
export const nameOfConnection = (connection: Members) =>
  textIn(connection, 'display_name') || textIn(connection, 'name')
