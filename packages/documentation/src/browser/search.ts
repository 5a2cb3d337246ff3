import MiniSearch from 'minisearch'
import type { SearchEntry } from '../search-entries.ts'

const shownMax = 12
const search = { prefix: true, fuzzy: 0.2, boost: { title: 3 } }

/** Shows the search, and loads its index when it is used first. */
export function startSearch(): void {
  const input = document.querySelector<HTMLInputElement>('#search')
  const list = document.querySelector<HTMLElement>('#found')
  const area = input?.closest<HTMLElement>('search')
  if (!input || !list || !area) return
  area.hidden = false
  const base = document.body.dataset.base ?? ''
  let index: Promise<MiniSearch<SearchEntry>> | undefined
  input.addEventListener('input', async () => {
    try {
      index ??= loadIndex(base)
      const found = (await index).search(input.value, search).slice(0, shownMax)
      list.replaceChildren(...found.map(({ id, title, detail }) => itemOf(base, id, title, detail)))
    } catch {
      index = undefined
      const item = document.createElement('li')
      item.append('The search could not be loaded. Type on to try again.')
      list.replaceChildren(item)
    }
  })
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof Element && event.target.closest('input, textarea')
    if (event.key === '/' && !isTyping) {
      event.preventDefault()
      input.focus()
    }
    if (event.key === 'Escape') list.replaceChildren()
  })
}

async function loadIndex(base: string): Promise<MiniSearch<SearchEntry>> {
  const fields = ['title', 'detail']
  const index = new MiniSearch<SearchEntry>({ fields, storeFields: fields })
  const answer = await fetch(`${base}search.json`)
  index.addAll(await answer.json())
  return index
}

function itemOf(base: string, id: string, title: string, detail: string): HTMLElement {
  const [item, link, small] = ['li', 'a', 'small'].map((name) => document.createElement(name))
  link?.setAttribute('href', base + id)
  link?.append(title)
  small?.append(detail)
  link?.append(small ?? '')
  item?.append(link ?? '')
  return item ?? document.createElement('li')
}
