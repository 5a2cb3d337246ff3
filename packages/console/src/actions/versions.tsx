import { call } from '../api/call.ts'
import { textIn } from '../api/json.ts'
import { Button } from '../parts/button.tsx'
import { confirm } from '../parts/confirm.tsx'
import { useLoaded } from '../parts/loading.tsx'
import { say } from '../parts/toasts.tsx'
import { OwnedItems } from '../resource/owned-items.tsx'
import { readEvery } from '../resource/read-list.ts'
import { words } from '../texts/texts.ts'

interface VersionsProps {
  readonly id: string
  readonly onDeployed: () => void
}

/** The versions of an action, of which an earlier one can be deployed again. */
export function Versions({ id, onDeployed }: VersionsProps) {
  const { action } = words()
  const versions = useLoaded(`versions of ${id}`, () =>
    readEvery('actions', 'listActionVersions', { path: { actionId: id } }),
  )
  const ask = (version: string, number: string) =>
    confirm({
      title: action.deployAsk(number),
      text: action.deployText,
      verb: action.deploy,
      run: async () => {
        const path = { actionId: id, id: version }
        await call('createActionVersionDeployment', { path, body: { update_draft: true } })
        say(action.deployed)
        onDeployed()
      },
    })
  return (
    <OwnedItems
      title={action.versions}
      says={action.versionsSay}
      items={versions}
      columns={[
        { name: 'number', label: action.number },
        { name: 'created_at', label: action.when },
        { name: 'runtime', label: action.runtime },
        { name: 'deployed', label: action.isRunning },
      ]}
      nameOf={(version) => textIn(version, 'number')}
      actionsOf={(version) =>
        version.deployed !== true && (
          <Button onClick={() => ask(textIn(version, 'id'), textIn(version, 'number'))}>
            {action.deployAgain(textIn(version, 'number'))}
          </Button>
        )
      }
    />
  )
}
