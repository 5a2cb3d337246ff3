import { signal } from '@preact/signals'
import { call } from '../api/call.ts'
import { type Members, textIn } from '../api/json.ts'
import { Button } from '../parts/button.tsx'
import { confirm } from '../parts/confirm.tsx'
import { Code } from '../parts/copy.tsx'
import { Card } from '../parts/page.tsx'
import { type DetailProps, ResourceDetail } from '../resource/resource-detail.tsx'
import { words } from '../texts/texts.ts'
import { Deliveries } from './deliveries.tsx'
import { LiveEvents } from './live-events.tsx'
import { StreamStatistics } from './stream-statistics.tsx'
import { TestEvent } from './test-event.tsx'

/** An event stream: what it delivered, what failed, a test, and the events as they happen. */
export function EventStreamDetail(props: DetailProps) {
  const { id } = props
  return (
    <ResourceDetail {...props}>
      {(stream) => (
        <>
          {stream.status === 'disabled' && <p class="warning">{words().stream.disabled}</p>}
          <div class="grid">
            <StreamStatistics id={id} />
            <TestEvent id={id} onSent={countSent} />
          </div>
          <Deliveries key={sent.value} id={id} />
          <LiveEvents />
          {isSigned(stream) && <Secret id={id} />}
        </>
      )}
    </ResourceDetail>
  )
}

/** The number of test events sent: after each, the list of deliveries is read again. */
const sent = signal(0)
const countSent = () => {
  sent.value += 1
}

const isSigned = ({ destination }: Members) => textIn(destination, 'type') === 'webhook'

/** The secret of the latest rotation, shown until the administrator leaves the screen. */
const rotated = signal<{ readonly id: string; readonly secret: string } | undefined>(undefined)

function Secret({ id }: { readonly id: string }) {
  const { stream } = words()
  const ask = () =>
    confirm({
      title: stream.rotateAsk,
      text: stream.rotateText,
      verb: stream.rotate,
      run: async () => {
        const body = { overlap_seconds: 3600 }
        const answer = await call('rotateEventStreamSecret', { path: { id }, body })
        rotated.value = { id, secret: textIn(answer, 'signing_secret') }
      },
    })
  return (
    <Card
      title={stream.secret}
      says={stream.secretSays}
      actions={
        <Button icon="key" onClick={ask}>
          {stream.rotate}
        </Button>
      }
    >
      {rotated.value?.id === id && <Code text={rotated.value.secret} label={stream.newSecret} />}
    </Card>
  )
}
