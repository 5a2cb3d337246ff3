import { useState } from 'preact/hooks'
import { call } from '../api/call.ts'
import { loadResource, operationOf } from '../api/description.ts'
import { isMembers, listIn, type Members, membersIn, textIn } from '../api/json.ts'
import { labelOf } from '../form/kind-of.ts'
import { SchemaForm } from '../form/schema-form.tsx'
import { Show, useLoaded } from '../parts/loading.tsx'
import { Card } from '../parts/page.tsx'
import { hrefOf } from '../router.ts'
import { words } from '../texts/texts.ts'

const resource = 'network-acl-explanations'
const operation = 'createNetworkAclExplanation'

/** Explains what the network ACLs in force decide for a request. */
export function Explanation() {
  const described = useLoaded(resource, () => loadResource(resource))
  const [facts, setFacts] = useState<Members>({ origin: 'management' })
  const [decision, setDecision] = useState<Members>()
  const explain = async () => setDecision(membersIn(await call(operation, { body: facts })))
  return (
    <Card title={words().acl.why} says={words().acl.whySays}>
      <Show of={described}>
        {(api) => (
          <SchemaForm
            resource={api}
            schema={operationOf(api, operation).body ?? {}}
            value={facts}
            onChange={setFacts}
            first={['origin', 'address', 'user_agent']}
            verb={words().acl.explain}
            onSubmit={explain}
          />
        )}
      </Show>
      {decision && <Decision decision={decision} />}
    </Card>
  )
}

function Decision({ decision }: { readonly decision: Members }) {
  const action = textIn(decision, 'action')
  const { acl } = words()
  const decisions: Readonly<Record<string, string>> = acl.decisions
  const by = isMembers(decision.decided_by) ? decision.decided_by : undefined
  return (
    <div class="decision" role="status">
      <p>
        <span class={action === 'allow' ? 'flag on' : 'flag bad'}>
          {decisions[action] ?? labelOf(action)}
        </span>{' '}
        {by ? (
          <>
            {acl.by}{' '}
            <a href={hrefOf('network-acls', textIn(by, 'id'))}>{textIn(by, 'description')}</a>
          </>
        ) : (
          acl.noneApplies
        )}
      </p>
      <ul>
        {listIn(by?.reasons)
          .filter(isMembers)
          .map((reason) => (
            <li key={textIn(reason, 'signal')}>{reasonOf(reason)}</li>
          ))}
      </ul>
    </div>
  )
}

function reasonOf(reason: Members): string {
  const label = labelOf(textIn(reason, 'signal'))
  const fact = textIn(reason, 'fact') || words().acl.noFact
  return reason.condition === 'match'
    ? words().acl.matches(label, fact, textIn(reason, 'entry'))
    : words().acl.isNoException(label, fact)
}
