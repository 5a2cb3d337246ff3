import type { ApiOperation, ApiResource } from '@latchkey/contract'
import { useState } from 'preact/hooks'
import type { AnyInput } from '../api/call.ts'
import type { Members } from '../api/json.ts'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { EditForm } from '../resource/edit-form.tsx'
import { words } from '../texts/texts.ts'

interface ItemEditProps {
  readonly api: ApiResource
  readonly operation: ApiOperation
  readonly title: string
  readonly item: Members
  readonly input: AnyInput
  readonly onSaved: () => void
}

/** A button that opens the settings of an item of a list in a dialog. */
export function ItemEdit({ api, operation, title, item, input, onSaved }: ItemEditProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words().parts.edit}</Button>
      {isOpen && (
        <Dialog title={title} onClose={close}>
          <EditForm
            api={api}
            operation={operation.id}
            input={input}
            value={item}
            prefix={`${operation.id}.`}
            onSaved={() => {
              close()
              onSaved()
            }}
          />
        </Dialog>
      )}
    </>
  )
}
