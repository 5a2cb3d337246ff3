import { isManagementError } from '@latchkey/sdk'
import { call } from '../api/call.ts'
import { type Members, membersIn, textIn } from '../api/json.ts'
import { Button } from '../parts/button.tsx'
import { Show, useLoaded, useRepeated } from '../parts/loading.tsx'
import { Card } from '../parts/page.tsx'
import { messageOf } from '../parts/problem.tsx'
import { say } from '../parts/toasts.tsx'
import { Moment } from '../parts/value.tsx'
import { words } from '../texts/texts.ts'

/** How often the state is read again, while a synchronization runs and before the first. */
const [runningMs, absentMs] = [2_000, 10_000]

const readOrAbsent = async (id: string): Promise<Members> => {
  try {
    return membersIn(await call('getConnectionDirectoryProvisioning', { path: { id } }))
  } catch (error) {
    if (isManagementError(error) && error.statusCode === 404) return {}
    throw error
  }
}

/** The last synchronization with the directory of a connection, and a button for the next. */
export function DirectoryState({ id }: { readonly id: string }) {
  const loaded = useLoaded(`directory of ${id}`, () => readOrAbsent(id))
  const { value, reload } = loaded
  const status = value && textIn(value, 'last_synchronization_status')
  const isRunning = status === 'in_progress'
  const isSetUp = value !== undefined && textIn(value, 'connection_id') !== ''
  const idleMs = isSetUp ? undefined : absentMs
  useRepeated(loaded, isRunning ? runningMs : idleMs)
  const { directory } = words()
  const synchronize = () =>
    call('createConnectionDirectoryProvisioningSynchronization', { path: { id } }).then(
      reload,
      (error: unknown) => say(messageOf(error)),
    )
  return (
    <Card
      title={directory.title}
      says={directory.says}
      actions={
        isSetUp && (
          <Button icon="play" disabled={isRunning} onClick={() => void synchronize()}>
            {directory.synchronize}
          </Button>
        )
      }
    >
      <Show of={loaded}>
        {(shown) => (isSetUp ? <State of={shown} /> : <p>{directory.absent}</p>)}
      </Show>
    </Card>
  )
}

function State({ of }: { readonly of: Members }) {
  const { directory } = words()
  const status = textIn(of, 'last_synchronization_status')
  const at = textIn(of, 'last_synchronization_at')
  const error = textIn(of, 'last_synchronization_error')
  const names: Readonly<Record<string, string>> = directory.statuses
  const isDone = status === 'completed'
  if (status === '') return <p role="status">{directory.never}</p>
  return (
    <div role="status">
      <p>
        <span class={isDone ? 'flag on' : 'flag'}>{names[status] ?? status}</span>{' '}
        <Moment iso={at} />
      </p>
      {error !== '' && (
        <p class="hint" lang="en">
          {error}
        </p>
      )}
    </div>
  )
}
