import { setTimeout } from 'node:timers/promises'
import { afterEach, describe, expect, it } from '@jest/globals'
import { SandboxBusyError, SandboxClosedError, SandboxInputError } from '../src/index.ts'
import { openTestSandbox } from './open.ts'

let opened: ReturnType<typeof openTestSandbox> | undefined
afterEach(async () => opened?.close())

function open(options: Parameters<typeof openTestSandbox>[0]) {
  opened = openTestSandbox(options)
  return opened
}

const sleep = (ms: number) => `await new Promise((done) => setTimeout(done, ${ms}))`

describe('the queue', () => {
  it('refuses a run when it is full', async () => {
    const { body } = open({ workersMax: 1, queueMax: 4 })
    const first = body(sleep(100))
    const mine = [1, 2].map(() => body(sleep(1)))
    await expect(body('')).rejects.toThrow(SandboxBusyError)
    const others = [1, 2].map(() => body(sleep(1), { tenantId: 'other' }))
    await expect(body('', { tenantId: 'third' })).rejects.toThrow(/^4 runs wait already\.$/)
    for (const { error } of await Promise.all([first, ...mine, ...others])) {
      expect(error).toBeUndefined()
    }
  })

  it('gives a place to the tenant that waits longest for its turn', async () => {
    const { body } = open({ workersMax: 1, queueMax: 20 })
    const ended: string[] = []
    const run = async (tenantId: string) => {
      await body(sleep(1), { tenantId })
      ended.push(tenantId)
    }
    await Promise.all(['many', 'many', 'many', 'many', 'one', 'one', 'two'].map(run))
    expect(ended).toEqual(['many', 'one', 'two', 'many', 'one', 'many', 'many'])
  })

  it('lets a tenant run some at a time', async () => {
    const { body } = open({ workersMax: 3, queueMax: 20, runningMaxPerTenant: 2 })
    const many = [1, 2, 3].map(() => body(sleep(600)))
    const { waitedMs } = await body('', { tenantId: 'one' })
    expect(waitedMs).toBeLessThan(550)
    const waits = (await Promise.all(many)).map((outcome) => outcome.waitedMs)
    expect(waits.filter((ms) => ms > 550)).toHaveLength(1)
  })

  it('ends waiting with the time of the run', async () => {
    const { body } = open({ workersMax: 1, queueMax: 4 })
    const first = body(sleep(400))
    const start = performance.now()
    await expect(body('', { timeoutMs: 100 })).rejects.toThrow(/^No thread became free in 100 ms/)
    expect(performance.now() - start).toBeLessThan(350)
    await first
  })
})

describe('threads', () => {
  it('end when they have nothing to do, and start again', async () => {
    const { body, sandbox } = open({ workersMax: 1, idleMs: 20 })
    expect(sandbox.threads).toBe(0)
    await body('')
    expect(sandbox.threads).toBe(1)
    await setTimeout(200)
    expect(sandbox.threads).toBe(0)
    expect((await body("api.access.deny('again')")).calls).toHaveLength(1)
  })

  it('are replaced when one had to be ended', async () => {
    const { body, sandbox } = open({ workersMax: 1 })
    const { error } = await body('new Array(1e9).toString()', { timeoutMs: 100 })
    expect([error?.name, sandbox.threads]).toEqual(['TimeoutError', 0])
    expect((await body("api.access.deny('next')")).calls).toHaveLength(1)
  })

  it('survive texts that are larger than their memory', async () => {
    const { body } = open({ workersMax: 1 })
    const { error } = await body(
      "const all = []; for (;;) all.push(Buffer.alloc(2e7, 1).toString('hex'))",
      { memoryBytes: 256 * 1024 * 1024, timeoutMs: 2000 },
    )
    expect(error).toBeDefined()
    expect((await body("api.access.deny('next')")).calls).toHaveLength(1)
  })
})

describe('bounds of what is passed in', () => {
  it.each([
    [
      'the code',
      { modules: { 'actions:large': 'x'.repeat(9 * 1024 * 1024) } },
      /have \d+ bytes; at most/,
    ],
    ['the event', { event: 'x'.repeat(2 * 1024 * 1024) }, /The event has \d+ bytes/],
    ['the memory', { memoryBytes: 1 }, /^memoryBytes is 1: /],
  ])('%s', async (_, other, message) => {
    const { body } = open({})
    const refused = body('', other)
    await expect(refused).rejects.toThrow(SandboxInputError)
    await expect(refused).rejects.toThrow(message)
  })
})

describe('close', () => {
  it('ends what runs, rejects what waits and what comes', async () => {
    const { body, close } = open({ workersMax: 1 })
    const ended = [body('for (;;);'), body('')].map((each) => each.catch((error: unknown) => error))
    await setTimeout(100)
    await close()
    for (const error of await Promise.all(ended)) expect(error).toBeInstanceOf(SandboxClosedError)
    await expect(body('')).rejects.toThrow(SandboxClosedError)
  })

  it('has nothing to do where nothing ran', async () => {
    await open({}).close()
  })
})
