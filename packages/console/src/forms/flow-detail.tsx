import { useState } from 'preact/hooks'
import { call } from '../api/call.ts'
import { membersIn, textIn } from '../api/json.ts'
import { Button } from '../parts/button.tsx'
import { useLoaded } from '../parts/loading.tsx'
import { messageOf } from '../parts/problem.tsx'
import { say } from '../parts/toasts.tsx'
import { Json } from '../parts/value.tsx'
import { OwnedItems } from '../resource/owned-items.tsx'
import { readEvery } from '../resource/read-list.ts'
import { type DetailProps, ResourceDetail } from '../resource/resource-detail.tsx'
import { words } from '../texts/texts.ts'

/** A flow: its executions, above its settings. */
export function FlowDetail(props: DetailProps) {
  return <ResourceDetail {...props}>{() => <Executions flowId={props.id} />}</ResourceDetail>
}

/** What one execution did. */
interface Shown {
  readonly id: string
  readonly debug: unknown
}

function Executions({ flowId }: { readonly flowId: string }) {
  const { forms } = words()
  const [shown, setShown] = useState<Shown>()
  const executions = useLoaded(`executions of ${flowId}`, async () => {
    const all = await readEvery('flows', 'listFlowExecutions', { path: { flow_id: flowId } })
    return [...all].reverse()
  })
  const show = (id: string) =>
    call('getFlowExecution', {
      path: { flow_id: flowId, execution_id: id },
      query: { hydrate: ['debug'] },
    }).then(
      (answer) => setShown({ id, debug: membersIn(answer).debug }),
      (error: unknown) => say(messageOf(error)),
    )
  return (
    <OwnedItems
      title={forms.executions}
      says={forms.executionsSay}
      items={executions}
      columns={[
        { name: 'started_at', label: forms.started },
        { name: 'status', label: forms.status },
        { name: 'journey_id', label: forms.journey },
      ]}
      nameOf={(execution) => textIn(execution, 'id')}
      actionsOf={(execution) => (
        <Button onClick={() => void show(textIn(execution, 'id'))}>{forms.show}</Button>
      )}
    >
      <div aria-live="polite">
        {shown && <Json key={shown.id} value={shown.debug} label={forms.did(shown.id)} />}
      </div>
    </OwnedItems>
  )
}
