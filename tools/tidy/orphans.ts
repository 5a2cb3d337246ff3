import { posix } from 'node:path'
import { importsOf, targetOf, urlsOf } from '../imports.ts'
import { isTest, type Repository } from '../repository.ts'
import { isForeign, type Rule } from './rule.ts'

const isSource = /^(packages\/[^/]+\/src|tools)\/.*\.([mc]?[jt]s|tsx)$/
const isDeclaration = /\.d\.[mc]?ts$/
const isConfiguration = /\.config\.[mc]?[jt]s$/

export const orphans: Rule = ({ path }, repository) => {
  if (!isSource.test(path) || isForeign(path) || isTest(path)) return []
  if (isDeclaration.test(path) || isConfiguration.test(path)) return []
  if (reachedIn(repository).has(path)) return []
  return [{ line: 1, todo: 'Import it from where it is used, or delete it.' }]
}

const reached = new WeakMap<Repository, ReadonlySet<string>>()

function reachedIn(repository: Repository): ReadonlySet<string> {
  const known = reached.get(repository) ?? new Set([...imported(repository), ...named(repository)])
  reached.set(repository, known)
  return known
}

/** Files that are imported, not counting imports of tests. */
function imported({ files }: Repository): string[] {
  return files
    .filter(({ path }) => !isTest(path))
    .flatMap((file) =>
      [...importsOf(file).map(({ specifier }) => specifier), ...urlsOf(file)]
        .map((specifier) => targetOf(file.path, specifier))
        .filter((target) => target !== undefined && target !== file.path),
    )
    .filter((target) => target !== undefined)
}

const built = /(^|\/)dist\/(.*)\.js$/

/** Entries: files named in a manifest (exports, scripts), by CI, or run by a tool. */
function named({ files }: Repository): string[] {
  return files
    .filter(({ path }) => /(^|\/)package\.json$|^\.ci\/|^tools\//.test(path) && !isTest(path))
    .flatMap(({ path, text }) => {
      const folder = path.endsWith('package.json') ? path.slice(0, -'package.json'.length) : ''
      return [...text.matchAll(/((?:\.\.?\/)*(?:[\w-]+\/)+[\w.-]+\.(?:[mc]?[jt]s\b|tsx))/g)]
        .map(([, file = '']) => posix.join(folder, file.replace(built, '$1src/$2.ts')))
        .filter((file) => file !== path)
    })
}
