import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { commandOf, faults } from './faults.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'packages/server/faults')
const withPrograms = [...faults].filter(([, { files }]) => !files).map(([name]) => name)

describe('the faults', () => {
  it('name each program', () => {
    const programs = readdirSync(folder).filter((file) => file.endsWith('.ts'))
    expect(programs.map((file) => file.replace(/\.ts$/, '')).sort()).toEqual(
      [...withPrograms].sort(),
    )
  })

  it('name test files, and titles in them', () => {
    for (const { files = [], title = '' } of faults.values()) {
      const texts = files.map((file) => readFileSync(join(root, `${file}.test.ts`), 'utf8'))
      if (texts.length > 0) expect(texts.join('\n')).toContain(title)
    }
  })

  it('have a row each in docs/faults.md', () => {
    const text = readFileSync(join(root, 'docs/faults.md'), 'utf8')
    const rows = [...text.matchAll(/^\| `([\w-]+)` /gm)].map(([, name]) => name)
    expect(rows).toEqual([...faults.keys()])
  })

  it('become commands with their arguments', () => {
    const command = commandOf('kill-writes', {}, ['3'])
    expect(existsSync(join(root, command[2] ?? ''))).toBe(true)
    expect(command.slice(-1)).toEqual(['3'])
    const files = ['packages/server/test/stop']
    const tests = commandOf('stop', { files, title: 'stop' }, [])
    expect(tests.slice(-3)).toEqual(['-t', 'stop', 'packages/server/test/stop'])
    const strict = commandOf('stop', { files, isStrict: true }, [])
    expect(strict.slice(0, 3)).toEqual(['env', 'LATCHKEY_TEST_PATIENCE=1', 'npm'])
  })
})
