import type { Schema } from '@latchkey/contract'

/** A package that code of a tenant requires. */
export interface RequiredPackage {
  readonly name: string
  readonly version: string
}

/** Why code cannot run: the packages that are not available. No package is, so far. */
export const buildErrorsOf = (
  dependencies: readonly RequiredPackage[],
): readonly Schema<'ActionError'>[] =>
  dependencies.map(({ name, version }) => ({
    id: 'package_not_available',
    msg:
      `The package ${name}@${version} is not available. Remove it from \`dependencies\`, and put ` +
      'the code that you need of it into the action or into a module.',
  }))
