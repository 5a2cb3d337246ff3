import { useEffect, useState } from 'preact/hooks'
import { loadResource } from '../api/description.ts'
import type { Members } from '../api/json.ts'
import { textIn } from '../api/json.ts'
import { LinkButton } from '../parts/button.tsx'
import { Show, useLoaded } from '../parts/loading.tsx'
import { Empty, Page } from '../parts/page.tsx'
import { hrefOf } from '../router.ts'
import { words } from '../texts/texts.ts'
import { ItemTable } from './item-table.tsx'
import { Pager } from './pager.tsx'
import { type ListPage, type Place, readList } from './read-list.ts'
import type { ResourceScreen } from './resource-screens.ts'
import { SearchBox } from './search-box.tsx'
import { searchOf } from './search-query.ts'

/** The list of the items of a resource, in pages. */
export function ResourceList({ screen }: { readonly screen: ResourceScreen }) {
  const { path, resource, create, search } = screen
  const { basics, one, search: searches, titles } = words()
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
      title={titles[path]}
      says={<span lang="en">{described.value?.description}</span>}
      actions={
        create && (
          <LinkButton kind="main" icon="plus" href={hrefOf(path, 'new')}>
            {basics.create(one[path])}
          </LinkButton>
        )
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
  const { path, icon, create } = screen
  const { columns: labels, empty, list, one, titles } = words()
  if (page.items.length === 0 && isSearch) {
    return <Empty icon="search" title={list.nothingFound} text={list.searchElse} />
  }
  if (page.items.length === 0) {
    return (
      <Empty icon={icon} title={list.noneYet(titles[path])} text={empty[path]}>
        {create && (
          <LinkButton kind="main" icon="plus" href={hrefOf(path, 'new')}>
            {list.createFirst(one[path])}
          </LinkButton>
        )}
      </Empty>
    )
  }
  const columns = screen.columns.map((name) => ({ name, label: labels[name] }))
  return (
    <ItemTable
      label={titles[path]}
      columns={columns}
      items={page.items}
      hrefOf={(item) => hrefOf(path, textIn(item, screen.id))}
      nameOf={(item) => nameOf(screen, item)}
    />
  )
}

/** The name of an item: the first present member of these. */
export function nameOf({ name, path }: ResourceScreen, item: Members): string {
  return name.map((each) => textIn(item, each)).find((text) => text !== '') ?? words().one[path]
}
