import { useState } from 'preact/hooks'
import { call } from '../api/call.ts'
import { isMembers, listIn, type Members, membersIn, textIn } from '../api/json.ts'
import { Button } from '../parts/button.tsx'
import { Problem } from '../parts/problem.tsx'
import { ItemTable } from '../resource/item-table.tsx'

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
        Try on the latest requests
      </Button>
      {error !== undefined && <Problem error={error} />}
      {result && <Result run={result.run} isOld={result.of !== rule} />}
    </div>
  )
}

function Result({ run, isOld }: { readonly run: Members; readonly isOld: boolean }) {
  const samples = listIn(run.samples).filter(isMembers)
  return (
    <div role="status">
      <p>
        Of the latest {textIn(run, 'requests')} requests the rule applies to{' '}
        <strong>{textIn(run, 'matched')}</strong>, and changes the decision for{' '}
        <strong>{textIn(run, 'changed')}</strong>.{isOld && ' The rule was changed since.'}
      </p>
      {run.blocks_caller === true && (
        <p class="warning">
          <strong>It would lock you out</strong>: this very request would be blocked or redirected.
        </p>
      )}
      {samples.length > 0 && <Samples samples={samples} />}
    </div>
  )
}

const columns = [
  { name: 'requested_at', label: 'When' },
  { name: 'change', label: 'Decision' },
  { name: 'address', label: 'Address' },
  { name: 'user_agent', label: 'User agent' },
]

function Samples({ samples }: { readonly samples: readonly Members[] }) {
  const items = samples.map((sample) => ({
    requested_at: textIn(sample, 'requested_at'),
    change: `${textIn(sample, 'before')} → ${textIn(sample, 'after')}`,
    address: textIn(sample, 'facts', 'address'),
    user_agent: textIn(sample, 'facts', 'user_agent'),
  }))
  return <ItemTable label="Changed requests" columns={columns} items={items} nameOf={() => ''} />
}
