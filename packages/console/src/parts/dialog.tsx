import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { words } from '../texts/texts.ts'
import { IconButton } from './button.tsx'

interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ComponentChildren
  /** Whether the dialog stands at the edge of the screen, as a drawer. */
  readonly isDrawer?: boolean
}

/** The browser's modal dialog: it traps and restores the focus, and closes by Escape. */
export function Dialog({ title, onClose, children, isDrawer }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // A selection of text that begins within the dialog may end beside it.
  const isPressedBeside = useRef(false)
  useEffect(() => {
    const { activeElement: before } = document
    dialog.current?.showModal()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by keyboard
    <dialog
      ref={dialog}
      class={isDrawer ? 'drawer' : undefined}
      aria-label={title}
      onClose={onClose}
      onMouseDown={({ target }) => {
        isPressedBeside.current = target === dialog.current
      }}
      onClick={({ target }) => {
        if (isPressedBeside.current && target === dialog.current) dialog.current?.close()
      }}
    >
      <div class="dialogContent">
        <header>
          <h2>{title}</h2>
          <IconButton
            icon="close"
            label={words().basics.close}
            onClick={() => dialog.current?.close()}
          />
        </header>
        {children}
      </div>
    </dialog>
  )
}
