import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { finished, type Outcome, root, runPnpm } from '../../../tools/pnpm.mjs'
import { build } from './run-node.ts'

/** A project in which the packages are installed as they would be from a registry. */
export interface PackedProject {
  readonly folder: string
  readonly tarballs: Readonly<Record<'contract' | 'sdk', Uint8Array>>
  write(file: string, content: string): Promise<void>
  /** What a TypeScript of this workspace has to say about it. */
  compile(tsconfig: object, compiler: 'typescript' | 'typescript-7'): Promise<string>
  remove(): Promise<void>
}

export async function createPackedProject(): Promise<PackedProject> {
  await build()
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-packed-'))
  const write = (file: string, content: string) => writeFile(join(folder, file), content)
  await write('package.json', JSON.stringify({ name: 'consumer', private: true, type: 'module' }))
  await pack(folder)
  const tarballs = (await readdir(folder)).filter((name) => name.endsWith('.tgz'))
  const installing = ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund']
  await npm(folder, ...installing, ...tarballs.map((name) => `./${name}`))
  const typesOfNode = await realpath(join(root, 'packages/sdk/node_modules/@types/node'))
  await symlink(dirname(typesOfNode), join(folder, 'node_modules/@types'))
  const read = async (name: string) => {
    const file = tarballs.find((each) => each.startsWith(`latchkey-${name}-`)) ?? ''
    return new Uint8Array(await readFile(join(folder, file)))
  }
  return {
    folder,
    tarballs: { contract: await read('contract'), sdk: await read('sdk') },
    write,
    async compile(tsconfig, compiler) {
      await write('tsconfig.json', JSON.stringify(tsconfig))
      const tsc = join(root, 'node_modules', compiler, 'bin/tsc')
      const { output } = await finished(spawn(process.execPath, [tsc, '-p', folder]))
      return output
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Our packages, and their dependencies from this workspace: the registry is not used. */
async function pack(folder: string): Promise<void> {
  const packing = ['pack', '--pack-destination', folder]
  for (const name of ['contract', 'webhook', 'sdk']) {
    check(await runPnpm(packing, { cwd: join(root, 'packages', name), quiet: true }))
  }
  const openapiFetch = await realpath(join(root, 'packages/sdk/node_modules/openapi-fetch'))
  const parser = await realpath(join(root, 'packages/sdk/node_modules/eventsource-parser'))
  const oauth = await realpath(join(root, 'packages/sdk/node_modules/oauth4webapi'))
  const typesOfFetch = join(dirname(openapiFetch), 'openapi-typescript-helpers')
  const libraries = [openapiFetch, typesOfFetch, parser, oauth]
  await npm(folder, ...packing, '--ignore-scripts', ...libraries)
}

async function npm(cwd: string, ...args: readonly string[]): Promise<void> {
  check(await finished(spawn('npm', args, { cwd })))
}

function check({ code, output }: Outcome): void {
  if (code !== 0) throw new Error(output)
}
