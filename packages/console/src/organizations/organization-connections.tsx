import { call } from '../api/call.ts'
import { type Members, textIn } from '../api/json.ts'
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

/** The connections by which members log in. */
export function OrganizationConnections({ id }: { readonly id: string }) {
  const { organization } = words()
  const all = useConnections()
  const enabled = useLoaded(`connections of ${id}`, async () => {
    const read = { path: { id } }
    const items = await readEvery('organizations', 'listOrganizationEnabledConnections', read)
    return items.map(rowOf)
  })
  return (
    <EnabledItems
      title={organization.connections}
      says={organization.connectionsSay}
      columns={[
        ...connectionColumns(),
        { name: 'assign_membership_on_login', label: organization.assigns },
      ]}
      enabled={enabled}
      all={all}
      idOf={idOfConnection}
      nameOf={nameOfConnection}
      path="connections"
      enable={(connection) =>
        call('createOrganizationEnabledConnection', { path: { id }, body: bodyOf(connection) })
      }
      disable={(connection) =>
        call('deleteOrganizationEnabledConnection', {
          path: { id, connectionId: idOfConnection(connection) },
        })
      }
    />
  )
}

/** The settings of a connection that was enabled before, to enable it again. */
const bodyOf = (row: Members): Members => ({
  connection_id: idOfConnection(row),
  assign_membership_on_login: row.assign_membership_on_login,
  show_as_button: row.show_as_button,
  is_signup_enabled: row.is_signup_enabled,
})

const rowOf = (enabled: Members): Members => ({
  ...enabled,
  id: textIn(enabled, 'connection_id'),
  name: textIn(enabled, 'connection', 'name'),
  strategy: textIn(enabled, 'connection', 'strategy'),
})
