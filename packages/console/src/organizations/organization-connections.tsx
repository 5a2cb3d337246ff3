import { call } from '../api/call.ts'
import { type Members, textIn } from '../api/json.ts'
import { Adder } from '../parts/adder.tsx'
import { useLoaded } from '../parts/loading.tsx'
import { OwnedItems } from '../resource/owned-items.tsx'
import { readList } from '../resource/read-list.ts'
import { hrefOf } from '../router.ts'
import { words } from '../texts/texts.ts'

const idOf = (connection: Members) => textIn(connection, 'connection_id')

/** The connections by which members log in. */
export function OrganizationConnections({ id }: { readonly id: string }) {
  const { application, basics, columns, organization } = words()
  const enabled = useLoaded(`connections of ${id}`, async () => {
    const read = { path: { id } }
    const { items } = await readList('organizations', 'listOrganizationEnabledConnections', read)
    return items.map(rowOf)
  })
  const all = useLoaded('connections', async () => {
    const { items } = await readList('connections', 'listConnections', {})
    return items
  })
  const enable = (body: Members) =>
    call('createOrganizationEnabledConnection', { path: { id }, body })
  const others = (all.value ?? []).filter(
    (each) => !enabled.value?.some((other) => idOf(other) === textIn(each, 'id')),
  )
  return (
    <OwnedItems
      title={organization.connections}
      says={organization.connectionsSay}
      items={enabled}
      columns={[
        { name: 'name', label: columns.name },
        { name: 'strategy', label: columns.strategy },
        { name: 'assign_membership_on_login', label: organization.assigns },
      ]}
      nameOf={(connection) => textIn(connection, 'name')}
      hrefOf={(connection) => hrefOf('connections', idOf(connection))}
      removal={{
        verb: application.disable,
        run: (connection) =>
          call('deleteOrganizationEnabledConnection', {
            path: { id, connectionId: idOf(connection) },
          }),
        putBack: ({ connection_id, assign_membership_on_login, show_as_button }) =>
          enable({ connection_id, assign_membership_on_login, show_as_button }),
        done: basics.removed,
      }}
    >
      <Adder
        id="connection"
        label={application.enable}
        options={others.map((each) => ({
          value: textIn(each, 'id'),
          name: textIn(each, 'display_name') || textIn(each, 'name'),
        }))}
        onAdd={async (connection_id) => {
          await enable({ connection_id })
          enabled.reload()
        }}
      />
    </OwnedItems>
  )
}

const rowOf = (enabled: Members): Members => ({
  ...enabled,
  name: textIn(enabled, 'connection', 'name'),
  strategy: textIn(enabled, 'connection', 'strategy'),
})
