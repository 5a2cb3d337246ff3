import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packagesMax } from './bounds.ts'

/**
 * The packages of a `node_modules` folder, name to version.
 *
 * @throws Error with a sentence if there are too many
 */
export async function readInstalledPackages(folder: string): Promise<ReadonlyMap<string, string>> {
  const names = await namesIn(folder)
  const entries = names.filter((name) => !name.startsWith('@'))
  const scopes = names.filter((name) => name.startsWith('@'))
  for (const scope of scopes) {
    const scoped = await namesIn(join(folder, scope))
    entries.push(...scoped.map((name) => `${scope}/${name}`))
  }
  if (entries.length > packagesMax) {
    throw new Error(
      `LATCHKEY_ACTION_PACKAGES is "${folder}": it has ${entries.length} packages, and may have ` +
        `${packagesMax}.`,
    )
  }
  const installed = new Map<string, string>()
  for (const name of entries) {
    const version = await versionOf(join(folder, name, 'package.json'))
    if (version !== undefined) installed.set(name, version)
  }
  return installed
}

const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => !name.startsWith('.'))

/** The version in a manifest; undefined if there is no manifest. */
async function versionOf(file: string): Promise<string | undefined> {
  try {
    const manifest: unknown = JSON.parse(await readFile(file, 'utf8'))
    const version: unknown = Reflect.get(Object(manifest), 'version')
    return typeof version === 'string' ? version : undefined
  } catch {
    return undefined
  }
}
