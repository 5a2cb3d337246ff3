import type { ComponentChildren } from 'preact'
import { membersIn } from '../api/json.ts'
import { variantsOf } from '../api/schemas.ts'
import { words } from '../texts/texts.ts'
import type { FieldProps } from './field-props.ts'
import { FieldGroup, FieldName } from './labelled.tsx'

interface VariantFieldProps extends FieldProps {
  /** The fields of an object. */
  readonly fieldsOf: (object: FieldProps) => ComponentChildren
}

/**
 * An object of one of several kinds: the administrator chooses the kind, and the fields of that
 * kind follow.
 */
export function VariantField({ fieldsOf, ...props }: VariantFieldProps) {
  const { path, schema, schemas, value, isRequired, onChange } = props
  const { member = '', variants = new Map() } = variantsOf(schemas, schema) ?? {}
  const { [member]: chosen, ...others } = membersIn(value)
  const variant = variants.get(String(chosen))
  return (
    <FieldGroup {...props}>
      <div class="item">
        <div class="fields">
          <KindChoice
            id={`${path}.${member}`}
            member={member}
            kinds={[...variants.keys()]}
            chosen={chosen}
            isRequired={isRequired}
            onChoose={(kind) => onChange(kind === '' ? undefined : { [member]: kind })}
          />
          {variant &&
            fieldsOf({
              ...props,
              schema: variant,
              value: others,
              isRequired: true,
              onChange: (changed) => onChange({ [member]: chosen, ...membersIn(changed) }),
            })}
        </div>
      </div>
    </FieldGroup>
  )
}

interface KindChoiceProps {
  readonly id: string
  /** The member whose value names the kind. */
  readonly member: string
  readonly kinds: readonly string[]
  readonly chosen: unknown
  readonly isRequired: boolean
  readonly onChoose: (kind: string) => void
}

/** The kind of an object that may be of several. */
export function KindChoice({ id, member, kinds, chosen, isRequired, onChoose }: KindChoiceProps) {
  const { basics, form } = words()
  return (
    <div class="field">
      <label for={id}>
        <FieldName name={member} />
      </label>
      <select
        id={id}
        name={id}
        required={isRequired}
        value={chosen === undefined ? '' : String(chosen)}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        <option value="">{isRequired ? basics.choose : form.notSet}</option>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {kind}
          </option>
        ))}
      </select>
    </div>
  )
}
