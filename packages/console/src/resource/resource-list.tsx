import { useEffect, useState } from 'preact/hooks'
import { loadResource } from '../api/description.ts'
import type { Members } from '../api/json.ts'
import { textIn } from '../api/json.ts'
import { labelOf } from '../form/kind-of.ts'
import { LinkButton } from '../parts/button.tsx'
import { Show, useLoaded } from '../parts/loading.tsx'
import { Empty, Page } from '../parts/page.tsx'
import { hrefOf } from '../router.ts'
import { ItemTable } from './item-table.tsx'
import { Pager } from './pager.tsx'
import { type ListPage, type Place, readList } from './read-list.ts'
import type { ResourceScreen } from './resource-screens.ts'
import { SearchBox } from './search-box.tsx'
import { searchOf } from './search-query.ts'

/** The list of the items of a resource, in pages. */
export function ResourceList({ screen }: { readonly screen: ResourceScreen }) {
  const { path, resource, title, one, create, search } = screen
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
      title={title}
      says={described.value?.description}
      actions={
        create && (
          <LinkButton kind="main" icon="plus" href={hrefOf(path, 'new')}>
            {`Create ${one}`}
          </LinkButton>
        )
      }
    >
      {search && <SearchBox says={search.says} onSearch={setText} />}
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
  const { path, icon, title, one, empty, create } = screen
  if (page.items.length === 0 && isSearch) {
    return <Empty icon="search" title="Nothing found" text="Search for something else." />
  }
  if (page.items.length === 0) {
    return (
      <Empty icon={icon} title={`No ${title} yet`} text={empty}>
        {create && (
          <LinkButton kind="main" icon="plus" href={hrefOf(path, 'new')}>
            {`Create the first ${one}`}
          </LinkButton>
        )}
      </Empty>
    )
  }
  const columns = screen.columns.map((name) => ({ name, label: labelOf(name) }))
  return (
    <ItemTable
      label={title}
      columns={columns}
      items={page.items}
      hrefOf={(item) => hrefOf(path, textIn(item, screen.id))}
      nameOf={(item) => nameOf(screen, item)}
    />
  )
}

/** The name of an item: the first present member of these. */
export function nameOf({ name, one }: ResourceScreen, item: Members): string {
  return name.map((each) => textIn(item, each)).find((text) => text !== '') ?? one
}
