import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { words } from '../texts/texts.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { messageOf, Problem } from './problem.tsx'
import { say } from './toasts.tsx'

interface Question {
  readonly title: string
  readonly text: ComponentChildren
  /** The label of the button. */
  readonly verb: string
  readonly run: () => Promise<void>
}

const question = signal<Question | undefined>(undefined)

/** Asks for confirmation of an irreversible action, and runs it. */
export function confirm(current: Question): void {
  question.value = current
}

/** The dialog of the question that `confirm` asks; the app shows it once. */
export function Confirmation() {
  const current = question.value
  if (!current) return null
  return <ConfirmDialog current={current} key={current.title} />
}

function ConfirmDialog({ current }: { readonly current: Question }) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const close = () => {
    if (question.value === current) question.value = undefined
  }
  const run = () => {
    setBusy(true)
    current.run().then(close, (thrown: unknown) => {
      if (question.value !== current) return say(messageOf(thrown))
      setBusy(false)
      setError(thrown)
    })
  }
  return (
    <Dialog title={current.title} onClose={close}>
      <p>{current.text}</p>
      {error !== undefined && <Problem error={error} />}
      <footer class="actions">
        <Button onClick={close}>{words().basics.cancel}</Button>
        <Button kind="danger" isBusy={isBusy} onClick={run}>
          {current.verb}
        </Button>
      </footer>
    </Dialog>
  )
}
