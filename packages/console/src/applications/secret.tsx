import { useState } from 'preact/hooks'
import { Button } from '../parts/button.tsx'
import { CopyButton } from '../parts/copy.tsx'
import { words } from '../texts/texts.ts'

/** A secret that is hidden until somebody wants to see it; it can be copied unseen. */
export function Secret({ text, label }: { readonly text: string; readonly label: string }) {
  const [isShown, setShown] = useState(false)
  const { basics, form } = words()
  return (
    <span class="copyable">
      <code>{isShown ? text : '••••••••••••'}</code>
      <CopyButton text={text} label={basics.copy(label)} />
      <Button kind="quiet" onClick={() => setShown(!isShown)}>
        {isShown ? form.hide : form.show}
      </Button>
    </span>
  )
}
