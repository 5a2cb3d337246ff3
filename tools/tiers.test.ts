import { existsSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { sweeps, testFiles, tierOf, tiers } from './tiers.ts'

const tests = 'packages/server/test'
const texts: Readonly<Record<string, string>> = {
  [`${tests}/a.test.ts`]: "import { plus } from '../src/plus.ts'",
  [`${tests}/b.test.ts`]: "import {\n  startTestServer,\n} from '@latchkey/testkit'",
  [`${tests}/c.test.ts`]: "import { open } from './browser.ts'",
  [`${tests}/browser.ts`]: "import { openChromium } from '@latchkey/testkit/chromium'",
  [`${tests}/d.test.ts`]: "import type { TestServer } from '@latchkey/testkit'",
  [`${tests}/e.test.ts`]: "import { startOwnPostgres } from '@latchkey/testkit'",
}

test.each([
  ['a', 'unit', 'calls functions'],
  ['b', 'api', 'starts a server in its process'],
  ['c', 'slow', 'reaches a browser through another file'],
  ['d', 'unit', 'takes a type only'],
  ['e', 'slow', 'breaks its database'],
])('%s is in the tier %s: it %s', (name, tier) => {
  expect(tierOf(`${tests}/${name}.test.ts`, (path) => texts[path] ?? '')).toBe(tier)
})

test('every test file is in one tier, and each tier has files', () => {
  const files = tiers.map(testFiles)
  for (const list of files) expect(list.length).toBeGreaterThan(0)
  expect(new Set(files.flat()).size).toBe(files.flat().length)
})

test('the files that are listed as slow exist', () => {
  expect(sweeps.filter((path) => !existsSync(path))).toEqual([])
})
