import type { ApiResource } from '@latchkey/contract'
import type { ComponentChildren } from 'preact'
import { renderToString } from 'preact-render-to-string'
import type { Api, Sources } from './api.ts'
import type { Rendered } from './markdown.ts'

/** A rendered guide, with the name in its address. */
export interface NamedGuide extends Rendered {
  readonly name: string
}

/** What every page needs to draw the frame around its content. */
export interface Site extends Pick<Sources, 'apis' | 'assets'> {
  readonly guides: readonly NamedGuide[]
}

interface PageProps {
  readonly title: string
  readonly description: string
  /** The path of the page from the base of the documentation, such as `guides/events.html`. */
  readonly path: string
  readonly children: ComponentChildren
}

/** A whole page. Its addresses are relative, so that the files can be served from any folder. */
export function renderPage(site: Site, { title, description, path, children }: PageProps): string {
  const base = '../'.repeat(path.split('/').length - 1)
  const html = renderToString(
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="description" content={description} />
        <title>{title === 'Latchkey' ? 'Latchkey documentation' : `${title} · Latchkey`}</title>
        <link rel="icon" href={`${base}icon.svg`} />
        <link rel="stylesheet" href={base + site.assets.style} />
        <script type="module" src={base + site.assets.script} />
      </head>
      <body data-base={base}>
        <a class="skip" href="#content">
          Skip to content
        </a>
        <header>
          <a class="brand" href={`${base}index.html`}>
            Latchkey <span>documentation</span>
          </a>
          <search hidden>
            <label class="unseen" for="search">
              Search the documentation
            </label>
            <input id="search" type="search" placeholder="Search" autocomplete="off" />
            <ul id="found" aria-live="polite" />
          </search>
        </header>
        <div class="frame">
          <details class="contents" open>
            <summary>Contents</summary>
            <Contents site={site} base={base} path={path} />
          </details>
          <main id="content">{children}</main>
        </div>
      </body>
    </html>,
  )
  return `<!doctype html>${html}`
}

interface ContentsProps {
  readonly site: Site
  readonly base: string
  readonly path: string
}

function Contents({ site, base, path }: ContentsProps) {
  const entry = (to: string, title: string) => (
    <li key={to}>
      <a href={base + to} aria-current={to === path ? 'page' : undefined}>
        {title}
      </a>
    </li>
  )
  return (
    <nav aria-label="Documentation">
      <h2>Guides</h2>
      <ul>{site.guides.map(({ name, title }) => entry(guidePath(name), title))}</ul>
      {site.apis.map((api) => (
        <section key={api.folder}>
          <h2>{api.title}</h2>
          {groupsOf(api).map(([group, resources]) => (
            <details key={group} open={resources.some((each) => resourcePath(api, each) === path)}>
              <summary>{group}</summary>
              <ul>{resources.map((each) => entry(resourcePath(api, each), each.title))}</ul>
            </details>
          ))}
        </section>
      ))}
    </nav>
  )
}

/** The resources of an API by group, in the order of the contract. */
export function groupsOf({ resources }: Api): readonly [string, readonly ApiResource[]][] {
  const groups = [...new Set(resources.map(({ group }) => group))]
  return groups.map((group) => [group, resources.filter((each) => each.group === group)])
}

/** The path of the page of a guide, from the base of the documentation. */
export const guidePath = (name: string) => `guides/${name}.html`
/** The path of the page of a resource, from the base of the documentation. */
export const resourcePath = (
  { folder }: Pick<Api, 'folder'>,
  { name }: Pick<ApiResource, 'name'>,
) => `${folder}/${name}.html`
