import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { type Manifest, type PackedPackage, readManifest } from './release-packages.ts'

/** Resolvers that ignore "exports", or require CommonJS: the packages are ES modules. */
const otherResolvers = ['node10', 'node16-cjs']

const members = ['name', 'version', 'description', 'license', 'keywords', 'engines'] as const

/** The problems of a packed package, a sentence each. */
export async function problemsOf(packed: PackedPackage, folder: string): Promise<string[]> {
  const unpacked = join(folder, basename(packed.tarball, '.tgz'))
  mkdirSync(unpacked, { recursive: true })
  execFileSync('tar', ['-xzf', packed.tarball, '-C', unpacked])
  const pkgDir = join(unpacked, 'package')
  const problems = [...contents(pkgDir), ...(await lint(pkgDir)), ...(await types(packed))]
  return problems.map((problem) => `${packed.manifest.name}: ${problem}`)
}

function contents(pkgDir: string): readonly string[] {
  const text = readFileSync(join(pkgDir, 'package.json'), 'utf8')
  const manifest = readManifest(join(pkgDir, 'package.json'))
  const left = ['workspace:', 'catalog:', 'latchkey-source', 'prepublishOnly']
  return [
    ...left.filter((word) => text.includes(word)).map((word) => `its manifest has ${word}`),
    ...missingMembers(manifest).map((name) => `its manifest has no ${name}`),
    ...['LICENSE', 'README.md', 'package.json']
      .filter((file) => !existsSync(join(pkgDir, file)))
      .map((file) => `it has no ${file}`),
    ...Object.values(manifest.bin ?? {})
      .filter((file) => !existsSync(join(pkgDir, file)))
      .map((file) => `it has no ${file}`),
  ]
}

export function missingMembers(manifest: Manifest): readonly string[] {
  return members.filter((name) => !manifest[name] || String(manifest[name]) === '')
}

async function lint(pkgDir: string): Promise<readonly string[]> {
  const { messages } = await publint({ pkgDir, pack: false, strict: true })
  const pkg = JSON.parse(readFileSync(join(pkgDir, 'package.json'), 'utf8'))
  return messages.map((message) => formatMessage(message, pkg) ?? message.code)
}

async function types({ tarball }: PackedPackage): Promise<readonly string[]> {
  const data = new Uint8Array(readFileSync(tarball))
  const analysis = await checkPackage(createPackageFromTarballData(data))
  // The server is a program without exports and types.
  if (!analysis.types) return []
  return analysis.problems
    .filter(
      (problem) =>
        !('resolutionKind' in problem && otherResolvers.includes(problem.resolutionKind)),
    )
    .map((problem) => `its types: ${JSON.stringify(problem)}`)
}
