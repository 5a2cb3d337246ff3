import { useState } from 'preact/hooks'
import { call } from '../api/call.ts'
import { loadResource } from '../api/description.ts'
import { choicesOf } from '../api/schemas.ts'
import { Button } from '../parts/button.tsx'
import { Show, useLoaded } from '../parts/loading.tsx'
import { Card } from '../parts/page.tsx'
import { messageOf } from '../parts/problem.tsx'
import { say } from '../parts/toasts.tsx'
import { words } from '../texts/texts.ts'

/** Sends a test event of a chosen type. */
export function TestEvent({ id, onSent }: { readonly id: string; readonly onSent: () => void }) {
  const { stream } = words()
  const [type, setType] = useState('user.created')
  const types = useLoaded('event types', async () => {
    const { schemas } = await loadResource('event-streams')
    return (choicesOf(schemas.EventStreamEventType ?? {}) ?? []).map(String)
  })
  const send = () =>
    call('createEventStreamTest', { path: { id }, body: { event_type: type } }).then(
      () => {
        say(stream.sent)
        onSent()
      },
      (error: unknown) => say(messageOf(error)),
    )
  return (
    <Card title={stream.test} says={stream.testSays}>
      <Show of={types}>
        {(known) => (
          <div class="fields">
            <div class="field">
              <label for="eventType">{stream.eventType}</label>
              <select
                id="eventType"
                value={type}
                onChange={({ currentTarget }) => setType(currentTarget.value)}
              >
                {known.map((each) => (
                  <option key={each}>{each}</option>
                ))}
              </select>
            </div>
            <div class="actions">
              <Button icon="play" onClick={() => void send()}>
                {stream.test}
              </Button>
            </div>
          </div>
        )}
      </Show>
    </Card>
  )
}
