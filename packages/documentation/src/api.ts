import type { ApiResource } from '@latchkey/contract'

/** One API and where it is served. */
export interface Api {
  readonly title: string
  /** The folder of its pages, and the prefix of its paths on a tenant's host. */
  readonly folder: 'management' | 'authentication'
  readonly basePath: string
  readonly resources: readonly ApiResource[]
}

/** A guide or README of the repository. */
export interface Guide {
  /**
   * The name in the address of the page: that of the file, without its ending, or that of the
   * folder of a README.
   */
  readonly name: string
  /** Where it is in the repository, such as `docs/events.md`. */
  readonly path: string
  /** Markdown. */
  readonly text: string
}

/** What the pages are made of. */
export interface Sources {
  readonly apis: readonly Api[]
  readonly guides: readonly Guide[]
  /** The paths of the files that every page loads, from the base of the documentation. */
  readonly assets: { readonly script: string; readonly style: string }
}
