import { type Members, textIn } from '../api/json.ts'

interface SelectProps {
  /** The id of the element, to which a label refers. */
  readonly id: string
  readonly items: readonly Members[]
  /** The `client_id` of the chosen application. */
  readonly value: string
  readonly onChoose: (clientId: string) => void
}

/** Chooses one of the applications by its name. */
export function ApplicationSelect({ id, items, value, onChoose }: SelectProps) {
  return (
    <select id={id} value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
      {items.map((item) => (
        <option key={textIn(item, 'client_id')} value={textIn(item, 'client_id')}>
          {textIn(item, 'name')}
        </option>
      ))}
    </select>
  )
}
