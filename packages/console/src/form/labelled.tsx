import type { ComponentChildren } from 'preact'
import { inCode } from '../parts/in-code.tsx'
import { words } from '../texts/texts.ts'
import type { FieldProps } from './field-props.ts'
import { labelOf } from './kind-of.ts'

interface LabelledProps extends Pick<FieldProps, 'path' | 'name' | 'schema' | 'isRequired'> {
  readonly children: ComponentChildren
  /** A note about the value, beside the description. */
  readonly note?: string | undefined
}

/** A field with its label above and its description below. */
export function Labelled({ path, name, schema, isRequired, children, note }: LabelledProps) {
  return (
    <div class="field" data-member={path}>
      <label for={path}>
        <FieldName name={name} />
        {isRequired && <span class="required"> {words().form.required}</span>}
        {schema.effect === 'none' && <span class="chip">{words().form.noEffect}</span>}
      </label>
      {children}
      <Hint path={path} schema={schema} note={note} />
    </div>
  )
}

/** A field of several inputs, with its name above them. */
export function FieldGroup({ path, name, schema, isRequired, children }: LabelledProps) {
  return (
    <fieldset class="field items" data-member={path} aria-describedby={hintId(path)}>
      <legend>
        <FieldName name={name} />
        {isRequired && <span class="required"> {words().form.required}</span>}
      </legend>
      <Hint path={path} schema={schema} />
      {children}
    </fieldset>
  )
}

/** The name of a member, in English in all languages, as in the API. */
export const FieldName = ({ name }: { readonly name: string }) => (
  <span lang="en">{labelOf(name)}</span>
)

/** The id of the description of a field, for `aria-describedby`. */
export const hintId = (path: string): string => `${path}-hint`

/** The description of a field, with a note after it. */
export function Hint({ path, schema, note }: Pick<LabelledProps, 'path' | 'schema' | 'note'>) {
  return (
    <p class="hint" id={hintId(path)}>
      {schema.description && <span lang="en">{inCode(schema.description)}</span>}{' '}
      {note && inCode(note)}
    </p>
  )
}
