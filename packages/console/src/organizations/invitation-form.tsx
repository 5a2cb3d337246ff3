import { useState } from 'preact/hooks'
import { call } from '../api/call.ts'
import { textIn } from '../api/json.ts'
import { ApplicationSelect } from '../applications/application-select.tsx'
import { Button } from '../parts/button.tsx'
import { Code } from '../parts/copy.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { useLoaded } from '../parts/loading.tsx'
import { Problem } from '../parts/problem.tsx'
import { readEvery } from '../resource/read-list.ts'
import { administrator } from '../session.ts'
import { words } from '../texts/texts.ts'

interface InvitationFormProps {
  readonly id: string
  readonly onSent: () => void
}

/** Invites an address, in the name of the administrator, and shows the link. */
export function InvitationForm({ id, onSent }: InvitationFormProps) {
  const { organization } = words()
  const [email, setEmail] = useState('')
  const [chosen, setChosen] = useState('')
  const [url, setUrl] = useState<string>()
  const [error, setError] = useState<unknown>()
  const clients = useLoaded('applications', () =>
    readEvery('clients', 'listClients', { query: { is_global: false } }),
  )
  // Other applications refuse members of organizations.
  const items = (clients.value ?? []).filter(({ organization_usage: usage }) =>
    ['allow', 'require'].includes(String(usage)),
  )
  const clientId = chosen || textIn(items[0], 'client_id')
  const send = (event: Event) => {
    event.preventDefault()
    setError(undefined)
    const body = {
      inviter: { name: administrator.value ?? 'Latchkey' },
      invitee: { email },
      client_id: clientId,
    }
    call('createOrganizationInvitation', { path: { id }, body }).then(
      (made) => setUrl(textIn(made, 'invitation_url')),
      setError,
    )
  }
  return (
    <form class="fields inline" onSubmit={send}>
      <div class="field">
        <label for="invitee">{organization.invitee}</label>
        <input
          id="invitee"
          type="email"
          required
          maxLength={320}
          value={email}
          onInput={({ currentTarget }) => setEmail(currentTarget.value)}
        />
      </div>
      <div class="field">
        <label for="invitedTo">{organization.invitedTo}</label>
        <ApplicationSelect id="invitedTo" items={items} value={clientId} onChoose={setChosen} />
      </div>
      <Button icon="mail" type="submit">
        {organization.invite}
      </Button>
      {clients.error !== undefined && <Problem error={clients.error} />}
      {error !== undefined && <Problem error={error} />}
      {url !== undefined && (
        <Dialog title={organization.invited} onClose={onSent}>
          <p class="hint">{organization.invitedSays}</p>
          <Code text={url} label={organization.link} />
        </Dialog>
      )}
    </form>
  )
}
