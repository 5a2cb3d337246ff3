import { afterAll, describe, expect, it } from '@jest/globals'
import { graceMs } from '../src/index.ts'
import { openTestSandbox } from './open.ts'

const { body, close } = openTestSandbox()
afterAll(() => close())

/** How late the event loop of a busy machine may be. */
const lateMs = 1500
const timeoutMs = 400

describe('code that does not end', () => {
  it.each([
    ['for (;;) {}'],
    ['while (true) await 0'],
    ["/(a+)+$/.test('a'.repeat(60) + 'b')"],
    ['[...Array(1e5)].map(Math.random).sort(() => { for (;;); })'],
    ['JSON.stringify({ toJSON() { for (;;); } })'],
    ['api.access.deny({ toJSON() { for (;;); } })'],
    ['api.access.deny(new Proxy({}, { ownKeys() { for (;;); } }))'],
    ['api.access.deny({ get text() { for (;;); } })'],
    ['throw { get name() { for (;;); }, toString() { for (;;); } }'],
    ["const e = new Error(); Object.defineProperty(e, 'stack', { get() { for (;;); } }); throw e"],
    ['new Array(2 ** 32 - 2).indexOf(1)'],
    ["new Array(2 ** 32 - 1).join('ab')"],
    ['new Array(1e9).toString()'],
    ['try { for (;;); } catch {} finally { for (;;); }'],
    ['const f = () => { try { f() } finally { f() } }; f()'],
    ['await { then() { for (;;); } }'],
    ['setInterval(() => {}, 0); await new Promise(() => {})'],
    ['setTimeout(() => {}, 1e9); await new Promise(() => {})'],
    ["for (;;) console.log('x')"],
    ['for (;;) try { api.access.deny(1) } catch {}'],
    ['Promise.prototype.then = () => { for (;;); }; Promise.resolve().then()'],
    ['Object.prototype.toJSON = () => { for (;;); }; console.log({})'],
    ['eval("for (;;);")'],
    ['new Function("for (;;);")()'],
  ])('%s', async (statements) => {
    const start = performance.now()
    const { error } = await body(statements, { timeoutMs })
    expect(error?.name).toBe('TimeoutError')
    expect(performance.now() - start).toBeLessThan(timeoutMs + graceMs + lateMs)
    expect((await body('api.access.deny(1)')).calls).toHaveLength(1)
  })
})

describe('code that uses much', () => {
  it.each([
    ['const all = []; for (;;) all.push({})'],
    ['const all = []; for (;;) all.push(new ArrayBuffer(1e5))'],
    ["let text = 'x'; for (;;) text += text"],
    ['new Uint8Array(1e9)'],
    ['const map = new Map(); for (let i = 0; ; i += 1) map.set(i, [i])'],
    ['const f = () => f(); f()'],
    ['const again = () => Promise.resolve().then(again); again(); await new Promise(() => {})'],
    ['(function* () { for (;;) yield 1 })().toArray()'],
    ['let deep = []; for (let i = 0; i < 1e6; i += 1) deep = [deep]; JSON.stringify(deep)'],
    ['new Array(3e8).fill(1)'],
    ['let big = 2n; for (;;) big *= big'],
    ["eval('['.repeat(1e6))"],
    ["JSON.parse('['.repeat(1e6))"],
    ['Buffer.alloc(1e9)'],
    ["console.log('x'.repeat(2 ** 29))"],
    ['[].concat(...Array(1e6).fill([1]))'],
    ["new RegExp('('.repeat(1e5))"],
  ])('ends: %s', async (statements) => {
    const outcome = await body(statements, { timeoutMs: 4000, memoryBytes: 16 * 1024 * 1024 })
    expect(outcome.error).toBeDefined()
    expect((await body('api.access.deny(1)')).calls).toHaveLength(1)
  })

  it.each([16, 32])('has the memory that it is given: %s MiB', async (size) => {
    const { calls } = await body(
      'const all = []; try { for (;;) all.push(new ArrayBuffer(2 ** 20)) } catch {} ' +
        'const { length } = all; all.length = 0; api.access.deny(length)',
      { memoryBytes: size * 2 ** 20 },
    )
    const got = Number(calls[0]?.args[0])
    expect(got).toBeLessThan(size)
    expect(got).toBeGreaterThan(size / 2)
  })

  it('cuts what console writes', async () => {
    const { logs, error } = await body(
      "String.prototype.slice = function () { return this }; console.log('x'.repeat(1e6)); " +
        "for (let i = 0; i < 1e3; i += 1) console.log('line')",
    )
    expect(error).toBeUndefined()
    expect(logs.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(64 * 1024)
  })

  it.each([
    ['for (let i = 0; i < 2000; i += 1) api.access.deny(i)', 'may be called 1000 times'],
    ["for (;;) api.access.deny('x'.repeat(1e5))", 'characters as JSON'],
    [
      'let deep = []; for (let i = 0; i < 100; i += 1) deep = [deep]; api.access.deny(deep)',
      'levels',
    ],
    ["for (;;) api.cache.get('x'.repeat(1e5))", 'characters as JSON'],
    ["api.cache.get('\\0')", 'a NUL'],
    ['for (;;) setTimeout(() => {}, 1000)', 'timers may wait'],
    ['crypto.getRandomValues(new Uint8Array(1e6))', 'random bytes'],
  ])('is bounded: %s', async (statements, message) => {
    const answers = { 'cache.get': () => null }
    expect((await body(statements, { answers })).error?.message).toContain(message)
  })
})

describe('code that reaches out', () => {
  it.each([
    ["constructor.constructor('return process')().mainModule.require('fs')"],
    ["(() => {}).constructor('return this')().process.exit()"],
    ["api.access.deny.constructor('return process')().exit()"],
    ["console.log.constructor('return require')()('fs')"],
    ['await (async () => {}).constructor("return import(\'node:fs\')")()'],
    ["await import('node:fs')"],
    ["await import('/etc/passwd')"],
    ["require('../../worker/worker.js')"],
    ["require('constructor')"],
    ["require('__proto__').x.y"],
    ['process.exit(1)'],
    ['globalThis.Worker.x'],
    ['new WebAssembly.Module(new Uint8Array())'],
    ['postMessage(1)'],
    ["event.__proto__.constructor.constructor('return process')().exit()"],
  ])('finds nothing: %s', async (statements) => {
    const { error } = await body(statements)
    expect(error).toBeDefined()
    expect(['ReferenceError', 'TypeError', 'Error', 'SyntaxError']).toContain(error?.name)
  })

  it('records what the code says although it has redefined the built-ins', async () => {
    const { calls } = await body(`
      Array.prototype.pop = () => 'access.none'
      Array.prototype.push = () => 0
      Object.prototype.method = 'access.none'
      JSON.parse = () => ({ failure: { name: 'x' } })
      globalThis.Promise = undefined
      Function.prototype.call = Function.prototype.apply = () => { throw 1 }
      api.access.deny('reason')`)
    expect(calls).toEqual([{ method: 'access.deny', args: ['reason'] }])
  })

  it.each([
    ["'\\0'", 'a NUL'],
    ["{ a: ['\\ud800'] }", 'surrogate'],
    ['JSON.parse(\'{"__proto__": 1}\')', '__proto__'],
  ])('refuses %s as an argument', async (value, message) => {
    const { calls, error } = await body(`api.access.deny(${value})`)
    expect(calls).toEqual([])
    expect(error?.message).toContain(message)
  })

  it('writes logs and errors that can be stored', async () => {
    const { logs, error } = await body(
      "console.log('\\0\\ud800'); const e = new Error('\\0\\udc00'); e.name = '\\0'; throw e",
    )
    for (const text of [logs[0]?.text, error?.message, error?.name]) {
      expect(text).toMatch(/^\ufffd+$/)
    }
  })
})

describe('code that goes on after its end', () => {
  it.each([
    ['(async () => { for (;;) await 0 })(); api.access.deny(1)'],
    [
      'Promise.resolve().then(() => Promise.resolve()).then(() => { for (;;); }); api.access.deny(1)',
    ],
    ['setInterval(() => { for (;;); }, 0); api.access.deny(1)'],
  ])('is stopped: %s', async (statements) => {
    await Promise.all([body(''), body('', { tenantId: 'other' })])
    const { calls } = await body(statements, { timeoutMs: 5000 })
    expect(calls).toHaveLength(1)
    const { durationMs, error } = await body('', { timeoutMs: 5000 })
    expect(error).toBeUndefined()
    expect(durationMs).toBeLessThan(2000)
  })
})
