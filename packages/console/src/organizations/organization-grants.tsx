import { call } from '../api/call.ts'
import { type Members, textIn } from '../api/json.ts'
import { useLoaded } from '../parts/loading.tsx'
import { EnabledItems } from '../resource/enabled-items.tsx'
import { readEvery } from '../resource/read-list.ts'
import { words } from '../texts/texts.ts'

const idOf = (grant: Members) => textIn(grant, 'id')
const usages: readonly unknown[] = ['allow', 'require']

/** The client grants by which applications get tokens for the organization. */
export function OrganizationGrants({ id }: { readonly id: string }) {
  const { columns, organization } = words()
  const all = useLoaded('client grants', async () => {
    const grants = await readEvery('client-grants', 'listClientGrants')
    // The server refuses other grants.
    return grants.filter(({ organization_usage: usage }) => usages.includes(usage))
  })
  const enabled = useLoaded(`grants of ${id}`, () =>
    readEvery('organizations', 'listOrganizationClientGrants', { path: { id } }),
  )
  return (
    <EnabledItems
      title={organization.grants}
      says={organization.grantsSay}
      columns={[
        { name: 'id', label: `${columns.client_id} · ${columns.audience}` },
        { name: 'scope', label: columns.scope },
      ]}
      enabled={enabled}
      all={all}
      idOf={idOf}
      nameOf={(grant) => `${textIn(grant, 'client_id')} · ${textIn(grant, 'audience')}`}
      path="client-grants"
      enable={(grant) =>
        call('createOrganizationClientGrant', { path: { id }, body: { grant_id: idOf(grant) } })
      }
      disable={(grant) =>
        call('deleteOrganizationClientGrant', { path: { id, grant_id: idOf(grant) } })
      }
    />
  )
}
