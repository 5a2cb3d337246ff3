import type { ApiOperation, ApiResource } from '@latchkey/contract'
import { type AnyInput, call } from '../api/call.ts'
import { operationOf } from '../api/description.ts'
import { changesBetween, isMembers, type Members, membersIn } from '../api/json.ts'
import { membersOf, type ResolvedSchema, resolveSchema } from '../api/schemas.ts'
import type { OwnFields } from '../form/field-props.ts'
import { SchemaForm } from '../form/schema-form.tsx'
import { say } from '../parts/toasts.tsx'
import { words } from '../texts/texts.ts'
import { useEdits } from './use-edits.ts'
import { useLeaveWarning } from './use-leave-warning.ts'

interface EditFormProps {
  readonly api: ApiResource
  /** The operation that updates the item. */
  readonly operation: string
  readonly input: AnyInput
  /** The stored item. */
  readonly value: Members
  readonly first?: readonly string[] | undefined
  readonly ownFields?: OwnFields | undefined
  /** A prefix of the ids of the fields, if the screen has another form. */
  readonly prefix?: string | undefined
  /** The id of the edited item, for the fields that the screen makes itself. */
  readonly itemId?: string
  readonly onSaved: () => void
}

/** Updates an item: PATCH sends the changed members, PUT all members. */
export function EditForm(props: EditFormProps) {
  const { api, operation: id, input, value, first, ownFields, itemId, prefix, onSaved } = props
  const operation = operationOf(api, id)
  const stored = changeable(api, operation, value)
  const { before, edited, edit, settle } = useEdits(value, stored)
  const isUnchanged = Object.keys(changesBetween(before, edited)).length === 0
  useLeaveWarning(!isUnchanged)
  const send = async (from: Members, to: Members) => {
    const body = operation.method === 'PUT' ? to : patchOf(api, operation, from, to)
    await call(id, { ...input, body })
    onSaved()
  }
  const save = async () => {
    await send(before, edited)
    settle(edited)
    const undo = canBeSet(api, operation, before, edited) && (() => send(edited, before))
    say(words().basics.saved, undo || undefined)
  }
  return (
    <SchemaForm
      resource={api}
      schema={operation.body ?? {}}
      value={edited}
      onChange={edit}
      {...(first && first.length > 0 && { first })}
      ownFields={ownFields}
      id={itemId}
      prefix={prefix}
      verb={words().basics.saveChanges}
      isUnchanged={isUnchanged}
      onSubmit={save}
      onReset={() => edit(before)}
    />
  )
}

/**
 * Whether the operation can store `to` again: the API does not return what it keeps secret, and
 * removes a member by null if the document permits that.
 */
function canBeSet({ schemas }: ApiResource, operation: ApiOperation, to: Members, from: Members) {
  const { method, body = {}, answer } = operation
  const accepted = new Map(membersOf(schemas, body))
  const returned = membersOf(schemas, answer.schema ?? {}).map(([name]) => name)
  return Object.entries(changesBetween(from, to)).every(([name, value]) => {
    const isReturned = returned.length === 0 || returned.includes(name)
    return isReturned && (method === 'PUT' || value !== null || accepted.get(name)?.isNullable)
  })
}

/** The changed members. The server merges metadata, so a removed member of metadata is null. */
function patchOf(
  { schemas }: ApiResource,
  { body = {} }: ApiOperation,
  from: Members,
  to: Members,
) {
  const merged = membersOf(schemas, body).filter(([, each]) => isMerged(schemas, each))
  const names = new Set(merged.map(([name]) => name))
  const entries = Object.entries(changesBetween(from, to)).map(([name, changed]) => {
    if (!names.has(name) || !isMembers(changed)) return [name, changed]
    return [name, { ...changesBetween(membersIn(from[name]), changed), ...changed }]
  })
  return Object.fromEntries(entries)
}

/**
 * An object whose member names the document does not define, and in which null removes a member.
 */
function isMerged(schemas: ApiResource['schemas'], { isOpen, values }: ResolvedSchema): boolean {
  return isOpen === true && (values === undefined || resolveSchema(schemas, values).isNullable)
}

/** The members of an item that the operation accepts. */
function changeable(
  { schemas }: ApiResource,
  { body = {} }: ApiOperation,
  value: Members,
): Members {
  const names = membersOf(schemas, body).map(([name]) => name)
  return Object.fromEntries(
    names.filter((name) => value[name] !== undefined).map((name) => [name, value[name]]),
  )
}
