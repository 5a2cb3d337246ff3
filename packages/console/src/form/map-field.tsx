import { useState } from 'preact/hooks'
import { isSame, type Members, membersIn } from '../api/json.ts'
import { Button, IconButton } from '../parts/button.tsx'
import { numeral, words } from '../texts/texts.ts'
import type { FieldProps } from './field-props.ts'
import { JsonField } from './json-field.tsx'
import { FieldGroup } from './labelled.tsx'

/** An object of texts, one row for each member; an object with other values, as JSON. */
export function MapField(props: FieldProps) {
  const { value, schema } = props
  const { form } = words()
  const [isJson, setJson] = useState(false)
  const hasOthers = Object.values(membersIn(value)).some((each) => typeof each !== 'string')
  if (hasOthers) return <JsonField {...props} />
  return (
    <div class="switchable">
      {isJson ? <JsonField {...props} /> : <Rows {...props} />}
      {!schema.values && (
        <Button kind="quiet" icon="code" onClick={() => setJson(!isJson)}>
          {isJson ? form.asRows : form.editAsJson}
        </Button>
      )}
    </div>
  )
}

/** A row may have no name yet, or the name of another row. */
type Row = readonly [name: string, text: string]

const rowsOf = (value: unknown): readonly Row[] =>
  Object.entries(membersIn(value)).map(([name, text]) => [name, String(text)])

const mapOf = (rows: readonly Row[]): Members =>
  Object.fromEntries(rows.filter(([name]) => name !== ''))

function Rows(props: FieldProps) {
  const { path, schema, value, onChange } = props
  const { form } = words()
  const [typed, setTyped] = useState(rowsOf(value))
  // The value may change outside the field too, such as when the administrator discards changes.
  const rows = isSame(mapOf(typed), membersIn(value)) ? typed : rowsOf(value)
  const change = (changed: readonly Row[]) => {
    setTyped(changed)
    onChange(changed.length === 0 && value === undefined ? undefined : mapOf(changed))
  }
  return (
    <FieldGroup {...props}>
      {rows.map((row, at) => (
        <Entry
          key={`${at}`}
          id={`${path}.${at}`}
          at={at}
          row={row}
          lengthMax={schema.values?.maxLength}
          isTaken={rows.some(([other], before) => before < at && other === row[0])}
          onChange={(changed) => change(rows.with(at, changed))}
          onRemove={() => change(rows.toSpliced(at, 1))}
        />
      ))}
      <Button
        icon="plus"
        disabled={rows.length >= (schema.maxProperties ?? Number.POSITIVE_INFINITY)}
        onClick={() => change([...rows, ['', '']])}
      >
        {form.addItem}
      </Button>
    </FieldGroup>
  )
}

interface EntryProps {
  readonly id: string
  readonly at: number
  readonly row: Row
  readonly lengthMax: number | undefined
  /** Whether an earlier row has the same name. */
  readonly isTaken: boolean
  readonly onChange: (row: Row) => void
  readonly onRemove: () => void
}

function Entry({ id, at, row, lengthMax, isTaken, onChange, onRemove }: EntryProps) {
  const { form } = words()
  const [name, text] = row
  const number = numeral(at + 1)
  return (
    <div class="entry">
      <input
        id={`${id}.name`}
        type="text"
        required
        aria-label={form.entryName(number)}
        aria-invalid={isTaken}
        placeholder={form.entryName('')}
        spellcheck={false}
        autocomplete="off"
        value={name}
        ref={(input) => input?.setCustomValidity(isTaken ? form.entryTaken : '')}
        onInput={({ currentTarget }) => onChange([currentTarget.value, text])}
      />
      <textarea
        id={`${id}.value`}
        rows={1}
        aria-label={form.entryValue(number)}
        placeholder={form.entryValue('')}
        maxLength={lengthMax}
        spellcheck={false}
        value={text}
        onInput={({ currentTarget }) => onChange([name, currentTarget.value])}
      />
      <IconButton icon="close" label={form.removeItem(name || number)} onClick={onRemove} />
      {isTaken && <p class="wrong">{form.entryTaken}</p>}
    </div>
  )
}
