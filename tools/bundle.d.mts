export interface BundleOptions {
  /** Holds `src`; the bundle is written to its `dist`. */
  readonly folder: string
  /** Modules to run, by their paths in `dist` without the extension. */
  readonly entries: Readonly<Record<string, string>>
  /** The folder that paths in `inputs.json` begin at. */
  readonly base: string
  /** Further files, by their paths from `base`, that the bundle depends on. */
  readonly settings: readonly string[]
  /** Files with the licences of what is in the source but in no package, by paths from `base`. */
  readonly notices?: readonly string[]
  /**
   * Bundles something else in the same folder.
   *
   * @param add notes a file that is read, and returns its text
   * @returns the files that it was made of, as the keys
   */
  readonly beside?: (add: (path: string) => string) => Promise<Readonly<Record<string, unknown>>>
}

export function bundle(options: BundleOptions): Promise<void>
/** Bundles the server, unless nothing has changed since it was bundled. */
export function bundleServer(): Promise<void>
