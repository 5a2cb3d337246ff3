import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, runPnpm } from './pnpm.mjs'

export interface Manifest {
  readonly name: string
  readonly version: string
  readonly private?: boolean
  readonly description?: string
  readonly license?: string
  readonly keywords?: readonly string[]
  readonly engines?: Readonly<Record<string, string>>
  readonly bin?: Readonly<Record<string, string>>
  readonly scripts?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
}

/** A public package. */
export interface PublicPackage {
  readonly folder: string
  readonly manifest: Manifest
}

/** A packed package. */
export interface PackedPackage extends PublicPackage {
  readonly tarball: string
}

/** The public packages, each after its dependencies. */
export function publicPackages(folder = root): readonly PublicPackage[] {
  const packages = readdirSync(join(folder, 'packages'))
    .map((name) => join(folder, 'packages', name))
    .map((each) => ({ folder: each, manifest: readManifest(join(each, 'package.json')) }))
    .filter(({ manifest }) => manifest.private !== true)
  const ordered: PublicPackage[] = []
  const add = (each: PublicPackage): void => {
    if (ordered.includes(each)) return
    const names = Object.keys(each.manifest.dependencies ?? {})
    for (const other of packages) if (names.includes(other.manifest.name)) add(other)
    ordered.push(each)
  }
  for (const each of packages) add(each)
  return ordered
}

export function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest
}

/** Deletes `dist`, whose outdated files would be published too. */
export function removeBuilt(packages: readonly PublicPackage[]): void {
  for (const { folder } of packages) rmSync(join(folder, 'dist'), { recursive: true, force: true })
}

/**
 * Packs by pnpm, which replaces `workspace:` and `catalog:` by versions and applies
 * `publishConfig`.
 *
 * @throws Error with the output of pnpm
 */
export async function pack(
  packages: readonly PublicPackage[],
  destination: string,
): Promise<readonly PackedPackage[]> {
  mkdirSync(destination, { recursive: true })
  const packed: PackedPackage[] = []
  for (const each of packages) {
    const { name, version } = each.manifest
    const args = ['pack', '--pack-destination', destination]
    const { code, output } = await runPnpm(args, { cwd: each.folder, quiet: true })
    if (code !== 0) throw new Error(`${name} could not be packed:\n${output}`)
    const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`
    packed.push({ ...each, tarball: join(destination, file) })
  }
  return packed
}
