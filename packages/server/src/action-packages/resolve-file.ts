import { existsSync, readFileSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { dirname, extname, join, relative, sep } from 'node:path'

/** Where `require` finds a file, or why there is none. */
export type Resolved = { readonly path: string } | { readonly refusal: string }

/**
 * Resolves as Node.js resolves CommonJS, within a folder alone.
 *
 * @param root the real path of a `node_modules` folder
 * @param from the path of the file in the folder that requires it; empty for code outside
 */
export function resolveFile(root: string, specifier: string, from: string): Resolved {
  if (isBuiltin(specifier)) return { refusal: `Actions have no ${specifier} of Node.js.` }
  const origin = join(root, from)
  const isInside = from !== '' && isWithin(root, origin)
  if (!isInside && isPath(specifier)) return { refusal: `There is no file '${specifier}'.` }
  const found = find(isInside ? origin : join(dirname(root), 'action.js'), specifier)
  if (found === undefined) return { refusal: `There is no module '${specifier}' for require.` }
  if (!isWithin(root, found)) return { refusal: `There is no module '${specifier}'.` }
  const extension = extname(found)
  if (extension === '.mjs' || (extension === '.js' && isModule(root, found))) {
    return {
      refusal: `${specifier} is an ES module. Actions require CommonJS: install a version with it.`,
    }
  }
  if (!['.js', '.cjs', '.json'].includes(extension)) {
    return { refusal: `${specifier} is ${extension || 'no JavaScript'}, not JavaScript or JSON.` }
  }
  return { path: relative(root, found).split(sep).join('/') }
}

const isPath = (specifier: string): boolean =>
  /^(?:\.{0,2}\/|\.{1,2}$|[A-Za-z]:|\\)/.test(specifier)

function find(origin: string, specifier: string): string | undefined {
  try {
    return createRequire(origin).resolve(specifier)
  } catch {
    return undefined
  }
}

const isWithin = (root: string, path: string): boolean => {
  const inside = relative(root, path)
  return (
    inside !== '' &&
    !inside.startsWith('..') &&
    !inside.includes('\0') &&
    join(root, inside) === path
  )
}

/** Whether the nearest manifest above says `"type": "module"`. */
function isModule(root: string, file: string): boolean {
  for (let folder = dirname(file); isWithin(root, folder); folder = dirname(folder)) {
    const manifest = join(folder, 'package.json')
    if (!existsSync(manifest)) continue
    return Reflect.get(Object(JSON.parse(readFileSync(manifest, 'utf8'))), 'type') === 'module'
  }
  return false
}
