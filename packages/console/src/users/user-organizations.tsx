import { type Members, textIn } from '../api/json.ts'
import { useLoaded } from '../parts/loading.tsx'
import { OwnedItems } from '../resource/owned-items.tsx'
import { readEvery } from '../resource/read-list.ts'
import { hrefOf } from '../router.ts'
import { words } from '../texts/texts.ts'

/** The organizations that the user is a member of, if there are any. */
export function UserOrganizations({ id }: { readonly id: string }) {
  const { columns, titles } = words()
  const organizations = useLoaded(`organizations ${id}`, () =>
    readEvery('users', 'listUserOrganizations', { path: { id } }),
  )
  if (organizations.value?.length === 0) return null
  return (
    <OwnedItems
      title={titles.organizations}
      items={organizations}
      columns={[
        { name: 'display_name', label: columns.display_name },
        { name: 'name', label: columns.name },
      ]}
      nameOf={(organization: Members) =>
        textIn(organization, 'display_name') || textIn(organization, 'name')
      }
      hrefOf={(organization) => hrefOf('organizations', textIn(organization, 'id'))}
    />
  )
}
