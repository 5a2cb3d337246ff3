import { call } from '../api/call.ts'
import type { Members } from '../api/json.ts'
import {
  connectionColumns,
  idOfConnection,
  nameOfConnection,
  useConnections,
} from '../connections/connection-rows.ts'
import { useLoaded } from '../parts/loading.tsx'
import { EnabledItems } from '../resource/enabled-items.tsx'
import { readEvery } from '../resource/read-list.ts'
import { words } from '../texts/texts.ts'

/** The connections by which users log in to an application. */
export function ApplicationConnections({ id }: { readonly id: string }) {
  const { application } = words()
  const all = useConnections()
  const enabled = useLoaded(`connections of ${id}`, () =>
    readEvery('clients', 'listClientConnections', { path: { id } }),
  )
  const set = (connection: Members, status: boolean) =>
    call('updateConnectionClients', {
      path: { id: idOfConnection(connection) },
      body: [{ client_id: id, status }],
    })
  return (
    <EnabledItems
      title={application.connections}
      says={application.connectionsSay}
      columns={connectionColumns()}
      enabled={enabled}
      all={all}
      idOf={idOfConnection}
      nameOf={nameOfConnection}
      path="connections"
      enable={(connection) => set(connection, true)}
      disable={(connection) => set(connection, false)}
    />
  )
}
