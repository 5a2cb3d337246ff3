import type { ApiOperation } from '@latchkey/contract'
import { useState } from 'preact/hooks'
import { call } from '../api/call.ts'
import { type Members, membersIn } from '../api/json.ts'
import { itemsOf, membersOf } from '../api/schemas.ts'
import { labelOf } from '../form/kind-of.ts'
import { SchemaForm } from '../form/schema-form.tsx'
import { Button } from '../parts/button.tsx'
import { Code } from '../parts/copy.tsx'
import { Dialog } from '../parts/dialog.tsx'
import type { Loaded } from '../parts/loading.tsx'
import { startingValue } from '../resource/starting-values.ts'
import { words } from '../texts/texts.ts'
import type { ListPart } from './derive-parts.ts'
import type { PartProps } from './part-props.ts'
import { partTitleOf } from './part-title.ts'

interface ItemCreationProps extends PartProps<ListPart> {
  readonly create: ApiOperation
  readonly items: Loaded<unknown>
}

/**
 * A button that creates an item of the list. Shows what only the answer contains, such as a secret.
 */
export function ItemCreation({ part, create, api, path, items }: ItemCreationProps) {
  const [isOpen, setOpen] = useState(false)
  const [value, setValue] = useState<Members>({})
  const [once, setOnce] = useState<readonly (readonly [string, string])[]>([])
  const open = () => {
    setValue(startingValue(create.id))
    setOnce([])
    setOpen(true)
  }
  const submit = async () => {
    const made = await call(create.id, { path, body: value })
    items.reload()
    const listed = itemsOf(api.schemas, part.read.answer.schema ?? {}) ?? {}
    const known = new Set(membersOf(api.schemas, listed).map(([name]) => name))
    const others = Object.entries(membersIn(made)).flatMap(([name, text]) =>
      typeof text === 'string' && !known.has(name) ? [[name, text] as const] : [],
    )
    setOnce(others)
    setOpen(others.length > 0)
  }
  return (
    <>
      <div class="below">
        <Button icon="plus" onClick={open}>
          {words().form.addItem}
        </Button>
      </div>
      {isOpen && (
        <Dialog title={partTitleOf(create)} onClose={() => setOpen(false)}>
          {once.length > 0 ? (
            <ShownOnce texts={once} />
          ) : (
            <SchemaForm
              resource={api}
              schema={create.body ?? {}}
              value={value}
              onChange={setValue}
              prefix={`${create.id}.`}
              verb={words().form.addItem}
              onSubmit={submit}
            />
          )}
        </Dialog>
      )}
    </>
  )
}

function ShownOnce({ texts }: { readonly texts: readonly (readonly [string, string])[] }) {
  return (
    <>
      <p>{words().parts.onceSays}</p>
      {texts.map(([name, text]) => (
        <Code key={name} text={text} label={labelOf(name)} />
      ))}
    </>
  )
}
