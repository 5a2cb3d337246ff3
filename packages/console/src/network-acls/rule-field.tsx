import { membersIn, textIn } from '../api/json.ts'
import { choicesOf, resolveSchema } from '../api/schemas.ts'
import type { OwnFieldProps } from '../form/field-props.ts'
import { labelOf } from '../form/kind-of.ts'
import { Conditions } from './conditions.tsx'
import { DryRun } from './dry-run.tsx'
import { type Action, actionOf, actions, withAction, withRedirectUri } from './rule.ts'
import { sentenceOf } from './sentence.ts'

const namesOfActions: Readonly<Record<Action, string>> = {
  block: 'Block',
  redirect: 'Redirect',
  allow: 'Allow, and evaluate no further network ACL',
  log: 'Only log, and evaluate the next network ACL',
}

/** Edits the rule of a network ACL, says it in a sentence, and tries it on recent requests. */
export function RuleField({ value, schema, schemas, onChange, members, id }: OwnFieldProps) {
  const rule = membersIn(value)
  const { scope } = schema.properties ?? {}
  const scopes = (scope && choicesOf(resolveSchema(schemas, scope))) ?? []
  return (
    <fieldset class="rule">
      <legend>Rule</legend>
      <div class="fields">
        <div class="ruleHead">
          <div class="field">
            <label for="rule.action">Action</label>
            <select
              id="rule.action"
              required
              value={actionOf(rule) ?? ''}
              onChange={({ currentTarget }) => {
                const action = actions.find((each) => each === currentTarget.value)
                if (action) onChange(withAction(rule, action))
              }}
            >
              <option value="">Choose…</option>
              {(['block', 'redirect', 'allow', 'log'] as const).map((action) => (
                <option key={action} value={action}>
                  {namesOfActions[action]}
                </option>
              ))}
            </select>
          </div>
          <div class="field">
            <label for="rule.scope">Requests to</label>
            <select
              id="rule.scope"
              required
              value={textIn(rule, 'scope')}
              onChange={({ currentTarget }) => onChange({ ...rule, scope: currentTarget.value })}
            >
              <option value="">Choose…</option>
              {scopes.map(String).map((each) => (
                <option key={each} value={each}>
                  {namesOfScopes[each] ?? labelOf(each)}
                </option>
              ))}
            </select>
          </div>
        </div>
        {actionOf(rule) === 'redirect' && (
          <div class="field">
            <label for="rule.action.redirect_uri">Address to redirect to</label>
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

const namesOfScopes: Readonly<Record<string, string>> = {
  tenant: 'Every API of the tenant',
  management: 'The management API, which this console uses',
  authentication: 'The authentication API: log-in and tokens',
  dynamic_client_registration: 'The registration of clients',
}
