import { call } from '../api/call.ts'
import { type Members, membersIn, textIn } from '../api/json.ts'
import { Button } from '../parts/button.tsx'
import { messageOf } from '../parts/problem.tsx'
import { say } from '../parts/toasts.tsx'
import { type DetailProps, ResourceDetail } from '../resource/resource-detail.tsx'
import { words } from '../texts/texts.ts'
import { Verification } from './verification.tsx'

/** A custom domain: how its ownership is proved, and whether requests to it arrive. */
export function CustomDomainDetail({ screen, id }: DetailProps) {
  return (
    <ResourceDetail
      screen={screen}
      id={id}
      actions={(domain) => isReady(domain) && <Trial id={id} />}
    >
      {(domain, reload) => <Verification domain={domain} id={id} reload={reload} />}
    </ResourceDetail>
  )
}

const isReady = (domain: Members) => textIn(domain, 'status') === 'ready'

/** Sends a request to the domain from the server. */
function Trial({ id }: { readonly id: string }) {
  const { domain } = words()
  const test = () =>
    call('createCustomDomainTest', { path: { id } }).then(
      (result) => {
        const { success, message } = membersIn(result)
        say(success === true ? domain.arrives : domain.arrivesNot(String(message ?? '')))
      },
      (error: unknown) => say(messageOf(error)),
    )
  return (
    <Button icon="play" onClick={() => void test()}>
      {domain.test}
    </Button>
  )
}
