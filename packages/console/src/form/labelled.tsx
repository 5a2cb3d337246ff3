import type { ComponentChildren } from 'preact'
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
        {labelOf(name)}
        {isRequired && <span class="required"> required</span>}
        {schema.effect === 'none' && <span class="chip">no effect here</span>}
      </label>
      {children}
      <Hint path={path} schema={schema} note={note} />
    </div>
  )
}

export const hintId = (path: string): string => `${path}-hint`

export function Hint({ path, schema, note }: Pick<LabelledProps, 'path' | 'schema' | 'note'>) {
  const text = [schema.description, note].filter(Boolean).join(' ')
  return (
    <p class="hint" id={hintId(path)}>
      {inCode(text)}
    </p>
  )
}

/** Shows text between backticks as code. */
export function inCode(text: string): ComponentChildren {
  return text
    .split(/`([^`]+)`/)
    .map((part, at) => (at % 2 === 1 ? <code key={`${at}`}>{part}</code> : part))
}
