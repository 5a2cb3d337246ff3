import { useState } from 'preact/hooks'
import { type AnyInput, call } from '../api/call.ts'
import { type Operation, operationOf, type Resource } from '../api/description.ts'
import { changesBetween, isSame, type Members } from '../api/json.ts'
import { membersOf } from '../api/schemas.ts'
import { SchemaForm } from '../form/schema-form.tsx'
import { say } from '../parts/toasts.tsx'

interface EditFormProps {
  readonly api: Resource
  /** The operation that updates it. */
  readonly operation: string
  readonly input: AnyInput
  /** The current value. */
  readonly value: Members
  readonly first?: readonly string[] | undefined
  readonly onSaved: () => void
}

/** Updates an item: PATCH sends the changed members, PUT all of them. */
export function EditForm({ api, operation: id, input, value, first, onSaved }: EditFormProps) {
  const operation = operationOf(api, id)
  const before = changeable(api, operation, value)
  const [edited, setEdited] = useState(before)
  const send = async (from: Members, to: Members) => {
    const body = operation.method === 'PUT' ? to : changesBetween(from, to)
    await call(id, { ...input, body })
    onSaved()
  }
  const save = async () => {
    await send(before, edited)
    say('Saved.', () => send(edited, before))
  }
  return (
    <SchemaForm
      resource={api}
      schema={operation.body ?? {}}
      value={edited}
      onChange={setEdited}
      {...(first && first.length > 0 && { first })}
      verb="Save changes"
      isUnchanged={isSame(before, edited)}
      onSubmit={save}
      onReset={() => setEdited(before)}
    />
  )
}

/** The members of an item that the operation accepts. */
function changeable({ schemas }: Resource, { body = {} }: Operation, value: Members): Members {
  const names = membersOf(schemas, body).map(([name]) => name)
  return Object.fromEntries(
    names.filter((name) => value[name] !== undefined).map((name) => [name, value[name]]),
  )
}
