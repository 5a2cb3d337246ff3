import { guidePath, resourcePath, type Site } from './layout.tsx'

/** A place of the documentation that the search finds. */
export interface SearchEntry {
  /** The path of the page from the base, with the fragment. */
  readonly id: string
  readonly title: string
  /** The text below the title in the list of results. */
  readonly detail: string
}

/** All entries of the search: guides with their headings, resources with their operations. */
export function searchEntries({ guides, apis }: Site): readonly SearchEntry[] {
  return [
    ...guides.flatMap(({ name, title, summary, headings }) => [
      { id: guidePath(name), title, detail: summary },
      ...headings.map((each) => ({
        id: `${guidePath(name)}#${each.id}`,
        title: each.title,
        detail: title,
      })),
    ]),
    ...apis.flatMap((api) =>
      api.resources.flatMap((resource) => [
        { id: resourcePath(api, resource), title: resource.title, detail: api.title },
        ...resource.operations.map(({ id, summary, method, path }) => ({
          id: `${resourcePath(api, resource)}#${id}`,
          title: summary,
          detail: `${method} ${api.basePath}${path}`,
        })),
      ]),
    ),
  ]
}
