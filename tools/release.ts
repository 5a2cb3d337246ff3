/**
 * `npm run release -- --dry-run`: packs every public package as npm would get it, checks it, and
 * runs what the README shows with it in an empty project. Without `--dry-run` publishes it then.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { finished, type Outcome, root } from './pnpm.mjs'
import { problemsOf } from './release-checks.ts'
import { type PackedPackage, pack, publicPackages, removeBuilt } from './release-packages.ts'
import { tryOn } from './release-trial.ts'
import { program, runBundler, runSteps, type Step } from './steps.ts'

const nodeVersions = ['20', '22', '24']

/** Changes that no version names yet. */
function pendingChanges(folder = join(root, '.changeset')): readonly string[] {
  return readdirSync(folder).filter((file) => file.endsWith('.md') && file !== 'README.md')
}

function releaseSteps(folder: string, nodes: readonly string[]): readonly Step[] {
  const packages = publicPackages()
  let packed: readonly PackedPackage[] = []
  return [
    {
      sentence: 'The packages compile, from nothing',
      run: () => {
        removeBuilt(packages)
        return program('tsc', '-b')
      },
    },
    { sentence: 'The server is bundled', run: runBundler },
    {
      sentence: `${packages.length} packages are packed`,
      run: async () => {
        packed = await pack(packages, folder)
        return { code: 0, output: '' }
      },
    },
    {
      sentence: 'Their manifests, files and types are what npm and its users need',
      run: async () => {
        const problems: string[] = []
        for (const each of packed) problems.push(...(await problemsOf(each, folder)))
        return { code: problems.length, output: problems.join('\n') }
      },
    },
    ...nodes.map((version) => ({
      sentence: `They install and run the README's program on Node ${version}`,
      run: () =>
        tryOn(
          version,
          packed.map(({ tarball }) => tarball),
        ),
    })),
    {
      sentence: 'A plain npm publish is refused',
      run: () => refusal(packages.map((each) => each.folder)),
    },
  ]
}

async function refusal(folders: readonly string[]): Promise<Outcome> {
  for (const cwd of folders) {
    const publishing = spawn('npm', ['publish', '--dry-run'], { cwd })
    const { code, output } = await finished(publishing)
    if (code === 0 || !output.includes('npm run release')) {
      return { code: 1, output: `${cwd}:\n${output}` }
    }
  }
  return { code: 0, output: '' }
}

/** Publishes what npm does not have yet, each package behind those that it depends on. */
async function publish(folder: string): Promise<boolean> {
  const [pending] = pendingChanges()
  if (pending !== undefined) {
    console.error(`${pending} has no version yet: npm run release:versions, commit, then again.`)
    return false
  }
  for (const { tarball, manifest } of await pack(publicPackages(), folder)) {
    const { name, version } = manifest
    const known = await finished(spawn('npm', ['view', `${name}@${version}`, 'version']))
    if (known.code === 0 && known.output.includes(version)) continue
    const args = ['publish', tarball, '--access', 'public']
    const { code } = await finished(spawn('npm', args, { stdio: 'inherit' }))
    if (code !== 0) return false
  }
  return true
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({
    options: { 'dry-run': { type: 'boolean' }, node: { type: 'string', multiple: true } },
  })
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-release-'))
  try {
    const failed = await runSteps(releaseSteps(folder, values.node ?? nodeVersions))
    const isGood = failed.length === 0 && (values['dry-run'] || (await publish(folder)))
    process.exitCode = isGood ? 0 : 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
