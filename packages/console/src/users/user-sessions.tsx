import { call } from '../api/call.ts'
import { isMembers, listIn, type Members, membersIn, textIn } from '../api/json.ts'
import { Button } from '../parts/button.tsx'
import { confirm } from '../parts/confirm.tsx'
import { useLoaded } from '../parts/loading.tsx'
import { say } from '../parts/toasts.tsx'
import { OwnedItems } from '../resource/owned-items.tsx'
import { words } from '../texts/texts.ts'

/** The browsers in which the user is logged in. */
export function UserSessions({ id }: { readonly id: string }) {
  const { user } = words()
  const sessions = useLoaded(`sessions ${id}`, async () =>
    listIn(membersIn(await call('listUserSessions', { path: { id } })).sessions)
      .filter(isMembers)
      .map(rowOf),
  )
  const endAll = () =>
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
    <OwnedItems
      title={user.sessions}
      items={sessions}
      columns={[
        { name: 'browser', label: user.browser },
        { name: 'address', label: user.address },
        { name: 'methods', label: user.methods },
        { name: 'used', label: user.lastUsed },
      ]}
      nameOf={(session) => textIn(session, 'browser')}
      removal={{
        verb: user.end,
        run: (session) => call('deleteSession', { path: { id: textIn(session, 'id') } }),
        done: user.sessionEnded,
        ask: { title: user.endOneAsk, text: user.endText },
      }}
      actions={sessions.value?.length ? <Button onClick={endAll}>{user.endAll}</Button> : null}
    />
  )
}

function rowOf(session: Members): Members {
  const { methods } = membersIn(session.authentication)
  return {
    id: session.id,
    browser: textIn(session, 'device', 'last_user_agent'),
    address: textIn(session, 'device', 'last_ip'),
    methods: listIn(methods).map((method) => textIn(method, 'name')),
    used: session.last_interacted_at ?? session.updated_at,
  }
}
