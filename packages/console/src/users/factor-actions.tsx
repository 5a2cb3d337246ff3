import { useState } from 'preact/hooks'
import { call } from '../api/call.ts'
import { textIn } from '../api/json.ts'
import { Button } from '../parts/button.tsx'
import { confirm } from '../parts/confirm.tsx'
import { Code } from '../parts/copy.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { say } from '../parts/toasts.tsx'
import { words } from '../texts/texts.ts'

/** Creates a new recovery code, and forgets the browsers that need no second factor. */
export function FactorActions({
  id,
  reload,
}: {
  readonly id: string
  readonly reload: () => void
}) {
  const [code, setCode] = useState<string>()
  const { parts, user } = words()
  const rotate = () =>
    confirm({
      title: user.recoveryAsk,
      text: user.recoveryText,
      verb: user.newRecovery,
      run: async () => {
        const made = await call('rotateUserRecoveryCode', { path: { id } })
        setCode(textIn(made, 'recovery_code'))
        reload()
      },
    })
  const forget = () =>
    confirm({
      title: user.forgetAsk,
      text: user.forgetText,
      verb: user.forget,
      run: async () => {
        await call('revokeUserRememberedBrowsers', { path: { id } })
        say(user.forgotten)
      },
    })
  return (
    <div class="below">
      <Button icon="key" onClick={rotate}>
        {user.newRecovery}
      </Button>
      <Button icon="out" onClick={forget}>
        {user.forget}
      </Button>
      {code !== undefined && (
        <Dialog title={user.recovery} onClose={() => setCode(undefined)}>
          <p>{parts.onceSays}</p>
          <Code text={code} label={user.recovery} />
        </Dialog>
      )}
    </div>
  )
}
