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
import { words } from '../texts/texts.ts'

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

function Actions({ user: shown, id, reload }: ActionsProps) {
  const [link, setLink] = useState<string>()
  const { user } = words()
  const isBlocked = shown.blocked === true
  const setBlocked = async (blocked: boolean) => {
    await call('updateUser', { path: { id }, body: { blocked } })
    reload()
  }
  const toggle = () =>
    setBlocked(!isBlocked).then(
      () => say(isBlocked ? user.isUnblocked : user.isBlocked, () => setBlocked(isBlocked)),
      (error: unknown) => say(messageOf(error)),
    )
  const reset = () =>
    call('createPasswordChangeTicket', { body: { user_id: id } }).then(
      (ticket) => setLink(textIn(ticket, 'ticket')),
      (error: unknown) => say(messageOf(error)),
    )
  return (
    <>
      {isBlocked && <span class="flag bad">{user.blocked}</span>}
      <Button icon="key" onClick={() => void reset()}>
        {user.reset}
      </Button>
      <Button icon="lock" onClick={() => void toggle()}>
        {isBlocked ? user.unblock : user.block}
      </Button>
      {link !== undefined && (
        <Dialog title={user.linkTitle} onClose={() => setLink(undefined)}>
          <p class="hint">{user.linkSays}</p>
          <Code text={link} label={user.link} />
        </Dialog>
      )}
    </>
  )
}

function Sessions({ id }: { readonly id: string }) {
  const { basics, user } = words()
  const sessions = useLoaded(`sessions ${id}`, async () =>
    listIn(membersIn(await call('listUserSessions', { path: { id } })).sessions).filter(isMembers),
  )
  const end = () =>
    confirm({
      title: user.endAsk,
      text: user.endText,
      verb: user.endVerb,
      run: async () => {
        await call('deleteUserSessions', { path: { id } })
        say(user.ended)
        sessions.reload()
      },
    })
  return (
    <Card title={user.sessions} actions={<Button onClick={end}>{user.endAll}</Button>}>
      <Show of={sessions}>
        {(found) =>
          found.length === 0 ? <p class="hint">{basics.none}</p> : <SessionTable {...{ found }} />
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
  const { address, lastUsed, browser, sessions } = words().user
  const columns = [
    { name: 'address', label: address },
    { name: 'used', label: lastUsed },
    { name: 'browser', label: browser },
  ]
  return <ItemTable label={sessions} columns={columns} items={items} nameOf={() => ''} />
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
    <Card title={words().user.roles} says={words().user.rolesSay}>
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
              <label for="role">{words().user.addRole}</label>
              <select
                id="role"
                value=""
                onChange={({ currentTarget }) =>
                  void change('assignUserRoles', currentTarget.value)
                }
              >
                <option value="">{words().basics.choose}</option>
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
