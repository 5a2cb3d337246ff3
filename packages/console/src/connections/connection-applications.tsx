import { call } from '../api/call.ts'
import { type Members, textIn } from '../api/json.ts'
import { useLoaded } from '../parts/loading.tsx'
import { EnabledItems } from '../resource/enabled-items.tsx'
import { readEvery } from '../resource/read-list.ts'
import { words } from '../texts/texts.ts'

const idOf = (client: Members) => textIn(client, 'client_id')

/** The applications whose users can log in by a connection. */
export function ConnectionApplications({ id }: { readonly id: string }) {
  const { columns, connection, titles } = words()
  const all = useLoaded('applications', () =>
    readEvery('clients', 'listClients', { query: { is_global: false } }),
  )
  const enabled = useLoaded(`clients of ${id} ${all.value?.length}`, async () => {
    const items = await readEvery('connections', 'listConnectionClients', { path: { id } })
    const named = (client: Members) => all.value?.find((each) => idOf(each) === idOf(client))
    return items.map((client) => ({ ...client, ...named(client) }))
  })
  const set = (client: Members, status: boolean) =>
    call('updateConnectionClients', { path: { id }, body: [{ client_id: idOf(client), status }] })
  return (
    <EnabledItems
      title={titles.applications}
      says={connection.applicationsSay}
      columns={[
        { name: 'name', label: columns.name },
        { name: 'app_type', label: columns.app_type },
      ]}
      enabled={enabled}
      all={all}
      idOf={idOf}
      nameOf={(client) => textIn(client, 'name') || idOf(client)}
      path="applications"
      enable={(client) => set(client, true)}
      disable={(client) => set(client, false)}
    />
  )
}
