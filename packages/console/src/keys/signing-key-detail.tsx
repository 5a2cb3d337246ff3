import { call } from '../api/call.ts'
import type { Members } from '../api/json.ts'
import { Button } from '../parts/button.tsx'
import { confirm } from '../parts/confirm.tsx'
import { say } from '../parts/toasts.tsx'
import { type DetailProps, ResourceDetail } from '../resource/resource-detail.tsx'
import { words } from '../texts/texts.ts'

/** A signing key; one that was replaced can be revoked. */
export function SigningKeyDetail({ screen, id }: DetailProps) {
  return (
    <ResourceDetail
      screen={screen}
      id={id}
      actions={(key, reload) => canBeRevoked(key) && <Revoke id={id} reload={reload} />}
    />
  )
}

const canBeRevoked = ({ previous, revoked }: Members) => previous === true && revoked !== true

function Revoke({ id, reload }: { readonly id: string; readonly reload: () => void }) {
  const { keys } = words()
  const revoke = () =>
    confirm({
      title: keys.revokeAsk,
      text: keys.revokeText,
      verb: keys.revoke,
      run: async () => {
        await call('revokeSigningKey', { path: { kid: id } })
        say(keys.revoked)
        reload()
      },
    })
  return (
    <Button kind="danger" onClick={revoke}>
      {keys.revoke}
    </Button>
  )
}
