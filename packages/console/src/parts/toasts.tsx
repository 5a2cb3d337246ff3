import { signal } from '@preact/signals'
import { words } from '../texts/texts.ts'
import { Button, IconButton } from './button.tsx'
import { messageOf } from './problem.tsx'

interface Toast {
  readonly id: number
  readonly text: string
  readonly undo?: () => Promise<void>
}

const shownMs = 8_000
const toasts = signal<readonly Toast[]>([])
let count = 0

/** Shows the result of an action, with an undo button if possible. */
export function say(text: string, undo?: () => Promise<void>): void {
  count += 1
  const toast = { id: count, text, ...(undo && { undo }) }
  toasts.value = [...toasts.value.slice(-2), toast]
  expire(toast.id)
}

/** A message stays while somebody reads it, or is about to press its button. */
function expire(id: number): void {
  setTimeout(() => {
    const isHeld = document.querySelector('.toasts')?.matches(':hover, :focus-within')
    if (isHeld) expire(id)
    else dismiss(id)
  }, shownMs)
}

function dismiss(id: number): void {
  toasts.value = toasts.value.filter((toast) => toast.id !== id)
}

async function undo(toast: Toast): Promise<void> {
  dismiss(toast.id)
  await toast.undo?.().then(
    () => say(words().basics.undone),
    (error: unknown) => say(messageOf(error)),
  )
}

/** The messages of `toast`, announced by screen readers; the app shows them once. */
export function Toasts() {
  return (
    <section class="toasts" role="status" aria-live="polite" aria-label={words().shell.messages}>
      {toasts.value.map((toast) => (
        <div class="toast" key={toast.id}>
          <span>{toast.text}</span>
          {toast.undo && (
            <Button kind="quiet" onClick={() => void undo(toast)}>
              {words().basics.undo}
            </Button>
          )}
          <IconButton
            icon="close"
            label={words().basics.dismiss}
            onClick={() => dismiss(toast.id)}
          />
        </div>
      ))}
    </section>
  )
}
