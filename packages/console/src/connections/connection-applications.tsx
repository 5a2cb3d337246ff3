import { call } from '../api/call.ts'
import { type Members, textIn } from '../api/json.ts'
import { Adder } from '../parts/adder.tsx'
import { useLoaded } from '../parts/loading.tsx'
import { OwnedItems } from '../resource/owned-items.tsx'
import { readList } from '../resource/read-list.ts'
import { hrefOf } from '../router.ts'
import { words } from '../texts/texts.ts'

const idOf = (client: Members) => textIn(client, 'client_id')

/** The applications whose users can log in by a connection. */
export function ConnectionApplications({ id }: { readonly id: string }) {
  const { application, columns, connection, titles } = words()
  const all = useLoaded('applications', async () => {
    const { items } = await readList('clients', 'listClients', { query: { is_global: false } })
    return items
  })
  const enabled = useLoaded(`clients of ${id} ${all.value?.length}`, async () => {
    const { items } = await readList('connections', 'listConnectionClients', { path: { id } })
    const named = (client: Members) => all.value?.find((each) => idOf(each) === idOf(client))
    return items.map((client) => ({ ...client, ...named(client) }))
  })
  const set = (clientId: string, status: boolean) =>
    call('updateConnectionClients', { path: { id }, body: [{ client_id: clientId, status }] })
  const others = (all.value ?? []).filter(
    (each) => !enabled.value?.some((other) => idOf(other) === idOf(each)),
  )
  return (
    <OwnedItems
      title={titles.applications}
      says={connection.applicationsSay}
      items={enabled}
      columns={[
        { name: 'name', label: columns.name },
        { name: 'app_type', label: columns.app_type },
      ]}
      nameOf={(client) => textIn(client, 'name') || idOf(client)}
      hrefOf={(client) => hrefOf('applications', idOf(client))}
      removal={{
        verb: application.disable,
        run: (client) => set(idOf(client), false),
        putBack: (client) => set(idOf(client), true),
        done: application.disabled,
      }}
    >
      <Adder
        id="application"
        label={application.enable}
        options={others.map((each) => ({ value: idOf(each), name: textIn(each, 'name') }))}
        onAdd={async (clientId) => {
          await set(clientId, true)
          enabled.reload()
        }}
      />
    </OwnedItems>
  )
}
