import { isSame } from '../api/json.ts'
import { resolveSchema, variantsOf } from '../api/schemas.ts'
import { BodyForm, type SchemaFormProps } from './body-form.tsx'
import { KindChoice } from './variant-field.tsx'

/**
 * A form for a body by its schema; where the body may be of several kinds, the administrator first
 * chooses one.
 */
export function SchemaForm(props: SchemaFormProps) {
  const { resource, schema, value, onChange } = props
  const { schemas } = resource
  const found = variantsOf(schemas, resolveSchema(schemas, schema))
  if (!found) return <BodyForm {...props} />
  const { member, variants } = found
  const chosen = value[member]
  const choose = (kind: string) => {
    const { properties = {} } = variants.get(kind) ?? {}
    const before = variants.get(String(chosen))?.properties ?? {}
    const kept = Object.entries(value).filter(([name]) => isSame(properties[name], before[name]))
    onChange({ ...Object.fromEntries(kept), [member]: kind })
  }
  return (
    <BodyForm {...props} schema={variants.get(String(chosen)) ?? {}}>
      <KindChoice
        id={`${props.prefix ?? ''}${member}`}
        member={member}
        kinds={[...variants.keys()]}
        chosen={chosen}
        isRequired
        onChoose={choose}
      />
    </BodyForm>
  )
}
