import { useState } from 'preact/hooks'
import { call } from '../api/call.ts'
import { isMembers, listIn, type Members, membersIn, textIn } from '../api/json.ts'
import { Button } from '../parts/button.tsx'
import { Problem } from '../parts/problem.tsx'
import { ItemTable } from '../resource/item-table.tsx'
import { numeral, words } from '../texts/texts.ts'

interface DryRunProps {
  readonly rule: Members
  readonly priority: unknown
  /** The network ACL that the draft replaces; undefined for a new one. */
  readonly replaces: string | undefined
}

/** Tries a draft on the latest requests of the tenant; nothing is stored. */
export function DryRun({ rule, priority, replaces }: DryRunProps) {
  const [result, setResult] = useState<{ readonly of: Members; readonly run: Members }>()
  const [error, setError] = useState<unknown>()
  const run = async () => {
    setError(undefined)
    const body = {
      rule,
      ...(typeof priority === 'number' && { priority }),
      ...(replaces !== undefined && { replaces }),
    }
    try {
      setResult({ of: rule, run: membersIn(await call('createNetworkAclDryRun', { body })) })
    } catch (thrown) {
      setResult(undefined)
      setError(thrown)
    }
  }
  return (
    <div class="dryRun">
      <Button icon="play" onClick={() => void run()}>
        {words().acl.tryIt}
      </Button>
      {error !== undefined && <Problem error={error} />}
      {result && <Result run={result.run} isOld={result.of !== rule} />}
    </div>
  )
}

function Result({ run, isOld }: { readonly run: Members; readonly isOld: boolean }) {
  const { acl } = words()
  const countOf = (name: string) => numeral(Number(run[name]))
  const samples = listIn(run.samples).filter(isMembers)
  return (
    <div role="status">
      <p>
        {acl.tried(countOf('requests'), countOf('matched'), countOf('changed'))}{' '}
        {isOld && acl.changedSince}
      </p>
      {run.blocks_caller === true && (
        <p class="warning">
          <strong>{acl.wouldLockOut}</strong>: {acl.wouldLockOutSays}
        </p>
      )}
      {samples.length > 0 && <Samples samples={samples} />}
    </div>
  )
}

function Samples({ samples }: { readonly samples: readonly Members[] }) {
  const { when, decision, address, userAgent, changedRequests, decisions } = words().acl
  const columns = [
    { name: 'requested_at', label: when },
    { name: 'change', label: decision },
    { name: 'address', label: address },
    { name: 'user_agent', label: userAgent },
  ]
  const names: Readonly<Record<string, string>> = decisions
  const nameOf = (sample: Members, at: string) => names[textIn(sample, at)] ?? textIn(sample, at)
  const items = samples.map((sample) => ({
    requested_at: textIn(sample, 'requested_at'),
    change: `${nameOf(sample, 'before')} → ${nameOf(sample, 'after')}`,
    address: textIn(sample, 'facts', 'address'),
    user_agent: textIn(sample, 'facts', 'user_agent'),
  }))
  return <ItemTable label={changedRequests} columns={columns} items={items} nameOf={() => ''} />
}
