import { call } from '../api/call.ts'
import { type Members, textIn } from '../api/json.ts'
import { Adder } from '../parts/adder.tsx'
import { IconButton } from '../parts/button.tsx'
import { type Loaded, useLoaded } from '../parts/loading.tsx'
import { messageOf } from '../parts/problem.tsx'
import { say } from '../parts/toasts.tsx'
import { OwnedItems } from '../resource/owned-items.tsx'
import { readEvery } from '../resource/read-list.ts'
import { hrefOf } from '../router.ts'
import { words } from '../texts/texts.ts'

/** The actions of a trigger: adds, removes and moves them. */
export function TriggerBindings({ id }: { readonly id: string }) {
  const { action, user } = words()
  const bindings = useLoaded(`bindings of ${id}`, () =>
    readEvery('actions', 'listActionTriggerBindings', { path: { triggerId: id } }),
  )
  const actions = useLoaded(`deployed actions of ${id}`, () =>
    readEvery('actions', 'listActions', { query: { triggerId: id, deployed: true } }),
  )
  const write = (changed: readonly Members[]) => replace(id, changed, bindings)
  const all = bindings.value ?? []
  const bound = new Set(all.map(actionIdOf))
  const others = (actions.value ?? []).filter((each) => !bound.has(textIn(each, 'id')))
  const names: Readonly<Record<string, string>> = action.triggers
  return (
    <OwnedItems
      title={names[id] ?? id}
      says={id}
      items={bindings}
      columns={[{ name: 'display_name', label: action.action }]}
      nameOf={nameOf}
      hrefOf={(binding) => hrefOf('actions', actionIdOf(binding))}
      actionsOf={(binding) => <Moves all={all} at={all.indexOf(binding)} onMove={write} />}
      removal={{
        verb: user.remove,
        run: (binding) => write(all.filter((each) => each !== binding)),
        putBack: () => write(all),
        done: words().basics.removed,
      }}
    >
      <Adder
        id={`bind.${id}`}
        label={action.add}
        error={actions.error}
        options={others.map((each) => ({ value: textIn(each, 'id'), name: textIn(each, 'name') }))}
        onAdd={(value) => write([...all, { action: { id: value } }])}
      />
    </OwnedItems>
  )
}

const nameOf = (binding: Members) => textIn(binding, 'display_name')
const actionIdOf = (binding: Members) => textIn(binding, 'action', 'id')

async function replace(
  triggerId: string,
  changed: readonly Members[],
  bindings: Loaded<readonly Members[]>,
): Promise<void> {
  const body = {
    bindings: changed.map((binding) => ({
      ref: { type: 'action_id', value: actionIdOf(binding) },
      ...(nameOf(binding) !== '' && { display_name: nameOf(binding) }),
    })),
  }
  await call('updateActionTriggerBindings', { path: { triggerId }, body })
  bindings.reload()
}

interface MovesProps {
  readonly all: readonly Members[]
  readonly at: number
  readonly onMove: (changed: readonly Members[]) => Promise<void>
}

/** The buttons that move an action before or after its neighbour. */
function Moves({ all, at, onMove }: MovesProps) {
  const { action } = words()
  const name = nameOf(all[at] ?? {})
  const move = (to: number) => {
    const [moved] = all.slice(at, at + 1)
    const rest = all.filter((_, index) => index !== at)
    const changed = moved ? [...rest.slice(0, to), moved, ...rest.slice(to)] : all
    onMove(changed).then(
      () => say(action.moved(name)),
      (error: unknown) => say(messageOf(error)),
    )
  }
  return (
    <>
      {at > 0 && <IconButton icon="up" label={action.moveUp(name)} onClick={() => move(at - 1)} />}
      {at < all.length - 1 && (
        <IconButton icon="down" label={action.moveDown(name)} onClick={() => move(at + 1)} />
      )}
    </>
  )
}
