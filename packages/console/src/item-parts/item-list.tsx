import type { ApiOperation, ApiResource } from '@latchkey/contract'
import { call } from '../api/call.ts'
import { type Members, textIn } from '../api/json.ts'
import { itemsOf, membersOf } from '../api/schemas.ts'
import { labelOf } from '../form/kind-of.ts'
import { useLoaded } from '../parts/loading.tsx'
import { OwnedItems } from '../resource/owned-items.tsx'
import { readEvery } from '../resource/read-list.ts'
import { words } from '../texts/texts.ts'
import type { ListPart } from './derive-parts.ts'
import { ItemCreation } from './item-creation.tsx'
import { ItemEdit } from './item-edit.tsx'
import type { PartProps } from './part-props.ts'
import { partTitleOf } from './part-title.ts'

const columnsMax = 4
const nameMembers = ['name', 'domain', 'display_name', 'permission_name', 'kid', 'token_id', 'id']

/** A list that belongs to an item, with the operations on its items. */
export function ItemList({ part, api, path }: PartProps<ListPart>) {
  const { read, create, update, remove } = part
  const { basics, detail, parts, user } = words()
  const items = useLoaded(read.id, () => readEvery(api.name, read.id, { path }))
  const inputOf = (operation: ApiOperation, item: Members) => ({
    path: { ...path, ...identifierOf(operation, item) },
  })
  const edit = (operation: ApiOperation) => (item: Members) => (
    <ItemEdit
      api={api}
      operation={operation}
      title={nameOf(item)}
      item={item}
      input={inputOf(operation, item)}
      onSaved={items.reload}
    />
  )
  return (
    <OwnedItems
      title={partTitleOf(read)}
      isTitled
      items={items}
      columns={columnsOf(api, read)}
      nameOf={nameOf}
      {...(update && { actionsOf: edit(update) })}
      {...(remove && {
        removal: {
          verb: user.remove,
          run: (item) => call(remove.id, inputOf(remove, item)),
          done: basics.deleted,
          ask: { title: detail.deleteAsk, text: parts.deleteText },
        },
      })}
    >
      {create && <ItemCreation part={part} create={create} {...{ api, path, items }} />}
    </OwnedItems>
  )
}

/** The columns for lists whose first members are not those that administrators look for. */
const chosenColumns: Readonly<Record<string, readonly string[]>> = {
  listClientCredentials: ['name', 'id', 'alg', 'expires_at'],
  listOrganizationDiscoveryDomains: ['domain', 'status', 'verification_host', 'verification_txt'],
}

/** Texts that other components use too. */
const isCopied = (name: string) => name === 'id' || name.startsWith('verification_')

function columnsOf(api: ApiResource, read: ApiOperation) {
  const names = chosenColumns[read.id] ?? firstMembers(api, read)
  return names.map((name) => ({ name, label: labelOf(name), isCopied: isCopied(name) }))
}

/** The members that name an item first, then others that fit in a cell. */
function firstMembers({ schemas }: ApiResource, { answer }: ApiOperation): readonly string[] {
  const shown = membersOf(schemas, itemsOf(schemas, answer.schema ?? {}) ?? {})
    .filter(([, { type, properties }]) => type !== 'object' && !properties)
    .map(([name]) => name)
  const named = nameMembers.filter((each) => shown.includes(each)).slice(0, 1)
  const names = [...new Set([...named, ...shown.filter((name) => name !== 'id')])]
  return names.slice(0, columnsMax)
}

const nameOf = (item: Members): string =>
  nameMembers.map((each) => textIn(item, each)).find((text) => text !== '') ?? ''

/** The last path parameter, found in the item: `tokenId` is its `token_id`, else its `id`. */
function identifierOf({ path }: ApiOperation, item: Members): Members {
  const [, parameter = ''] = /\{([^}/]+)\}$/.exec(path) ?? []
  const member = parameter.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return { [parameter]: textIn(item, member) || textIn(item, 'id') }
}
