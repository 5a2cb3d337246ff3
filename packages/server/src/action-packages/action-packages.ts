import { readFile, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import {
  type AvailablePackages,
  noPackages,
  type RequiredPackage,
} from '../record-rules/action-packages.ts'
import { fileBytesMax, keptCharactersMax, keptFilesMax } from './bounds.ts'
import { readInstalledPackages } from './installed-packages.ts'
import { type Resolved, resolveFile } from './resolve-file.ts'

/** A file of a package, or why there is none. */
export type FoundFile =
  | { readonly path: string; readonly text: string }
  | { readonly refusal: string }

/** The packages of npm that the operator has installed for actions. */
export interface ActionPackages extends AvailablePackages {
  /**
   * What finds the files of packages for a run: by what `require` names, and by the path of the
   * file that requires it, which is empty for the code. The code itself requires its dependencies
   * alone. Undefined without dependencies.
   */
  finderOf(
    dependencies: readonly RequiredPackage[],
  ): ((specifier: string, from: string) => Promise<FoundFile>) | undefined
}

const withoutPackages: ActionPackages = { ...noPackages, finderOf: () => undefined }

/**
 * Reads which packages a `node_modules` folder has. Its files are read when code requires them.
 *
 * @param folder undefined: no package is available
 * @throws Error with a sentence if the folder cannot be read
 */
export async function openActionPackages(folder: string | undefined): Promise<ActionPackages> {
  if (folder === undefined) return withoutPackages
  const root = await realpath(folder)
  const installed = await readInstalledPackages(root)
  const texts = new LRUCache<string, string>({
    max: keptFilesMax,
    maxSize: keptCharactersMax,
    sizeCalculation: (text) => text.length + 1,
  })
  const resolved = new LRUCache<string, Resolved>({ max: keptFilesMax })
  const resolve = (specifier: string, from: string): Resolved => {
    const key = JSON.stringify([specifier, from])
    const known = resolved.get(key)
    if (known !== undefined) return known
    const found = resolveFile(root, specifier, from)
    resolved.set(key, found)
    return found
  }
  const textOf = async (path: string): Promise<FoundFile> => {
    const known = texts.get(path)
    if (known !== undefined) return { path, text: known }
    const { size } = await stat(join(root, path))
    if (size > fileBytesMax) return { refusal: `${path} has more than ${fileBytesMax} bytes.` }
    const text = await readFile(join(root, path), 'utf8')
    texts.set(path, text)
    return { path, text }
  }
  return {
    problemOf({ name, version }) {
      const has = installed.get(name)
      if (has === undefined) {
        return `The package ${name}@${version} is not available: it is not installed.`
      }
      if (version !== 'latest' && version !== has) {
        return `The package ${name}@${version} is not available: version ${has} is installed.`
      }
      const entry = resolve(name, '')
      return 'refusal' in entry ? `The package ${name} cannot be used. ${entry.refusal}` : undefined
    },
    finderOf(dependencies) {
      if (dependencies.length === 0) return undefined
      return async (specifier, from) => {
        const file = installed.has(packageOf(from)) ? from : ''
        const isOwn = dependencies.some(({ name }) => name === packageOf(specifier))
        if (file === '' && !isOwn) {
          return { refusal: `There is no module '${specifier}': name it in the dependencies.` }
        }
        const found = resolve(specifier, file)
        return 'refusal' in found ? found : textOf(found.path)
      }
    },
  }
}

/** The name of the package that a specifier or path begins with. */
const packageOf = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/')
