import { call } from '../api/call.ts'
import { type Members, textIn } from '../api/json.ts'
import { useLoaded } from '../parts/loading.tsx'
import { EnabledItems } from '../resource/enabled-items.tsx'
import { readEvery } from '../resource/read-list.ts'
import { words } from '../texts/texts.ts'

const idOf = (client: Members) => textIn(client, 'client_id')

/** The applications that are assigned to an organization. */
export function OrganizationApplications({ id }: { readonly id: string }) {
  const { columns, organization, titles } = words()
  const all = useLoaded('applications', () =>
    readEvery('clients', 'listClients', { query: { is_global: false } }),
  )
  const enabled = useLoaded(`clients of organization ${id}`, async () => {
    const items = await readEvery('organizations', 'listOrganizationClients', { path: { id } })
    return items.map((item) => ({ ...item, name: textIn(item, 'client', 'name') }))
  })
  const assign = (client: Members) => {
    const { use_for_member_access = true } = client
    const assignment = { client_id: idOf(client), use_for_member_access }
    return call('createOrganizationClient', { path: { id }, body: { clients: [assignment] } })
  }
  return (
    <EnabledItems
      title={titles.applications}
      says={organization.applicationsSay}
      columns={[
        { name: 'name', label: columns.name },
        { name: 'use_for_member_access', label: organization.memberAccess },
      ]}
      enabled={enabled}
      all={all}
      idOf={idOf}
      nameOf={(client) => textIn(client, 'name') || idOf(client)}
      path="applications"
      enable={assign}
      disable={(client) =>
        call('deleteOrganizationClients', { path: { id }, body: { clients: [idOf(client)] } })
      }
    />
  )
}
