import type { ComponentChildren } from 'preact'
import { listIn, membersIn } from '../api/json.ts'
import { resolveSchema } from '../api/schemas.ts'
import { Button, IconButton } from '../parts/button.tsx'
import { numeral, words } from '../texts/texts.ts'
import type { FieldProps } from './field-props.ts'
import { FieldGroup } from './labelled.tsx'

interface ItemsFieldProps extends FieldProps {
  /** The fields of one object. */
  readonly fieldsOf: (item: FieldProps) => ComponentChildren
}

/** A list of objects, each with its fields. */
export function ItemsField({ fieldsOf, ...props }: ItemsFieldProps) {
  const { path, schema, schemas, value, onChange } = props
  const { form } = words()
  const items = listIn(value)
  const item = resolveSchema(schemas, schema.items ?? {})
  return (
    <FieldGroup {...props}>
      {items.map((each, at) => (
        <div class="item" key={`${at}`}>
          {fieldsOf({
            ...props,
            path: `${path}.${at}`,
            schema: item,
            value: each,
            isRequired: true,
            onChange: (changed) => onChange(items.with(at, membersIn(changed))),
          })}
          <IconButton
            icon="close"
            label={form.removeItem(numeral(at + 1))}
            onClick={() => onChange(items.toSpliced(at, 1))}
          />
        </div>
      ))}
      <Button
        icon="plus"
        disabled={items.length >= (schema.maxItems ?? Number.POSITIVE_INFINITY)}
        onClick={() => onChange([...items, {}])}
      >
        {form.addItem}
      </Button>
    </FieldGroup>
  )
}
