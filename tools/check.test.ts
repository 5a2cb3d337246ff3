import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { stagesFor } from './check.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-'))
  for (const name of ['contract', 'server']) {
    mkdirSync(join(folder, 'packages', name), { recursive: true })
  }
  writeFileSync(join(folder, 'packages/server/package.json'), '{}')
})

afterEach(() => rmSync(folder, { recursive: true }))

const stages = () => stagesFor(folder).map((steps) => steps.map(({ sentence }) => sentence))

test('the names of steps are sentences, and generated files come first', () => {
  expect(stages()).toEqual([
    ['The packages compile', 'The server is bundled', 'Every file is formatted and linted'],
    [
      'Tests, tools and benches type-check',
      'Imports go one way',
      'The tree is tidy',
      'The READMEs say what the code does',
      'The documents hold to their rules and the generated code is in step',
    ],
  ])
})

test('before all tests, what they check themselves is left out', () => {
  const sentences = stagesFor(folder, { beforeTests: true })
    .flat()
    .map(({ sentence }) => sentence)
  const drift = 'The documents hold to their rules and the generated code is in step'
  expect(
    stages()
      .flat()
      .filter((sentence) => !sentences.includes(sentence)),
  ).toEqual([drift])
})

test('type tests and migrations are checked if there are any', () => {
  writeFileSync(join(folder, 'packages/contract/tsconfig.test-d.json'), '{}')
  const manifest = { scripts: { 'check-migrations': 'tsx check.ts' } }
  writeFileSync(join(folder, 'packages/server/package.json'), JSON.stringify(manifest))
  expect(stages()[1]).toContain('Mistakes the contract must catch are caught')
  expect(stages()[1]?.at(-1)).toBe('The Prisma schema and its migrations agree')
})
