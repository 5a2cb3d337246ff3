import { call } from '../api/call.ts'
import { Button } from '../parts/button.tsx'
import { confirm } from '../parts/confirm.tsx'
import { say } from '../parts/toasts.tsx'
import { words } from '../texts/texts.ts'

/** Makes the next key the current one. */
export function RotateKey({ reload }: { readonly reload: () => void }) {
  const { keys } = words()
  const rotate = () =>
    confirm({
      title: keys.rotateAsk,
      text: keys.rotateText,
      verb: keys.rotate,
      run: async () => {
        await call('rotateSigningKey')
        say(keys.rotated)
        reload()
      },
    })
  return (
    <Button kind="main" icon="key" onClick={rotate}>
      {keys.rotate}
    </Button>
  )
}
