import { useState } from 'preact/hooks'
import { call } from '../api/call.ts'
import { listIn, type Members, membersIn, textIn } from '../api/json.ts'
import { Button } from '../parts/button.tsx'
import { confirm } from '../parts/confirm.tsx'
import { Code } from '../parts/copy.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { useLoaded } from '../parts/loading.tsx'
import { messageOf } from '../parts/problem.tsx'
import { say } from '../parts/toasts.tsx'
import { words } from '../texts/texts.ts'

interface ActionsProps {
  readonly user: Members
  readonly id: string
  readonly reload: () => void
}

/** The actions on a user: block, unblock, reset the password, and end all access. */
export function UserActions({ user: shown, id, reload }: ActionsProps) {
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
  const revoke = () =>
    confirm({
      title: user.revokeAsk,
      text: user.revokeText,
      verb: user.revoke,
      run: async () => {
        await call('revokeUserAccess', { path: { id }, body: {} })
        say(user.revoked)
        reload()
      },
    })
  return (
    <>
      {isBlocked && <span class="flag bad">{user.blocked}</span>}
      <BruteForce id={id} />
      <Button icon="key" onClick={() => void reset()}>
        {user.reset}
      </Button>
      <Button icon="out" onClick={revoke}>
        {user.revoke}
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

/** Ends the blocks after too many wrong passwords, if there are any. */
function BruteForce({ id }: { readonly id: string }) {
  const { user } = words()
  const blocks = useLoaded(`blocks ${id}`, async () =>
    listIn(membersIn(await call('getUserBlocks', { path: { id } })).blocked_for),
  )
  if (!blocks.value?.length) return null
  const end = () =>
    call('deleteUserBlocks', { path: { id } }).then(
      () => {
        say(user.blocksEnded)
        blocks.reload()
      },
      (error: unknown) => say(messageOf(error)),
    )
  return (
    <Button icon="play" onClick={() => void end()}>
      {user.endBlocks}
    </Button>
  )
}
