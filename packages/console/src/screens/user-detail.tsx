import { useState } from 'preact/hooks'
import { call } from '../api/call.ts'
import { isMembers, listIn, type Members, membersIn, textIn } from '../api/json.ts'
import { Button } from '../parts/button.tsx'
import { confirm } from '../parts/confirm.tsx'
import { Code } from '../parts/copy.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Show, useLoaded } from '../parts/loading.tsx'
import { Card } from '../parts/page.tsx'
import { messageOf } from '../parts/problem.tsx'
import { say } from '../parts/toasts.tsx'
import { ItemTable } from '../resource/item-table.tsx'
import { readList } from '../resource/read-list.ts'
import { type DetailProps, ResourceDetail } from '../resource/resource-detail.tsx'

/** A user: actions, sessions and log entries. */
export function UserDetail({ screen, id }: DetailProps) {
  return (
    <ResourceDetail
      screen={screen}
      id={id}
      actions={(user, reload) => <Actions user={user} id={id} reload={reload} />}
    >
      {() => (
        <div class="grid">
          <Sessions id={id} />
          <Roles id={id} />
        </div>
      )}
    </ResourceDetail>
  )
}

interface ActionsProps {
  readonly user: Members
  readonly id: string
  readonly reload: () => void
}

function Actions({ user, id, reload }: ActionsProps) {
  const [link, setLink] = useState<string>()
  const isBlocked = user.blocked === true
  const setBlocked = async (blocked: boolean) => {
    await call('updateUser', { path: { id }, body: { blocked } })
    reload()
  }
  const toggle = () =>
    setBlocked(!isBlocked).then(
      () => say(isBlocked ? 'Unblocked.' : 'Blocked.', () => setBlocked(isBlocked)),
      (error: unknown) => say(messageOf(error)),
    )
  const reset = () =>
    call('createPasswordChangeTicket', { body: { user_id: id } }).then(
      (ticket) => setLink(textIn(ticket, 'ticket')),
      (error: unknown) => say(messageOf(error)),
    )
  return (
    <>
      {isBlocked && <span class="flag bad">Blocked</span>}
      <Button icon="key" onClick={() => void reset()}>
        Reset password
      </Button>
      <Button icon="lock" onClick={() => void toggle()}>
        {isBlocked ? 'Unblock' : 'Block'}
      </Button>
      {link !== undefined && (
        <Dialog title="Link to set a password" onClose={() => setLink(undefined)}>
          <p class="hint">
            This link sets the password without a log-in: give it to this user only.
          </p>
          <Code text={link} label="The link" />
        </Dialog>
      )}
    </>
  )
}

function Sessions({ id }: { readonly id: string }) {
  const sessions = useLoaded(`sessions ${id}`, async () =>
    listIn(membersIn(await call('listUserSessions', { path: { id } })).sessions).filter(isMembers),
  )
  const end = () =>
    confirm({
      title: 'End all sessions?',
      text: 'The user is logged out of every browser, and has to log in again.',
      verb: 'End sessions',
      run: async () => {
        await call('deleteUserSessions', { path: { id } })
        say('The sessions have ended.')
        sessions.reload()
      },
    })
  return (
    <Card title="Sessions" actions={<Button onClick={end}>End all</Button>}>
      <Show of={sessions}>
        {(found) =>
          found.length === 0 ? <p class="hint">None.</p> : <SessionTable {...{ found }} />
        }
      </Show>
    </Card>
  )
}

function SessionTable({ found }: { readonly found: readonly Members[] }) {
  const items = found.map((session) => ({
    address: textIn(session, 'device', 'last_ip'),
    browser: textIn(session, 'device', 'last_user_agent'),
    used: textIn(session, 'last_interacted_at') || textIn(session, 'updated_at'),
  }))
  const columns = [
    { name: 'address', label: 'Address' },
    { name: 'used', label: 'Last used' },
    { name: 'browser', label: 'Browser' },
  ]
  return <ItemTable label="Sessions" columns={columns} items={items} nameOf={() => ''} />
}

function Roles({ id }: { readonly id: string }) {
  const roles = useLoaded(`roles ${id}`, async () =>
    listIn(await call('listUserRoles', { path: { id } })).filter(isMembers),
  )
  const known = useLoaded('all roles', async () => (await readList('roles', 'listRoles', {})).items)
  const change = (operation: string, role: string) =>
    call(operation, { path: { id }, body: { roles: [role] } }).then(
      () => roles.reload(),
      (error: unknown) => say(messageOf(error)),
    )
  const has = (role: Members) => roles.value?.some((each) => each.id === role.id) ?? false
  return (
    <Card title="Roles" says="The permissions of the user at your APIs and in this console.">
      <Show of={roles}>
        {(found) => (
          <div class="fields">
            <p class="chips">
              {found.map((role) => (
                <Button
                  key={textIn(role, 'id')}
                  icon="close"
                  onClick={() => void change('removeUserRoles', textIn(role, 'id'))}
                >
                  {textIn(role, 'name')}
                </Button>
              ))}
            </p>
            <div class="field">
              <label for="role">Add a role</label>
              <select
                id="role"
                value=""
                onChange={({ currentTarget }) =>
                  void change('assignUserRoles', currentTarget.value)
                }
              >
                <option value="">Choose…</option>
                {known.value
                  ?.filter((role) => !has(role))
                  .map((role) => (
                    <option key={textIn(role, 'id')} value={textIn(role, 'id')}>
                      {textIn(role, 'name')}
                    </option>
                  ))}
              </select>
            </div>
          </div>
        )}
      </Show>
    </Card>
  )
}
