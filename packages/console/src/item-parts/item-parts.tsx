import type { ApiResource } from '@latchkey/contract'
import { useState } from 'preact/hooks'
import { inCode } from '../parts/in-code.tsx'
import { SettingsBody } from '../resource/settings-body.tsx'
import { deriveParts, type SettingsPart } from './derive-parts.ts'
import { ItemAction } from './item-action.tsx'
import { ItemList } from './item-list.tsx'
import type { PartProps } from './part-props.ts'
import { partTitleOf } from './part-title.ts'

interface ItemPartsProps {
  readonly api: ApiResource
  /** The path of the item in the API document, such as `/connections/{id}`. */
  readonly itemPath: string
  /** Path parameters, which identify the item. */
  readonly path: Readonly<Record<string, string>>
  /** The operations of parts that items like this one do not have. */
  readonly without?: readonly string[]
}

/**
 * The parts of an item that no screen shows otherwise; each loads when the administrator opens it.
 */
export function ItemParts({ api, itemPath, path, without = [] }: ItemPartsProps) {
  const parts = deriveParts(api, itemPath).filter(({ read }) => !without.includes(read.id))
  return (
    <>
      {parts.map((part) => (
        <Part key={part.read.id} part={part} api={api} path={path} />
      ))}
    </>
  )
}

function Part(props: PartProps) {
  const { read } = props.part
  const [isOpen, setOpen] = useState(false)
  return (
    <details class="card part" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{partTitleOf(read)}</summary>
      {isOpen && (
        <>
          <p class="hint" lang="en">
            {inCode(read.description)}
          </p>
          <Body {...props} />
        </>
      )}
    </details>
  )
}

function Body({ part, ...props }: PartProps) {
  if (part.kind === 'list') return <ItemList {...props} part={part} />
  if (part.kind === 'action') return <ItemAction {...props} part={part} />
  return <ItemSettings {...props} part={part} />
}

function ItemSettings({ part, api, path }: PartProps<SettingsPart>) {
  const { read, update, create, remove } = part
  const title = partTitleOf(read)
  const screen = {
    path: `more/${read.id}`,
    named: { title, one: title, description: read.description },
    resource: api.name,
    icon: 'cog',
    get: read.id,
    update: update.id,
    ...(create && { create: create.id }),
    ...(remove && { remove: remove.id }),
    input: { path },
  } as const
  return <SettingsBody screen={screen} api={api} prefix={`${read.id}.`} />
}
