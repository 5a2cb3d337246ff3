import { useState } from 'preact/hooks'
import { listIn } from '../api/json.ts'
import type { ResolvedSchema } from '../api/schemas.ts'
import { Button } from '../parts/button.tsx'
import { numeral, words } from '../texts/texts.ts'
import type { FieldProps } from './field-props.ts'
import { hintId, Labelled } from './labelled.tsx'

/** The constraints of a text that JSON Schema and HTML share. */
const limitsOf = ({ path, schema, isRequired }: FieldProps) => ({
  id: path,
  name: path,
  required: isRequired,
  minlength: schema.minLength,
  maxlength: schema.maxLength,
  placeholder: exampleOf(schema),
  'aria-describedby': hintId(path),
  spellcheck: false,
  autocomplete: 'off',
})

function exampleOf({ example, default: byDefault }: ResolvedSchema): string | undefined {
  const shown = example ?? byDefault
  if (shown === undefined || shown === null || typeof shown === 'object') return undefined
  return String(shown)
}

const textOf = (value: unknown): string =>
  value === undefined || value === null ? '' : String(value)

/** A text of one line, or of several. */
export function TextField({ isLong, ...props }: FieldProps & { readonly isLong?: boolean }) {
  const { schema, value, isRequired, onChange } = props
  // The API document may permit an empty text, for example to remove a picture; it is then a value.
  const mayBeEmpty = schema.pattern !== undefined && new RegExp(schema.pattern).test('')
  const isKept = isRequired && mayBeEmpty
  const change = (text: string) => onChange(text === '' && !isKept ? undefined : text)
  const limits = limitsOf(isKept ? { ...props, isRequired: false } : props)
  return (
    <Labelled {...props}>
      {isLong ? (
        <textarea
          {...limits}
          rows={5}
          value={textOf(value)}
          onInput={({ currentTarget }) => change(currentTarget.value)}
        />
      ) : (
        <input
          {...limits}
          type="text"
          value={textOf(value)}
          onInput={({ currentTarget }) => change(currentTarget.value)}
        />
      )}
    </Labelled>
  )
}

const shown = { type: 'text' } as const
const hidden = { type: 'password' } as const

/** A text that the field hides until the administrator reveals it. */
export function SecretField(props: FieldProps) {
  const [isShown, setShown] = useState(false)
  const { value, onChange } = props
  return (
    <Labelled {...props}>
      <div class="beside">
        <input
          {...limitsOf(props)}
          {...(isShown ? shown : hidden)}
          autocomplete="new-password"
          placeholder=""
          value={textOf(value)}
          onInput={({ currentTarget }) => onChange(currentTarget.value || undefined)}
        />
        <Button onClick={() => setShown(!isShown)}>
          {isShown ? words().form.hide : words().form.show}
        </Button>
      </div>
    </Labelled>
  )
}

/** A number; the note gives its range. */
export function NumberField(props: FieldProps) {
  const { schema, value, onChange } = props
  const { minimum, maximum } = schema
  const range =
    minimum !== undefined &&
    maximum !== undefined &&
    words().form.range(numeral(minimum), numeral(maximum))
  return (
    <Labelled {...props} note={range || undefined}>
      <input
        {...limitsOf(props)}
        type="number"
        min={minimum}
        max={maximum}
        step={schema.type === 'integer' ? 1 : 'any'}
        value={textOf(value)}
        onInput={({ currentTarget: { value: text } }) =>
          onChange(text === '' ? undefined : Number(text))
        }
      />
    </Labelled>
  )
}

/** A list of texts, one in each line. */
export function LinesField(props: FieldProps) {
  const { schema, value, onChange } = props
  const lines = listIn(value).map(String)
  const [text, setText] = useState(lines.join('\n'))
  const example = listIn(schema.example).map(String).join('\n')
  const split = (typed: string) => typed.split('\n').filter((line) => line.trim() !== '')
  const isOurs = JSON.stringify(split(text)) === JSON.stringify(lines)
  const change = (typed: string) => {
    setText(typed)
    const changed = split(typed).map((line) => line.trim())
    onChange(changed.length === 0 && value === undefined ? undefined : changed)
  }
  return (
    <Labelled {...props} note={words().form.lines}>
      <textarea
        {...limitsOf(props)}
        minlength={undefined}
        maxlength={undefined}
        rows={Math.min(8, Math.max(2, lines.length + 1))}
        placeholder={example}
        value={isOurs ? text : lines.join('\n')}
        onInput={({ currentTarget }) => change(currentTarget.value)}
      />
    </Labelled>
  )
}
