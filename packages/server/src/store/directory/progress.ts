/** What a synchronization has done, for its log entry. */
export interface Counts {
  created: number
  updated: number
  unchanged: number
  /** Users who were blocked because the directory no longer has them. */
  left: number
  /** Users and groups that could not be written. */
  refused: number
  /** Users who cannot log in by the connection, such as those of other domains. */
  ignored: number
  groups: number
}

/** The phases of a synchronization, in their order. */
export const phases = ['users', 'leavers', 'groups', 'former-groups', 'done'] as const

export type Phase = (typeof phases)[number]

/** Where a synchronization continues, and what it has done; it is stored after each step. */
export interface Progress {
  phase: Phase
  /** The token of the page to read next, or the identifier after which groups continue. */
  page?: string | undefined
  /** Pages of this phase that were read. */
  pages: number
  /** How often the directory had forgotten the page, so that its list was read again. */
  restarts: number
  /** Groups of the current page that were synchronized. */
  done: number
  readonly counts: Counts
  /** Sentences about what was refused. */
  readonly problems: string[]
}
