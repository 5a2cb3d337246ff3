import { useState } from 'preact/hooks'
import { call } from '../api/call.ts'
import { type Members, textIn } from '../api/json.ts'
import { useLoaded } from '../parts/loading.tsx'
import { OwnedItems } from '../resource/owned-items.tsx'
import { readEvery } from '../resource/read-list.ts'
import { words } from '../texts/texts.ts'
import { InvitationForm } from './invitation-form.tsx'

/** Open invitations to an organization. */
export function Invitations({ id }: { readonly id: string }) {
  const { organization } = words()
  const [isAdding, setAdding] = useState(false)
  const invitations = useLoaded(`invitations ${id}`, async () => {
    const read = { path: { id } }
    const items = await readEvery('organizations', 'listOrganizationInvitations', read)
    return items.map(rowOf)
  })
  return (
    <OwnedItems
      title={organization.invitations}
      items={invitations}
      columns={[
        { name: 'email', label: words().columns.email },
        { name: 'inviter', label: organization.inviter },
        { name: 'expires_at', label: organization.expires },
      ]}
      nameOf={(invitation) => textIn(invitation, 'email')}
      removal={{
        verb: organization.withdraw,
        run: (invitation) =>
          call('deleteOrganizationInvitation', {
            path: { id, invitation_id: textIn(invitation, 'id') },
          }),
        done: organization.withdrawn,
        ask: { title: organization.withdrawAsk, text: organization.withdrawText },
      }}
    >
      <InvitationForm
        key={String(isAdding)}
        id={id}
        onSent={() => {
          setAdding(!isAdding)
          invitations.reload()
        }}
      />
    </OwnedItems>
  )
}

const rowOf = (invitation: Members): Members => ({
  ...invitation,
  email: textIn(invitation, 'invitee', 'email'),
  inviter: textIn(invitation, 'inviter', 'name'),
})
