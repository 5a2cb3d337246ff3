import { call } from '../api/call.ts'
import { type Members, textIn } from '../api/json.ts'
import { Adder } from '../parts/adder.tsx'
import { useLoaded } from '../parts/loading.tsx'
import { OwnedItems } from '../resource/owned-items.tsx'
import { readList } from '../resource/read-list.ts'
import { hrefOf } from '../router.ts'
import { words } from '../texts/texts.ts'

const idOf = (connection: Members) => textIn(connection, 'id')
const nameOf = (connection: Members) =>
  textIn(connection, 'display_name') || textIn(connection, 'name')

/** The connections by which users log in to an application. */
export function ApplicationConnections({ id }: { readonly id: string }) {
  const { application, columns } = words()
  const enabled = useLoaded(`connections of ${id}`, async () => {
    const { items } = await readList('clients', 'listClientConnections', { path: { id } })
    return items
  })
  const all = useLoaded('connections', async () => {
    const { items } = await readList('connections', 'listConnections', {})
    return items
  })
  const set = (connection: string, status: boolean) =>
    call('updateConnectionClients', {
      path: { id: connection },
      body: [{ client_id: id, status }],
    })
  const others = (all.value ?? []).filter(
    (each) => !enabled.value?.some((other) => idOf(other) === idOf(each)),
  )
  return (
    <OwnedItems
      title={application.connections}
      says={application.connectionsSay}
      items={enabled}
      columns={[
        { name: 'name', label: columns.name },
        { name: 'strategy', label: columns.strategy },
      ]}
      nameOf={nameOf}
      hrefOf={(connection) => hrefOf('connections', idOf(connection))}
      removal={{
        verb: application.disable,
        run: (connection) => set(idOf(connection), false),
        putBack: (connection) => set(idOf(connection), true),
        done: application.disabled,
      }}
    >
      <Adder
        id="connection"
        label={application.enable}
        options={others.map((each) => ({ value: idOf(each), name: nameOf(each) }))}
        onAdd={async (connection) => {
          await set(connection, true)
          enabled.reload()
        }}
      />
    </OwnedItems>
  )
}
