import type { Schema } from '@latchkey/contract'

/** A package of npm that code of a tenant requires. */
export interface RequiredPackage {
  readonly name: string
  /** The installed version, or `latest`. */
  readonly version: string
}

/** Which packages code can require. */
export interface AvailablePackages {
  /** Why a package cannot be required: a sentence; undefined if it can. */
  problemOf(required: RequiredPackage): string | undefined
}

/** The packages of a server whose operator has installed none. */
export const noPackages: AvailablePackages = {
  problemOf: ({ name, version }) => `The package ${name}@${version} is not available.`,
}

/** Why code cannot run: the packages that are not available. */
export const buildErrorsOf = (
  dependencies: readonly RequiredPackage[],
  packages: AvailablePackages,
): readonly Schema<'ActionError'>[] =>
  dependencies.flatMap((required) => {
    const problem = packages.problemOf(required)
    if (problem === undefined) return []
    const msg =
      `${problem} Change \`dependencies\`, or put the code that you need of it into the action or ` +
      'into a module.'
    return [{ id: 'package_not_available', msg }]
  })
