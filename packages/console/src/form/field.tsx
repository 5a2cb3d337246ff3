import { useState } from 'preact/hooks'
import { membersIn } from '../api/json.ts'
import { fittingVariant, membersOf } from '../api/schemas.ts'
import { inCode } from '../parts/in-code.tsx'
import { words } from '../texts/texts.ts'
import { ChoiceField, ChoicesField, SwitchField } from './choice-fields.tsx'
import { ColourField } from './colour-field.tsx'
import type { FieldProps } from './field-props.ts'
import { ItemsField } from './items-field.tsx'
import { JsonField } from './json-field.tsx'
import { kindOf } from './kind-of.ts'
import { FieldName } from './labelled.tsx'
import { MapField } from './map-field.tsx'
import { LinesField, NumberField, SecretField, TextField } from './text-fields.tsx'
import { VariantField } from './variant-field.tsx'

/** Edits one value, with the input that its schema requires. */
export function Field(props: FieldProps) {
  switch (kindOf(props.schemas, props.name, props.schema)) {
    case 'choice':
      return <ChoiceField {...props} />
    case 'switch':
      return <TruthField {...props} />
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
    case 'items':
      return <ItemsField {...props} fieldsOf={fieldsOf} />
    case 'variant':
      return <VariantField {...props} fieldsOf={fieldsOf} />
    case 'map':
      return <MapField {...props} />
    default:
      return <FittingField {...props} />
  }
}

/**
 * A switch. A required boolean is a choice of two values instead: an untouched switch would look
 * off, yet send nothing.
 */
function TruthField(props: FieldProps) {
  const { schema, value, isRequired } = props
  const [isAsked] = useState(isRequired && value === undefined && schema.default === undefined)
  if (!isAsked) return <SwitchField {...props} />
  return <ChoiceField {...props} schema={{ ...schema, enum: [true, false] }} />
}

/** The form of the only kind of object that the value fits; where there is none, its JSON. */
function FittingField(props: FieldProps) {
  const { schemas, schema, value } = props
  // A value that is being edited may fit no kind for a moment.
  const [fitting] = useState(() => fittingVariant(schemas, schema, value))
  if (!fitting) return <JsonField {...props} />
  const { description } = schema
  return <MembersField {...props} schema={{ ...fitting, ...(description && { description }) }} />
}

/** An object. The form first shows its members collapsed. */
function MembersField(props: FieldProps) {
  const { path, name, schema, value, isRequired, isFolded, onChange } = props
  const count = Object.keys(membersIn(value)).length
  const change = (changed: unknown) =>
    onChange(Object.keys(membersIn(changed)).length === 0 ? undefined : changed)
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
      <ObjectFields {...props} isRequired={isRequired || count > 0} onChange={change} />
    </details>
  )
}

/** The members of an object; those that it requires are required only if the object is. */
function ObjectFields(props: FieldProps) {
  const { path, schema, schemas, value, isRequired, isFolded, onChange } = props
  const members = membersIn(value)
  const change = (member: string, changed: unknown) => {
    const { [member]: _before, ...others } = members
    onChange(changed === undefined ? others : { ...others, [member]: changed })
  }
  return (
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
          isRequired={isRequired && (schema.required?.includes(member) ?? false)}
          onChange={(changed) => change(member, changed)}
        />
      ))}
    </div>
  )
}

const fieldsOf = (object: FieldProps) => <ObjectFields {...object} />
