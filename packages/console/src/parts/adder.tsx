import { useState } from 'preact/hooks'
import { words } from '../texts/texts.ts'
import { Button } from './button.tsx'
import { messageOf, Problem } from './problem.tsx'
import { say } from './toasts.tsx'

interface AdderProps {
  readonly id: string
  readonly label: string
  /** The label of the button; `Add` by default. */
  readonly verb?: string
  readonly options: readonly { readonly value: string; readonly name: string }[]
  /** The error by which the options could not be read. */
  readonly error?: unknown
  readonly onAdd: (value: string) => Promise<unknown>
}

/** Adds the chosen option by a button, as the arrow keys choose every option that they pass. */
export function Adder({ id, label, verb, options, error, onAdd }: AdderProps) {
  const [chosen, setChosen] = useState('')
  const [isBusy, setBusy] = useState(false)
  const value = options.some((each) => each.value === chosen) ? chosen : ''
  const add = () => {
    setBusy(true)
    onAdd(value)
      .then(
        () => setChosen(''),
        (thrown: unknown) => say(messageOf(thrown)),
      )
      .finally(() => setBusy(false))
  }
  return (
    <div class="field adder">
      <label for={id}>{label}</label>
      <div class="beside">
        <select
          id={id}
          value={value}
          disabled={options.length === 0}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        >
          <option value="">{words().basics.choose}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </select>
        <Button icon="plus" isBusy={isBusy} disabled={value === ''} onClick={add}>
          {verb ?? words().form.addItem}
        </Button>
      </div>
      {error !== undefined && <Problem error={error} />}
    </div>
  )
}
