import { membersIn } from '../api/json.ts'
import { membersOf } from '../api/schemas.ts'
import { inCode } from '../parts/in-code.tsx'
import { words } from '../texts/texts.ts'
import { ChoiceField, ChoicesField, SwitchField } from './choice-fields.tsx'
import { ColourField } from './colour-field.tsx'
import type { FieldProps } from './field-props.ts'
import { JsonField } from './json-field.tsx'
import { kindOf } from './kind-of.ts'
import { FieldName } from './labelled.tsx'
import { LinesField, NumberField, SecretField, TextField } from './text-fields.tsx'

/** Edits one value, with the input that its schema requires. */
export function Field(props: FieldProps) {
  switch (kindOf(props.schemas, props.name, props.schema)) {
    case 'choice':
      return <ChoiceField {...props} />
    case 'switch':
      return <SwitchField {...props} />
    case 'number':
      return <NumberField {...props} />
    case 'secret':
      return <SecretField {...props} />
    case 'colour':
      return <ColourField {...props} />
    case 'text':
      return <TextField {...props} />
    case 'longText':
      return <TextField {...props} isLong />
    case 'lines':
      return <LinesField {...props} />
    case 'choices':
      return <ChoicesField {...props} />
    case 'members':
      return <MembersField {...props} />
    default:
      return <JsonField {...props} />
  }
}

/** An object, whose members are collapsed at first. */
function MembersField(props: FieldProps) {
  const { path, name, schema, schemas, value, isRequired, isFolded, onChange } = props
  const members = membersIn(value)
  const count = Object.keys(members).length
  const change = (member: string, changed: unknown) => {
    const { [member]: _before, ...others } = members
    const after = changed === undefined ? others : { ...others, [member]: changed }
    onChange(Object.keys(after).length === 0 ? undefined : after)
  }
  return (
    <details class="members" open={(isRequired && !isFolded) || undefined} data-member={path}>
      <summary>
        <FieldName name={name} />
        {isRequired && <span class="required">{words().form.required}</span>}
        {count > 0 && <span class="chip">{words().form.countSet(String(count))}</span>}
      </summary>
      {schema.description && (
        <p class="hint" lang="en">
          {inCode(schema.description)}
        </p>
      )}
      <div class="fields">
        {membersOf(schemas, schema).map(([member, each]) => (
          <Field
            key={member}
            path={`${path}.${member}`}
            name={member}
            schema={each}
            schemas={schemas}
            value={members[member]}
            isFolded={isFolded}
            isRequired={(isRequired || count > 0) && (schema.required?.includes(member) ?? false)}
            onChange={(changed) => change(member, changed)}
          />
        ))}
      </div>
    </details>
  )
}
