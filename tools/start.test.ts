import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { type Outcome, root } from './pnpm.mjs'
import { type PrepareStep, runSteps } from './prepare.mjs'
import { during, explain } from './progress.mjs'

let folder: string
let done: string[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'latchkey-start-'))
  done = []
  for (const each of ['node_modules', 'packages/a/src']) {
    mkdirSync(join(folder, each), { recursive: true })
  }
  write('packages/a/src/a.ts', 'one')
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('a step of the start', () => {
  const compile = step('compile', ['*/src'], ['packages/a/dist.js'])

  test('runs once, and not again while nothing has changed', async () => {
    await start(compile)
    await start(compile)
    expect(done).toEqual(['compile'])
  })

  test('runs again when its inputs have changed, or are more', async () => {
    await start(compile)
    write('packages/a/src/a.ts', 'two')
    await start(compile)
    write('packages/a/src/b.ts', '')
    await start(compile)
    expect(done).toHaveLength(3)
  })

  test('runs again when its output was changed or deleted', async () => {
    await start(compile)
    utimesSync(join(folder, 'packages/a/dist.js'), 1, 1)
    await start(compile)
    rmSync(join(folder, 'packages/a/dist.js'))
    await start(compile)
    expect(done).toHaveLength(3)
  })

  test('runs again when what it made is outdated', async () => {
    let isOutdated = false
    const known = { ...compile, isOutdated: () => isOutdated }
    await start(known)
    isOutdated = true
    await start(known)
    expect(done).toHaveLength(2)
  })

  test('runs again after a failure, and the following steps wait', async () => {
    const broken = { ...compile, run: async () => ({ code: 2, output: 'a.ts:1' }) }
    const after = step('after', ['packages'], ['after'])
    expect(await start(broken, after)).toEqual({ doing: 'compile', code: 2, output: 'a.ts:1' })
    expect(await start(compile, after)).toBeUndefined()
    expect(done).toEqual(['compile', 'after'])
  })

  test('is skipped in a clone that has its output, until its source changes', async () => {
    const generate = { ...step('generate', ['openapi'], ['generated']), isCommitted: true }
    mkdirSync(join(folder, 'openapi'))
    write('openapi/a.yaml', 'one')
    write('generated', '')
    await start(generate)
    expect(done).toEqual([])
    write('openapi/a.yaml', 'two')
    await start(generate)
    expect(done).toEqual(['generate'])
  })
})

describe('the progress', () => {
  const run = async (): Promise<Outcome> => ({ code: 0, output: '' })

  test.each([
    [undefined, 'Compiling …\n'],
    [true, 'Compiling …\rCompiling … 0 s\n'],
  ])('is a line, with the time at a terminal (%s)', async (isTTY, text) => {
    const written: string[] = []
    await during('Compiling', run, { ...(isTTY && { isTTY }), write: (more) => written.push(more) })
    expect(written.join('')).toBe(text)
  })
})

describe('a failed step', () => {
  // Captured output of npm 11 and pnpm 10.
  test.each([
    ['npm error code ECONNREFUSED', 'npm registry could not be reached'],
    [' ERR_PNPM_META_FETCH_FAIL  GET https://x/pino: request failed', 'proxy settings'],
    ["npm error code EACCES\nnpm error path '/cache'", 'this user may not write'],
    [' ERR_PNPM_ENOSPC  no space left on device', 'the disk is full'],
    ['spawn npx ENOENT', 'It comes with npm'],
  ])('has a remedy for %j', (output, advice) => {
    const sentence = explain({ doing: 'Installing packages', code: 1, output })
    expect(sentence).toMatch(/^Installing packages failed: /)
    expect(sentence).toContain(advice)
    expect(sentence).not.toContain('\n')
  })

  test('shows the output of an unknown error', () => {
    const output = 'a.ts(1,1): error TS2322\n'
    expect(explain({ doing: 'Compiling', code: 2, output })).toBe(
      'a.ts(1,1): error TS2322\nCompiling failed (exit code 2).',
    )
  })
})

test('npm runs the server without a shell between, which would catch its signals', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  expect(scripts.start).toMatch(/^exec node /)
  expect(scripts.latchkey).toMatch(/^exec node /)
})

function step(doing: string, reads: string[], makes: readonly [string]): PrepareStep {
  const run = async () => {
    done.push(doing)
    write(makes[0], String(done.length))
    return { code: 0, output: '' }
  }
  return { doing, reads, makes, run }
}

function start(...steps: PrepareStep[]) {
  return runSteps({ folder, steps, during: (_doing, run) => run() })
}

function write(path: string, text: string): void {
  writeFileSync(join(folder, path), text)
}
