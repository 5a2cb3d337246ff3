import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { readRepository, repositoryOf } from './repository.ts'

const root = mkdtempSync(join(tmpdir(), 'repository-'))
const write = (path: string, text: string) => writeFileSync(join(root, path), text)

beforeAll(() => {
  execFileSync('git', ['init', '--quiet', root])
  for (const path of ['tracked.ts', 'deleted.ts']) write(path, 'export {}\n')
  write('.gitignore', 'ignored/\n*.log\n')
  write('picture.bin', '\0')
  execFileSync('git', ['-C', root, 'add', '--all'])
  rmSync(join(root, 'deleted.ts'))
  write('new.ts', 'a\nb\n')
  write('x.log', '')
})

afterAll(() => rmSync(root, { recursive: true }))

test('the repository has the existing text files that git tracks or would track', () => {
  const { files } = readRepository(root)
  expect(files.map(({ path }) => path)).toEqual(['.gitignore', 'new.ts', 'tracked.ts'])
})

test('a final line break adds no empty line', () => {
  const file = readRepository(root).files.find(({ path }) => path === 'new.ts')
  expect(file?.lines).toEqual(['a', 'b'])
})

test('the repository knows which paths git ignores, existing or not', () => {
  const { isIgnored } = readRepository(root)
  expect(isIgnored('ignored/file')).toBe(true)
  expect(isIgnored('new.ts')).toBe(false)
})

test('the repository has files and their folders', () => {
  const { has } = repositoryOf({ 'a/b/c.ts': '' })
  expect(['a', 'a/b/', './a/b/c.ts', '.'].map(has)).toEqual([true, true, true, true])
  expect(['b', 'a/c.ts', 'a/b/c'].map(has)).toEqual([false, false, false])
})
