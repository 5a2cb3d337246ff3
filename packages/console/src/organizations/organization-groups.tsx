import { useState } from 'preact/hooks'
import { type Members, textIn } from '../api/json.ts'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { useLoaded } from '../parts/loading.tsx'
import { OwnedItems } from '../resource/owned-items.tsx'
import { readEvery } from '../resource/read-list.ts'
import { AssignedRoles } from '../roles/assigned-roles.tsx'
import { hrefOf } from '../router.ts'
import { words } from '../texts/texts.ts'

const nameOf = (group: Members) => textIn(group, 'name')
const idOf = (group: Members) => textIn(group, 'id')

/** The groups of the connections of an organization, with the roles that they have there. */
export function OrganizationGroups({ id }: { readonly id: string }) {
  const { columns, organization, titles } = words()
  const groups = useLoaded(`groups of ${id}`, () =>
    readEvery('organizations', 'listOrganizationGroups', { path: { organization_id: id } }),
  )
  return (
    <OwnedItems
      title={titles.groups}
      says={organization.groupsSay}
      items={groups}
      columns={[{ name: 'name', label: columns.name }]}
      nameOf={nameOf}
      hrefOf={(group) => hrefOf('groups', idOf(group))}
      actionsOf={(group) => <GroupRoles id={id} group={group} />}
    />
  )
}

/** A button that opens the roles of a group in a dialog. */
function GroupRoles({ id, group }: { readonly id: string; readonly group: Members }) {
  const { organization, user } = words()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{user.roles}</Button>
      {isOpen && (
        <Dialog title={nameOf(group)} onClose={() => setOpen(false)}>
          <AssignedRoles
            says={organization.memberRolesSay}
            resource="organizations"
            path={{ organization_id: id, group_id: idOf(group) }}
            list="listOrganizationGroupRoles"
            assign="createOrganizationGroupRoles"
            remove="deleteOrganizationGroupRoles"
          />
        </Dialog>
      )}
    </>
  )
}
