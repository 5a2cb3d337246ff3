import type { ApiResource, ApiSchema } from '@latchkey/contract'
import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import type { Members } from '../api/json.ts'
import { membersOf, type ResolvedSchema, resolveSchema } from '../api/schemas.ts'
import { Button } from '../parts/button.tsx'
import { messageOf, Problem } from '../parts/problem.tsx'
import { words } from '../texts/texts.ts'
import { Field } from './field.tsx'
import type { OwnFields } from './field-props.ts'

/** A form for an object, and the object that it edits. */
export interface SchemaFormProps {
  readonly resource: Pick<ApiResource, 'schemas'>
  readonly schema: ApiSchema
  readonly value: Members
  readonly onChange: (value: Members) => void
  /** The members that the form shows first; the others are collapsed. */
  readonly first?: readonly string[]
  readonly ownFields?: OwnFields | undefined
  /** The id of the edited item, for the fields that the screen makes itself. */
  readonly id?: string | undefined
  readonly verb: string
  readonly isUnchanged?: boolean
  /** Whether the form first shows objects collapsed, even required ones. */
  readonly isFolded?: boolean
  /** A prefix of the ids of the fields, if the screen has another form. */
  readonly prefix?: string | undefined
  readonly onSubmit: () => Promise<void>
  readonly onReset?: () => void
}

interface BodyFormProps extends SchemaFormProps {
  /** Content above the fields. */
  readonly children?: ComponentChildren
}

/** A form for the body of a request, generated from its schema. */
export function BodyForm({ children, ...props }: BodyFormProps) {
  const { resource, schema, first, prefix = '', verb, isUnchanged, onSubmit, onReset } = props
  const form = useRef<HTMLFormElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const resolved = resolveSchema(resource.schemas, schema)
  const members = membersOf(resource.schemas, schema)
  const isFirst = (name: string) => isShownFirst(name, resolved, first)
  const submit = (event: Event) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setError(undefined)
    onSubmit()
      .catch((thrown: unknown) => {
        setError(thrown)
        focusMember(form.current, prefix, messageOf(thrown))
      })
      .finally(() => setBusy(false))
  }
  return (
    <form
      ref={form}
      class="fields"
      onSubmit={submit}
      onInvalidCapture={({ target }) => unfold(target)}
    >
      {members.length > 0 && words().form.fieldsInEnglish && (
        <p class="hint">{words().form.fieldsInEnglish}</p>
      )}
      {children}
      <MemberFields {...props} members={members.filter(([name]) => isFirst(name))} />
      <Others {...props} members={members.filter(([name]) => !isFirst(name))} />
      <footer class="actions sticky">
        {error !== undefined && <Problem error={error} />}
        {onReset && !isUnchanged && (
          <Button onClick={onReset}>{words().basics.discardChanges}</Button>
        )}
        <Button kind="main" type="submit" isBusy={isBusy} disabled={isUnchanged ?? false}>
          {verb}
        </Button>
      </footer>
    </form>
  )
}

function isShownFirst(name: string, { required }: ResolvedSchema, first?: readonly string[]) {
  return first === undefined || first.includes(name) || (required?.includes(name) ?? false)
}

type MembersProps = Pick<
  SchemaFormProps,
  | 'resource'
  | 'schema'
  | 'value'
  | 'onChange'
  | 'first'
  | 'ownFields'
  | 'id'
  | 'isFolded'
  | 'prefix'
> & {
  readonly members: readonly (readonly [string, ResolvedSchema])[]
}

function MemberFields(props: MembersProps) {
  const { resource, schema, value, onChange, members, first = [], ownFields = {}, id } = props
  const { required = [] } = resolveSchema(resource.schemas, schema)
  const rankOf = (name: string) => (first.includes(name) ? first.indexOf(name) : first.length)
  const ordered = [...members].sort(([one], [other]) => rankOf(one) - rankOf(other))
  const change = (name: string, changed: unknown) => {
    const { [name]: _before, ...others } = value
    onChange(changed === undefined ? others : { ...value, [name]: changed })
  }
  return (
    <>
      {ordered.map(([name, each]) => {
        const field = {
          path: `${props.prefix ?? ''}${name}`,
          name,
          schema: each,
          schemas: resource.schemas,
          value: value[name],
          isRequired: required.includes(name),
          isFolded: props.isFolded,
          onChange: (changed: unknown) => change(name, changed),
        }
        const Own = ownFields[name]
        return Own ? (
          <Own key={name} {...field} members={value} id={id} />
        ) : (
          <Field key={name} {...field} />
        )
      })}
    </>
  )
}

/** Many optional members, collapsed, with a search by a part of their name. */
function Others(props: MembersProps) {
  const [part, setPart] = useState('')
  const { members } = props
  if (members.length === 0) return null
  const typed = part.toLowerCase()
  const found = members.filter(([name, { description = '' }]) =>
    `${name} ${name.replaceAll('_', ' ')} ${description}`.toLowerCase().includes(typed),
  )
  return (
    <details class="others">
      <summary>{words().form.others(String(members.length))}</summary>
      <input
        type="search"
        placeholder={words().form.find}
        aria-label={words().form.find}
        value={part}
        onInput={({ currentTarget }) => setPart(currentTarget.value)}
      />
      <div class="fields">
        <MemberFields {...props} members={found} />
      </div>
    </details>
  )
}

/** Focuses the field of the member that an error message names. */
function focusMember(form: HTMLFormElement | null, prefix: string, message: string): void {
  const [, name = ''] = /`([\w.]+)`/.exec(message) ?? []
  const field = [...(form?.elements ?? [])].find((each) => each.id === `${prefix}${name}`)
  unfold(field)
  if (field instanceof HTMLElement) field.focus()
}

/** Expands the sections around a field. */
function unfold(field: EventTarget | null | undefined): void {
  if (!(field instanceof Element)) return
  for (let at = field.closest('details'); at; at = at.parentElement?.closest('details') ?? null) {
    at.open = true
  }
}
