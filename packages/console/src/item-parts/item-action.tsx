import { useState } from 'preact/hooks'
import { call } from '../api/call.ts'
import type { Members } from '../api/json.ts'
import { SchemaForm } from '../form/schema-form.tsx'
import { say } from '../parts/toasts.tsx'
import { Json } from '../parts/value.tsx'
import { words } from '../texts/texts.ts'
import type { ActionPart } from './derive-parts.ts'
import type { PartProps } from './part-props.ts'
import { partTitleOf } from './part-title.ts'

/** A form that calls an operation on an item, and shows the answer. */
export function ItemAction({ part, api, path }: PartProps<ActionPart>) {
  const { id, body } = part.read
  const { parts } = words()
  const [value, setValue] = useState<Members>({})
  const [answer, setAnswer] = useState<unknown>()
  const submit = async () => {
    setAnswer(await call(id, { path, ...(body && { body: value }) }))
    say(parts.done)
  }
  return (
    <>
      <SchemaForm
        resource={api}
        schema={body ?? {}}
        value={value}
        onChange={setValue}
        prefix={`${id}.`}
        verb={partTitleOf(part.read)}
        onSubmit={submit}
      />
      {answer !== undefined && <Json value={answer} label={parts.answer} />}
    </>
  )
}
