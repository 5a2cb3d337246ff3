import { signal } from '@preact/signals'
import { call } from '../api/call.ts'
import { listIn, type Members, textIn } from '../api/json.ts'
import { Button } from '../parts/button.tsx'
import { messageOf } from '../parts/problem.tsx'
import { say } from '../parts/toasts.tsx'
import { type DetailProps, ResourceDetail } from '../resource/resource-detail.tsx'
import { words } from '../texts/texts.ts'
import { TestRun } from './test-run.tsx'
import { Versions } from './versions.tsx'

/** An action: what is deployed of it, its versions and a test. */
export function ActionDetail(props: DetailProps) {
  const { id } = props
  return (
    <ResourceDetail
      {...props}
      actions={(item, reload) => <Deploy id={id} item={item} onDeployed={reload} />}
    >
      {(item, reload) => (
        <>
          <p class={item.all_changes_deployed === true ? 'hint state' : 'warning'} role="status">
            {stateOf(item)}
          </p>
          <Versions key={deployed.value} id={id} onDeployed={countAfter(reload)} />
          <TestRun id={id} trigger={triggerOf(item)} />
        </>
      )}
    </ResourceDetail>
  )
}

/** The number of deployments: after each, the versions are read again. */
const deployed = signal(0)
const countAfter = (reload: () => void) => () => {
  deployed.value += 1
  reload()
}

const triggerOf = (item: Members) => textIn(listIn(item.supported_triggers)[0], 'id')

function stateOf(item: Members): string {
  const { action } = words()
  const number = textIn(item.deployed_version, 'number')
  if (item.status === 'failed') return action.failed
  if (number === '') return action.notDeployed
  return item.all_changes_deployed === true ? action.runs(number) : action.changed(number)
}

interface DeployProps {
  readonly id: string
  readonly item: Members
  readonly onDeployed: () => void
}

function Deploy({ id, item, onDeployed }: DeployProps) {
  const { action } = words()
  const deploy = () =>
    call('createActionDeployment', { path: { id } }).then(
      () => {
        say(action.deployed)
        countAfter(onDeployed)()
      },
      (error: unknown) => say(messageOf(error)),
    )
  return (
    <Button
      kind="main"
      icon="play"
      disabled={item.all_changes_deployed === true}
      onClick={() => void deploy()}
    >
      {action.deploy}
    </Button>
  )
}
