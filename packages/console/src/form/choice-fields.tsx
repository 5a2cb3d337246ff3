import { listIn } from '../api/json.ts'
import { choicesOf, resolveSchema } from '../api/schemas.ts'
import { words } from '../texts/texts.ts'
import type { FieldProps } from './field-props.ts'
import { FieldName, Hint, hintId, Labelled } from './labelled.tsx'

/**
 * The values of a choice are compared as texts, because both numbers and texts may be among them.
 */
export function ChoiceField(props: FieldProps) {
  const { path, schema, value, isRequired, onChange } = props
  const choices = choicesOf(schema) ?? []
  const change = (text: string) => onChange(choices.find((choice) => String(choice) === text))
  const none =
    schema.default === undefined
      ? words().form.notSet
      : words().form.byDefault(String(schema.default))
  return (
    <Labelled {...props}>
      <select
        id={path}
        name={path}
        required={isRequired}
        aria-describedby={hintId(path)}
        value={value === undefined || value === null ? '' : String(value)}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      >
        <option value="">{isRequired ? words().basics.choose : none}</option>
        {choices.map((choice) => (
          <option key={String(choice)} value={String(choice)}>
            {String(choice)}
          </option>
        ))}
      </select>
    </Labelled>
  )
}

/** A switch for a boolean; a value that is absent shows the default of its schema. */
export function SwitchField({ path, name, schema, value, onChange }: FieldProps) {
  const isOn = value === undefined ? schema.default === true : value === true
  return (
    <div class="field switch" data-member={path}>
      <input
        id={path}
        name={path}
        type="checkbox"
        role="switch"
        aria-describedby={hintId(path)}
        aria-checked={isOn}
        checked={isOn}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <div>
        <label for={path}>
          <FieldName name={name} />
          {schema.effect === 'none' && <span class="chip">{words().form.noEffect}</span>}
        </label>
        <Hint path={path} schema={schema} />
      </div>
    </div>
  )
}

/** Several values of an enumeration, as checkboxes. */
export function ChoicesField(props: FieldProps) {
  const { path, name, schema, schemas, value, onChange } = props
  const choices = schema.items ? (choicesOf(resolveSchema(schemas, schema.items)) ?? []) : []
  const chosen = listIn(value)
  const toggle = (choice: unknown) =>
    onChange(
      choices.filter((each) => (each === choice ? !chosen.includes(each) : chosen.includes(each))),
    )
  return (
    <fieldset class="field choices" data-member={path} aria-describedby={hintId(path)}>
      <legend>
        <FieldName name={name} />
      </legend>
      <div>
        {choices.map((choice) => (
          <label class="choice" key={String(choice)}>
            <input
              type="checkbox"
              checked={chosen.includes(choice)}
              onChange={() => toggle(choice)}
            />
            {String(choice)}
          </label>
        ))}
      </div>
      <Hint path={path} schema={schema} />
    </fieldset>
  )
}
