import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Problem } from './problem.tsx'

interface Question {
  readonly title: string
  readonly text: ComponentChildren
  /** What the button says. */
  readonly verb: string
  readonly run: () => Promise<void>
}

const question = signal<Question | undefined>(undefined)

/** Asks before something that cannot be undone, and runs it. */
export function confirm(asked: Question): void {
  question.value = asked
}

export function Confirmation() {
  const asked = question.value
  if (!asked) return null
  return <Asking asked={asked} key={asked.title} />
}

function Asking({ asked }: { readonly asked: Question }) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const close = () => {
    question.value = undefined
  }
  const run = () => {
    setBusy(true)
    asked.run().then(close, (thrown: unknown) => {
      setBusy(false)
      setError(thrown)
    })
  }
  return (
    <Dialog title={asked.title} onClose={close}>
      <p>{asked.text}</p>
      {error !== undefined && <Problem error={error} />}
      <footer class="actions">
        <Button onClick={close}>Cancel</Button>
        <Button kind="danger" isBusy={isBusy} onClick={run}>
          {asked.verb}
        </Button>
      </footer>
    </Dialog>
  )
}
