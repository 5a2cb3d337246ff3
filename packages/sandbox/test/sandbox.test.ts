import { afterAll, describe, expect, it } from '@jest/globals'
import { openSandbox, type Run } from '../src/index.ts'

const sandbox = openSandbox({
  workersMax: 2,
  queueMax: 10,
  idleMs: 1000,
  fetch: () => Promise.reject(new Error('This test has no network.')),
})
afterAll(() => sandbox.close())

const run = (code: string, other: Partial<Run> = {}) =>
  sandbox.run({
    tenantId: 'acme',
    code,
    functionName: 'onExecutePostLogin',
    event: { user: { email: 'ada@example.com' } },
    methods: ['idToken.setCustomClaim', 'access.deny'],
    timeoutMs: 2000,
    memoryBytes: 32 * 1024 * 1024,
    ...other,
  })

const body = (statements: string, other?: Partial<Run>) =>
  run(`exports.onExecutePostLogin = async (event, api) => { ${statements} }`, other)

describe('a run', () => {
  it('records the calls of api in their order', async () => {
    const { calls, error } = await body(
      "api.idToken.setCustomClaim('x', 1).access.deny(event.user.email)",
    )
    expect(error).toBeUndefined()
    expect(calls).toEqual([
      { method: 'idToken.setCustomClaim', args: ['x', 1] },
      { method: 'access.deny', args: ['ada@example.com'] },
    ])
  })

  it('ends at its deadline, and the next one runs', async () => {
    const { error, durationMs } = await body('for (;;) {}', { timeoutMs: 300 })
    expect(error?.name).toBe('TimeoutError')
    expect(durationMs).toBeLessThan(300 + 500)
    const next = await body("api.idToken.setCustomClaim('x', 1)")
    expect(next.calls).toHaveLength(1)
  })

  it('ends when its memory is used up', async () => {
    const { error } = await body('const all = []; for (;;) all.push({})', {
      memoryBytes: 8 * 1024 * 1024,
      timeoutMs: 10_000,
    })
    expect(error?.message).toContain('memory')
  })
})
