import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { root } from './pnpm.mjs'
import { missingMembers } from './release-checks.ts'
import { publicPackages, readManifest } from './release-packages.ts'
import { readmeProgram } from './release-trial.ts'

const folders = [
  root,
  ...readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name)),
]
const manifests = folders.map((folder) => readManifest(join(folder, 'package.json')))

describe.each(manifests.map((each) => [each.name, each] as const))('%s', (_, manifest) => {
  test('has no script that needs pnpm in the path', () => {
    for (const script of Object.values(manifest.scripts ?? {}))
      expect(script).not.toMatch(/\bpnpm\b/)
  })

  test('is private, or has complete metadata and refuses a plain npm publish', () => {
    if (manifest.private) return
    expect(missingMembers(manifest)).toEqual([])
    expect(manifest.scripts?.prepublishOnly).toBe('node ../../tools/refuse-publish.mjs')
  })
})

test('published packages depend on published packages only', () => {
  const names = publicPackages().map(({ manifest }) => manifest.name)
  for (const [at, { manifest }] of publicPackages().entries()) {
    const own = Object.keys(manifest.dependencies ?? {}).filter((name) =>
      name.startsWith('@latchkey/'),
    )
    for (const name of own) expect(names.slice(0, at)).toContain(name)
  }
  expect(names).toEqual(expect.arrayContaining(['@latchkey/server', '@latchkey/sdk']))
})

test('the README has a program that calls a server at any URL', () => {
  const program = readmeProgram('https://localhost:9999')
  expect(program).toContain("'https://localhost:9999'")
  expect(readFileSync(join(root, 'README.md'), 'utf8')).not.toContain('localhost:9999')
})
