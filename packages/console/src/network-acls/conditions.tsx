import { listIn, type Members } from '../api/json.ts'
import { membersOf, type ResolvedSchema } from '../api/schemas.ts'
import type { OwnFieldProps } from '../form/field-props.ts'
import { labelOf } from '../form/kind-of.ts'
import { LinesField } from '../form/text-fields.tsx'
import { Adder } from '../parts/adder.tsx'
import { IconButton } from '../parts/button.tsx'
import { words } from '../texts/texts.ts'
import { type Condition, conditionsOf, type Part, withConditions } from './rule.ts'

interface ConditionsProps extends Pick<OwnFieldProps, 'schema' | 'schemas' | 'onChange'> {
  readonly rule: Members
}

/** The conditions of a rule: the signals that a request must match, then those that exempt it. */
export function Conditions({ rule, schema, schemas, onChange }: ConditionsProps) {
  const { acl } = words()
  const { match } = schema.properties ?? {}
  const signals = match ? membersOf(schemas, match) : []
  const conditions = conditionsOf(rule)
  const change = (changed: readonly Condition[]) => onChange(withConditions(rule, changed))
  const freeIn = (part: Part) =>
    signals.filter(
      ([name]) => !conditions.some((each) => each.part === part && each.signal === name),
    )
  const add = (part: Part, signal: string) => change([...conditions, { part, signal, entries: [] }])
  return (
    <>
      {(['match', 'not_match'] as const).map((part) => (
        <fieldset class="conditions" key={part}>
          <legend>{part === 'match' ? acl.match : acl.notMatch}</legend>
          <p class="hint">{part === 'match' ? acl.matchSays : acl.notMatchSays}</p>
          {conditions.map((condition, at) =>
            condition.part === part ? (
              <Row
                key={`${part}.${condition.signal}`}
                condition={condition}
                schema={signals.find(([name]) => name === condition.signal)?.[1]}
                schemas={schemas}
                onChange={(entries) =>
                  change(
                    conditions.with(at, { ...condition, entries: listIn(entries).map(String) }),
                  )
                }
                onRemove={() => change(conditions.toSpliced(at, 1))}
              />
            ) : null,
          )}
          <Adder
            id={`rule.${part}`}
            label={part === 'match' ? acl.addCondition : acl.addException}
            options={freeIn(part).map(([name]) => ({ value: name, name: labelOf(name) }))}
            onAdd={async (signal) => add(part, signal)}
          />
        </fieldset>
      ))}
    </>
  )
}

interface RowProps extends Pick<OwnFieldProps, 'schemas' | 'onChange'> {
  readonly condition: Condition
  readonly schema: ResolvedSchema | undefined
  readonly onRemove: () => void
}

function Row({ condition, schema, schemas, onChange, onRemove }: RowProps) {
  const { part, signal, entries } = condition
  if (!schema) return null
  return (
    <div class="condition">
      <LinesField
        path={`rule.${part}.${signal}`}
        name={signal}
        schema={schema}
        schemas={schemas}
        value={entries}
        isRequired
        onChange={onChange}
      />
      <IconButton icon="close" label={words().acl.remove(labelOf(signal))} onClick={onRemove} />
    </div>
  )
}
