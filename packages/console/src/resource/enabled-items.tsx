import type { Members } from '../api/json.ts'
import { Adder } from '../parts/adder.tsx'
import type { Loaded } from '../parts/loading.tsx'
import { hrefOf } from '../router.ts'
import { words } from '../texts/texts.ts'
import type { Column } from './item-table.tsx'
import { OwnedItems } from './owned-items.tsx'
import type { ScreenPath } from './resource-screens.ts'

interface EnabledItemsProps {
  readonly title: string
  readonly says: string
  readonly columns: readonly Column[]
  readonly enabled: Loaded<readonly Members[]>
  /** All items that can be enabled; they have the ids of the enabled ones. */
  readonly all: Loaded<readonly Members[]>
  readonly idOf: (item: Members) => string
  readonly nameOf: (item: Members) => string
  /** The path of the screen of an item. */
  readonly path: ScreenPath
  /** Enables an item. To undo a removal, it gets the item with the settings that it had. */
  readonly enable: (item: Members) => Promise<unknown>
  readonly disable: (item: Members) => Promise<unknown>
}

/** The enabled items, such as the connections of an application, and a choice of the others. */
export function EnabledItems(props: EnabledItemsProps) {
  const { title, says, columns, enabled, all, idOf, nameOf, path, enable, disable } = props
  const { application } = words()
  const taken = new Set(enabled.value?.map(idOf))
  const others = (all.value ?? []).filter((item) => !taken.has(idOf(item)))
  return (
    <OwnedItems
      title={title}
      says={says}
      items={enabled}
      columns={columns}
      nameOf={nameOf}
      hrefOf={(item) => hrefOf(path, idOf(item))}
      removal={{
        verb: application.disable,
        run: disable,
        putBack: enable,
        done: application.disabled,
      }}
    >
      <Adder
        id={`enable.${path}`}
        label={application.enable}
        verb={application.enable}
        error={all.error}
        options={others.map((item) => ({ value: idOf(item), name: nameOf(item) }))}
        onAdd={async (id) => {
          const item = others.find((each) => idOf(each) === id)
          if (item) await enable(item)
          enabled.reload()
        }}
      />
    </OwnedItems>
  )
}
