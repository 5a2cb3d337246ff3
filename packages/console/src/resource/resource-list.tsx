import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { loadResource } from '../api/description.ts'
import type { Members } from '../api/json.ts'
import { textIn } from '../api/json.ts'
import { LinkButton } from '../parts/button.tsx'
import { inCode } from '../parts/in-code.tsx'
import { Show, useLoaded } from '../parts/loading.tsx'
import { Empty, Page } from '../parts/page.tsx'
import { words } from '../texts/texts.ts'
import { ItemTable } from './item-table.tsx'
import { Pager } from './pager.tsx'
import { type ListPage, type Place, readList } from './read-list.ts'
import type { ResourceScreen } from './resource-screens.ts'
import { addressOf, columnsOf, oneOf, purposeOf, titleOf } from './screen-names.ts'
import { SearchBox } from './search-box.tsx'
import { searchOf } from './search-query.ts'

/** A screen, and the buttons that it adds to its list. */
export interface ListProps {
  readonly screen: ResourceScreen
  /** Buttons of the screen, beside the one that creates an item. */
  readonly actions?: (reload: () => void) => ComponentChildren
}

/** The list of the items of a resource, in pages. */
export function ResourceList({ screen, actions }: ListProps) {
  const { path, resource, create, search } = screen
  const { basics, search: searches } = words()
  const [text, setText] = useState('')
  const [places, setPlaces] = useState<readonly Place[]>([{}])
  useEffect(() => setPlaces([{}]), [text, path])
  const place = places.at(-1) ?? {}
  const list = useLoaded(`${path} ${text} ${JSON.stringify(place)}`, () =>
    readList(resource, screen.list, { query: searchOf(screen, text), place }),
  )
  const described = useLoaded(resource, () => loadResource(resource))
  return (
    <Page
      title={titleOf(screen)}
      says={<span lang="en">{inCode(described.value?.description ?? '')}</span>}
      actions={
        <>
          {actions?.(list.reload)}
          {create && (
            <LinkButton kind="main" icon="plus" href={addressOf(screen, 'new')}>
              {basics.create(oneOf(screen))}
            </LinkButton>
          )}
        </>
      }
    >
      {search && <SearchBox says={searches[search.hint]} onSearch={setText} />}
      <Show of={list}>
        {(page) => (
          <>
            <Items screen={screen} page={page} isSearch={text !== ''} />
            <Pager page={page} places={places} onGo={setPlaces} />
          </>
        )}
      </Show>
    </Page>
  )
}

interface ItemsProps {
  readonly screen: ResourceScreen
  readonly page: ListPage
  readonly isSearch: boolean
}

function Items({ screen, page, isSearch }: ItemsProps) {
  const { icon, create } = screen
  const { list } = words()
  if (page.items.length === 0 && isSearch) {
    return <Empty icon="search" title={list.nothingFound} text={list.searchElse} />
  }
  if (page.items.length === 0) {
    return (
      <Empty icon={icon} title={list.noneYet(titleOf(screen))} text={purposeOf(screen)}>
        {create && (
          <LinkButton kind="main" icon="plus" href={addressOf(screen, 'new')}>
            {list.createFirst(oneOf(screen))}
          </LinkButton>
        )}
      </Empty>
    )
  }
  return (
    <ItemTable
      label={titleOf(screen)}
      columns={columnsOf(screen)}
      items={page.items}
      {...(screen.get && { hrefOf: (item) => addressOf(screen, textIn(item, screen.id)) })}
      nameOf={(item) => nameOf(screen, item)}
    />
  )
}

/** The members by which an item is named; the first that is present. */
export function nameOf(screen: ResourceScreen, item: Members): string {
  const names = screen.name.map((each) => textIn(item, each))
  return names.find((text) => text !== '') ?? oneOf(screen)
}
