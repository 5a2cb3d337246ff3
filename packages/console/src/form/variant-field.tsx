import type { ComponentChildren } from 'preact'
import { membersIn } from '../api/json.ts'
import { variantsOf } from '../api/schemas.ts'
import { words } from '../texts/texts.ts'
import type { FieldProps } from './field-props.ts'
import { FieldName, Hint, hintId } from './labelled.tsx'

interface VariantFieldProps extends FieldProps {
  /** The fields of an object. */
  readonly fieldsOf: (object: FieldProps) => ComponentChildren
}

/** An object of one of several kinds: the kind is chosen, and its fields follow. */
export function VariantField({ fieldsOf, ...props }: VariantFieldProps) {
  const { path, name, schema, schemas, value, isRequired, onChange } = props
  const { basics, form } = words()
  const { member = '', variants = new Map() } = variantsOf(schemas, schema) ?? {}
  const { [member]: chosen, ...others } = membersIn(value)
  const variant = variants.get(String(chosen))
  const id = `${path}.${member}`
  return (
    <fieldset class="field items" data-member={path} aria-describedby={hintId(path)}>
      <legend>
        <FieldName name={name} />
        {isRequired && <span class="required"> {form.required}</span>}
      </legend>
      <Hint path={path} schema={schema} />
      <div class="item">
        <div class="fields">
          <div class="field">
            <label for={id}>
              <FieldName name={member} />
            </label>
            <select
              id={id}
              name={id}
              required={isRequired}
              value={chosen === undefined ? '' : String(chosen)}
              onChange={({ currentTarget: { value: kind } }) =>
                onChange(kind === '' ? undefined : { [member]: kind })
              }
            >
              <option value="">{isRequired ? basics.choose : form.notSet}</option>
              {[...variants.keys()].map((kind) => (
                <option key={kind} value={kind}>
                  {kind}
                </option>
              ))}
            </select>
          </div>
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
    </fieldset>
  )
}
