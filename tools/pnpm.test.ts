import { describe, expect, test } from '@jest/globals'
import { nodeComplaint, runPnpm } from './pnpm.mjs'

const range = '^20.19.0 || ^22.12.0 || >=24.0.0'

describe('nodeComplaint', () => {
  test.each(['20.19.0', '20.20.2', '22.12.0', '24.0.0', '26.1.0'])('accepts %s', (version) => {
    expect(nodeComplaint(version, range)).toBeUndefined()
  })

  test.each(['18.20.0', '20.18.9', '21.7.0', '22.11.0', '23.11.0'])('refuses %s', (version) => {
    expect(nodeComplaint(version, range)).toContain(`this is Node ${version}.`)
    expect(nodeComplaint(version, range)).toContain(range)
  })
})

describe('runPnpm', () => {
  test('returns the exit code and the output', async () => {
    const version = await runPnpm(['--version'], { quiet: true })
    expect(version.code).toBe(0)
    expect(version.output).toMatch(/\d+\.\d+\.\d+/)

    const failure = await runPnpm(['run', 'no-such-script'], { quiet: true })
    expect(failure.code).not.toBe(0)
    expect(failure.output).toContain('no-such-script')
  })
})
