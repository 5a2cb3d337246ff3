import type { Repository, RepositoryFile } from '../repository.ts'

export interface Complaint {
  readonly line: number
  /** The remedy, as an imperative. */
  readonly todo: string
}

export type Rule = (file: RepositoryFile, repository: Repository) => Complaint[]

/** Written by a tool or by another project: not ours to shape. */
const foreign = [
  /(^|\/)generated\//,
  /(^|\/)vectors\//,
  /(^|\/)pnpm-lock\.yaml$/,
  /(^|\/)CHANGELOG\.md$/,
  /^packages\/server\/prisma\/migrations\//,
]

export const isForeign = (path: string): boolean => foreign.some((pattern) => pattern.test(path))
