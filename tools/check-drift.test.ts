import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { drift } from './check-drift.ts'

const fresh = new Map([
  ['a.ts', 'a\n'],
  ['b.ts', 'b\n'],
])
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'drift-'))
  for (const [name, text] of fresh) writeFileSync(join(folder, name), text)
})
afterEach(() => rmSync(folder, { recursive: true }))

test('drift() reports nothing for unchanged files', () => {
  expect(drift(fresh, folder)).toEqual([])
})

test('drift() names a file that was edited', () => {
  writeFileSync(join(folder, 'b.ts'), 'B\n')
  expect(drift(fresh, folder)).toEqual(['b.ts is out of step'])
})

test('drift() names a file that is missing', () => {
  rmSync(join(folder, 'a.ts'))
  expect(drift(fresh, folder)).toEqual(['a.ts is missing'])
})

test('drift() names a file that is not generated', () => {
  writeFileSync(join(folder, 'c.ts'), '')
  expect(drift(fresh, folder)).toEqual(['c.ts is made by nobody: delete it'])
})

test('drift() names all files when the folder is missing', () => {
  expect(drift(fresh, join(folder, 'none'))).toEqual(['a.ts is missing', 'b.ts is missing'])
})
