import { useState } from 'preact/hooks'
import { type Members, textIn } from '../api/json.ts'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { AssignedRoles } from '../roles/assigned-roles.tsx'
import { words } from '../texts/texts.ts'

interface MemberRolesProps {
  readonly id: string
  readonly member: Members
  readonly onChange: () => void
}

/** A button that opens the roles of a member in a dialog. */
export function MemberRoles({ id, member, onChange }: MemberRolesProps) {
  const { organization, user } = words()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{user.roles}</Button>
      {isOpen && (
        <Dialog title={textIn(member, 'name')} onClose={() => setOpen(false)}>
          <AssignedRoles
            says={organization.memberRolesSay}
            resource="organizations"
            path={{ id, user_id: textIn(member, 'user_id') }}
            list="listOrganizationMemberRoles"
            effective="listOrganizationMemberEffectiveRoles"
            assign="createOrganizationMemberRoles"
            remove="deleteOrganizationMemberRoles"
            onChange={onChange}
          />
        </Dialog>
      )}
    </>
  )
}
