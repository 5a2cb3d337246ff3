import { useState } from 'preact/hooks'
import { pretty } from '../api/json.ts'
import { words } from '../texts/texts.ts'
import type { FieldProps } from './field-props.ts'
import { hintId, Labelled } from './labelled.tsx'

/** Edits a value without a form of its own as JSON. */
export function JsonField(props: FieldProps) {
  const { path, schema, value, isRequired, onChange } = props
  const shown = value === undefined ? '' : pretty(value)
  const [text, setText] = useState(shown)
  const [error, setError] = useState<string>()
  const change = (typed: string, input: HTMLTextAreaElement) => {
    setText(typed)
    const { value: parsed, error: complaint } = parse(typed)
    setError(complaint)
    input.setCustomValidity(complaint ?? '')
    if (complaint === undefined) onChange(parsed)
  }
  const isOurs = error !== undefined || parse(text).text === parse(shown).text
  return (
    <Labelled {...props} note={words().form.asJson}>
      <textarea
        id={path}
        name={path}
        class="mono"
        rows={Math.min(16, Math.max(3, shown.split('\n').length))}
        required={isRequired}
        spellcheck={false}
        placeholder={schema.example === undefined ? undefined : pretty(schema.example)}
        aria-describedby={hintId(path)}
        aria-invalid={error !== undefined}
        value={isOurs ? text : shown}
        onInput={({ currentTarget }) => change(currentTarget.value, currentTarget)}
      />
      {error && <p class="wrong">{error}</p>}
    </Labelled>
  )
}

function parse(text: string) {
  if (text.trim() === '') return { value: undefined, text: '' }
  try {
    const value: unknown = JSON.parse(text)
    return { value, text: JSON.stringify(value) }
  } catch (error) {
    return { value: undefined, error: words().form.notJson(String(error)) }
  }
}
