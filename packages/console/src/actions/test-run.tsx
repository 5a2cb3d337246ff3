import { useState } from 'preact/hooks'
import { call } from '../api/call.ts'
import { isMembers, membersIn, pretty } from '../api/json.ts'
import { Button } from '../parts/button.tsx'
import { inCode } from '../parts/in-code.tsx'
import { Card } from '../parts/page.tsx'
import { Problem } from '../parts/problem.tsx'
import { Json } from '../parts/value.tsx'
import { words } from '../texts/texts.ts'
import { templateFor } from './templates.ts'

interface TestRunProps {
  readonly id: string
  readonly trigger: string
}

/** Runs the stored draft of an action with an event, and shows what it did. */
export function TestRun({ id, trigger }: TestRunProps) {
  const { action } = words()
  const [text, setText] = useState(pretty(templateFor(trigger)?.event ?? {}))
  const [result, setResult] = useState<unknown>()
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const event = eventIn(text)
  const run = () => {
    setBusy(true)
    call('createActionTest', { path: { id }, body: { payload: event } })
      .then(
        (answer) => {
          setError(undefined)
          setResult(membersIn(answer).payload)
        },
        (thrown: unknown) => {
          setError(thrown)
          setResult(undefined)
        },
      )
      .finally(() => setBusy(false))
  }
  return (
    <Card title={action.test} says={inCode(action.testSays)}>
      <div class="fields">
        <div class="field">
          <label for="testEvent">{action.event}</label>
          <textarea
            id="testEvent"
            class="mono"
            rows={10}
            spellcheck={false}
            autocomplete="off"
            aria-invalid={event === undefined}
            value={text}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
          {event === undefined && (
            <p class="wrong" role="alert">
              {action.eventNotJson}
            </p>
          )}
        </div>
        <div class="actions">
          <Button icon="play" isBusy={isBusy} disabled={event === undefined} onClick={run}>
            {action.run}
          </Button>
        </div>
      </div>
      <div aria-live="polite">
        {error !== undefined && <Problem error={error} />}
        {result !== undefined && <Json value={result} label={action.result} />}
      </div>
    </Card>
  )
}

/** The event that was typed; undefined if it is no object of JSON. */
function eventIn(text: string) {
  try {
    const value: unknown = JSON.parse(text)
    return isMembers(value) ? value : undefined
  } catch {
    return undefined
  }
}
