import { words } from '../texts/texts.ts'
import type { FieldProps } from './field-props.ts'
import { hintId, Labelled } from './labelled.tsx'

const colourLengthMax = 9

/** A hexadecimal colour as a text, with the picker of the browser beside it. */
export function ColourField(props: FieldProps) {
  const { path, name, schema, value, isRequired, onChange } = props
  const text = typeof value === 'string' ? value : ''
  const picked = fullOf(text)
  return (
    <Labelled {...props}>
      <div class="beside">
        <input
          type="color"
          aria-label={`${words().basics.choose} ${name}`}
          value={picked ?? '#ffffff'}
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
        />
        <input
          id={path}
          name={path}
          type="text"
          required={isRequired}
          pattern="#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})"
          maxLength={schema.maxLength ?? colourLengthMax}
          aria-describedby={hintId(path)}
          spellcheck={false}
          autocomplete="off"
          value={text}
          onInput={({ currentTarget }) => onChange(currentTarget.value || undefined)}
        />
      </div>
    </Labelled>
  )
}

/** The colour as the six digits that the picker takes; undefined for any other text. */
function fullOf(text: string): string | undefined {
  const [, short] = /^#([0-9a-f]{3})[0-9a-f]?$/i.exec(text) ?? []
  if (short !== undefined) return `#${[...short].map((digit) => digit + digit).join('')}`
  return /^#[0-9a-f]{6}/i.exec(text)?.[0]
}
