import type { Guide, Sources } from './api.ts'
import { HomePage } from './home-page.tsx'
import { guidePath, type NamedGuide, renderPage, resourcePath, type Site } from './layout.tsx'
import { listForModels } from './list-for-models.ts'
import { renderGuide } from './markdown.ts'
import { ResourcePage } from './resource-page.tsx'
import { searchEntries } from './search-entries.ts'

export type { Api, Guide, Sources } from './api.ts'

/** All files of the documentation by path, but for its scripts and styles. */
export function filesOf({ apis, guides, assets }: Sources): ReadonlyMap<string, string> {
  const names = new Map(guides.map(({ path, name }) => [addressOf(path), name]))
  const site: Site = { apis, assets, guides: guides.map((guide) => read(guide, names)) }
  const pages = [
    ['index.html', homePage(site)] as const,
    ...site.guides.map((each) => [guidePath(each.name), guidePage(site, each)] as const),
    ...apis.flatMap((api) =>
      api.resources.map((resource) => {
        const path = resourcePath(api, resource)
        const { title, description } = resource
        const content = <ResourcePage api={api} resource={resource} />
        return [path, renderPage(site, { title, description, path, children: content })] as const
      }),
    ),
  ]
  return new Map([
    ...pages,
    ...guides.map(({ name, text }) => [`guides/${name}.md`, text] as const),
    ['search.json', JSON.stringify(searchEntries(site))],
    ['llms.txt', listForModels(site)],
  ])
}

/** Against which links of a guide are resolved. */
const addressOf = (path: string) => `file:///${path}`

function read({ name, path, text }: Guide, names: ReadonlyMap<string, string>): NamedGuide {
  const findGuide = (link: string) => names.get(new URL(link, addressOf(path)).href)
  return { name, ...renderGuide(text, findGuide) }
}

function homePage(site: Site): string {
  const description = 'Guides and reference of Latchkey, an identity platform that you run yourself'
  const children = <HomePage site={site} />
  return renderPage(site, { title: 'Latchkey', description, path: 'index.html', children })
}

function guidePage(site: Site, { name, title, summary, html }: NamedGuide): string {
  const children = <article class="text" dangerouslySetInnerHTML={{ __html: html }} />
  return renderPage(site, { title, description: summary, path: guidePath(name), children })
}
