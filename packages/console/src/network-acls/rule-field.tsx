import { membersIn, textIn } from '../api/json.ts'
import { choicesOf, resolveSchema } from '../api/schemas.ts'
import type { OwnFieldProps } from '../form/field-props.ts'
import { labelOf } from '../form/kind-of.ts'
import { words } from '../texts/texts.ts'
import { Conditions } from './conditions.tsx'
import { DryRun } from './dry-run.tsx'
import { actionOf, actions, withAction, withRedirectUri } from './rule.ts'
import { sentenceOf } from './sentence.ts'

/** Edits the rule of a network ACL, describes it in a sentence, and tries it on recent requests. */
export function RuleField({ value, schema, schemas, onChange, members, id }: OwnFieldProps) {
  const rule = membersIn(value)
  const { acl, basics } = words()
  const scopeNames: Readonly<Record<string, string>> = acl.scopes
  const { scope } = schema.properties ?? {}
  const scopes = (scope && choicesOf(resolveSchema(schemas, scope))) ?? []
  return (
    <fieldset class="rule">
      <legend>{acl.rule}</legend>
      <div class="fields">
        <div class="ruleHead">
          <div class="field">
            <label for="rule.action">{acl.action}</label>
            <select
              id="rule.action"
              required
              value={actionOf(rule) ?? ''}
              onChange={({ currentTarget }) => {
                const action = actions.find((each) => each === currentTarget.value)
                if (action) onChange(withAction(rule, action))
              }}
            >
              <option value="">{basics.choose}</option>
              {(['block', 'redirect', 'allow', 'log'] as const).map((action) => (
                <option key={action} value={action}>
                  {acl.actions[action]}
                </option>
              ))}
            </select>
          </div>
          <div class="field">
            <label for="rule.scope">{acl.requestsTo}</label>
            <select
              id="rule.scope"
              required
              value={textIn(rule, 'scope')}
              onChange={({ currentTarget }) => onChange({ ...rule, scope: currentTarget.value })}
            >
              <option value="">{basics.choose}</option>
              {scopes.map(String).map((each) => (
                <option key={each} value={each}>
                  {scopeNames[each] ?? labelOf(each)}
                </option>
              ))}
            </select>
          </div>
        </div>
        {actionOf(rule) === 'redirect' && (
          <div class="field">
            <label for="rule.action.redirect_uri">{acl.redirectTo}</label>
            <input
              id="rule.action.redirect_uri"
              type="url"
              required
              maxLength={2000}
              placeholder="https://example.com/blocked"
              value={textIn(rule, 'action', 'redirect_uri')}
              onInput={({ currentTarget }) => onChange(withRedirectUri(rule, currentTarget.value))}
            />
          </div>
        )}
        <Conditions rule={rule} schema={schema} schemas={schemas} onChange={onChange} />
        <p class="sentence" role="status">
          {sentenceOf(rule)}
        </p>
        <DryRun rule={rule} priority={members.priority} replaces={id} />
      </div>
    </fieldset>
  )
}
