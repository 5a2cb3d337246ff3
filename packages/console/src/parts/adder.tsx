import { words } from '../texts/texts.ts'
import { messageOf, Problem } from './problem.tsx'
import { say } from './toasts.tsx'

interface AdderProps {
  readonly id: string
  readonly label: string
  readonly options: readonly { readonly value: string; readonly name: string }[]
  /** The error by which the options could not be read. */
  readonly error?: unknown
  readonly onAdd: (value: string) => Promise<unknown>
}

/** Adds one of the options when it is chosen. */
export function Adder({ id, label, options, error, onAdd }: AdderProps) {
  const add = (value: string) => {
    if (value !== '') onAdd(value).catch((error: unknown) => say(messageOf(error)))
  }
  return (
    <div class="field adder">
      <label for={id}>{label}</label>
      <select
        id={id}
        value=""
        disabled={options.length === 0}
        onChange={({ currentTarget }) => {
          add(currentTarget.value)
          currentTarget.value = ''
        }}
      >
        <option value="">{words().basics.choose}</option>
        {options.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      {error !== undefined && <Problem error={error} />}
    </div>
  )
}
