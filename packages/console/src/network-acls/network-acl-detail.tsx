import { type Members, membersIn } from '../api/json.ts'
import { Code } from '../parts/copy.tsx'
import { Card } from '../parts/page.tsx'
import { type DetailProps, ResourceDetail } from '../resource/resource-detail.tsx'
import { words } from '../texts/texts.ts'
import { Explanation } from './explanation.tsx'
import { actionOf } from './rule.ts'
import { sentenceOf } from './sentence.ts'
import { Statistics } from './statistics.tsx'

/** A network ACL: what it does, how often it applied, and why a request is blocked. */
export function NetworkAclDetail(props: DetailProps) {
  return (
    <ResourceDetail {...props}>
      {(acl) => (
        <>
          <p class="sentence">
            {acl.active === false && <span class="flag warn">{words().acl.inactive}</span>}{' '}
            {sentenceOf(membersIn(acl.rule))}
          </p>
          <div class="grid">
            <Statistics id={props.id} />
            <Explanation />
          </div>
          {canLockOut(acl) && <WayBack />}
        </>
      )}
    </ResourceDetail>
  )
}

/** Whether the rule can refuse requests of this console. */
function canLockOut({ rule }: Members): boolean {
  const { scope } = membersIn(rule)
  const action = actionOf(membersIn(rule))
  return scope !== 'dynamic_client_registration' && (action === 'block' || action === 'redirect')
}

function WayBack() {
  return (
    <Card title={words().acl.lockOut} says={words().acl.lockOutSays}>
      <Code
        text={`latchkey network-acls disable --tenant ${location.hostname}`}
        label={words().acl.theCommand}
      />
    </Card>
  )
}
