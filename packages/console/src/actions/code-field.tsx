import { listIn, textIn } from '../api/json.ts'
import type { OwnFieldProps } from '../form/field-props.ts'
import { hintId, Labelled } from '../form/labelled.tsx'
import { Button } from '../parts/button.tsx'
import { words } from '../texts/texts.ts'
import { templateFor } from './templates.ts'

/** Edits the code of an action, and begins it with the template of its trigger. */
export function CodeField(props: OwnFieldProps) {
  const { path, schema, value, isRequired, members, onChange } = props
  const [trigger] = listIn(members.supported_triggers)
  const template = templateFor(textIn(trigger, 'id'))
  const isEmpty = value === undefined || value === ''
  return (
    <Labelled {...props}>
      <textarea
        id={path}
        name={path}
        class="mono code"
        rows={14}
        required={isRequired}
        maxlength={schema.maxLength}
        spellcheck={false}
        autocomplete="off"
        autocapitalize="off"
        aria-describedby={hintId(path)}
        value={typeof value === 'string' ? value : ''}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {isEmpty && template && (
        <div class="below">
          <Button icon="code" onClick={() => onChange(template.code)}>
            {words().action.insertTemplate}
          </Button>
        </div>
      )}
    </Labelled>
  )
}
