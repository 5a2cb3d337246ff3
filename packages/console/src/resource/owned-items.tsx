import type { ComponentChildren } from 'preact'
import type { Members } from '../api/json.ts'
import { Button } from '../parts/button.tsx'
import { confirm } from '../parts/confirm.tsx'
import { type Loaded, Show } from '../parts/loading.tsx'
import { Card } from '../parts/page.tsx'
import { messageOf } from '../parts/problem.tsx'
import { say } from '../parts/toasts.tsx'
import { words } from '../texts/texts.ts'
import { type Column, ItemTable } from './item-table.tsx'

/** How to remove an item: immediately if the removal can be undone, else after a question. */
export interface Removal {
  readonly verb: string
  readonly run: (item: Members) => Promise<unknown>
  readonly done: (name: string) => string
  readonly putBack?: (item: Members) => Promise<unknown>
  /** The question and the consequence; required without `putBack`. */
  readonly ask?: { readonly title: (name: string) => string; readonly text: string }
  /** Items that cannot be removed have no button. */
  readonly isPossible?: (item: Members) => boolean
}

interface OwnedItemsProps {
  readonly title: string
  /** Whether the screen already shows the title above. */
  readonly isTitled?: boolean
  readonly says?: string
  readonly items: Loaded<readonly Members[]>
  readonly columns: readonly Column[]
  readonly nameOf: (item: Members) => string
  readonly hrefOf?: (item: Members) => string
  readonly removal?: Removal
  /** Actions on an item other than its removal. */
  readonly actionsOf?: (item: Members) => ComponentChildren
  readonly actions?: ComponentChildren
  /** Content below the table, such as a form that adds an item. */
  readonly children?: ComponentChildren
}

/** A card with the items that belong to another one, such as the members of an organization. */
export function OwnedItems(props: OwnedItemsProps) {
  const { title, isTitled, says, items, columns, nameOf, hrefOf, removal, actionsOf, children } =
    props
  const heading = isTitled ? {} : { title, says, actions: props.actions }
  return (
    <Card {...heading}>
      <Show of={items}>
        {(found) =>
          found.length === 0 ? (
            <p class="hint">{words().basics.none}</p>
          ) : (
            <ItemTable
              label={title}
              columns={columns}
              items={found}
              nameOf={nameOf}
              hrefOf={hrefOf}
              {...((removal || actionsOf) && {
                actionsOf: (item) => (
                  <>
                    {actionsOf?.(item)}
                    {removal && <Remove {...{ item, removal, nameOf }} reload={items.reload} />}
                  </>
                ),
              })}
            />
          )
        }
      </Show>
      {children}
    </Card>
  )
}

interface RemoveProps extends Pick<OwnedItemsProps, 'nameOf'> {
  readonly item: Members
  readonly removal: Removal
  readonly reload: () => void
}

function Remove({ item, removal, nameOf, reload }: RemoveProps) {
  const { verb, run, done, putBack, ask, isPossible } = removal
  const name = nameOf(item)
  if (isPossible?.(item) === false) return null
  const undo = async () => {
    await putBack?.(item)
    reload()
  }
  const remove = async () => {
    await run(item)
    say(done(name), putBack && undo)
    reload()
  }
  const begin = () =>
    ask
      ? confirm({ title: ask.title(name), text: ask.text, verb, run: remove })
      : void remove().catch((error: unknown) => say(messageOf(error)))
  return <Button onClick={begin}>{verb}</Button>
}
