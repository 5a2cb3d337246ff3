import { afterAll, describe, expect, it } from '@jest/globals'
import { AnswerError } from '../src/index.ts'
import { openTestSandbox } from './open.ts'

const { run, body, close } = openTestSandbox()
afterAll(() => close())

describe('a run', () => {
  it('records the calls of api in their order', async () => {
    const { calls, error } = await body(
      "api.idToken.setCustomClaim('x', 1).access.deny(event.user.email, undefined)",
    )
    expect(error).toBeUndefined()
    expect(calls).toEqual([
      { method: 'idToken.setCustomClaim', args: ['x', 1] },
      { method: 'access.deny', args: ['ada@example.com'] },
    ])
  })

  it('returns what the host answers, without await', async () => {
    const answers = {
      'cache.get': async (key: unknown) => ({ value: `${key} of the host` }),
      'cache.delete': () => undefined,
      'redirect.validateToken': () =>
        Promise.reject(new AnswerError('It has expired.', 'JwtError')),
    }
    const { calls, error } = await body(
      `api.access.deny(api.cache.get('key').value, typeof api.cache.delete('key'))
       api.redirect.validateToken({})`,
      { answers },
    )
    expect(calls).toEqual([{ method: 'access.deny', args: ['key of the host', 'undefined'] }])
    expect(error).toMatchObject({ name: 'JwtError', message: 'It has expired.' })
  })

  it('is rejected with an error of the host that is no answer', async () => {
    const failing = { 'cache.get': () => Promise.reject(new Error('The database is away.')) }
    const running = body("try { api.cache.get('x') } catch {}", { answers: failing })
    await expect(running).rejects.toThrow('The database is away.')
    expect((await body("api.access.deny('still here')")).calls).toHaveLength(1)
  })

  it('keeps what console writes', async () => {
    const { logs } = await body(`
      const circle = { name: 'circle' }
      circle.self = circle
      console.log('a', 1, { b: [2n] }, new Map([[1, 2]]), circle)
      console.error(undefined, null, Symbol('s'), () => 1)`)
    expect(logs).toEqual([
      {
        level: 'log',
        text: 'a 1 {"b":["2n"]} [[1,2]] {"name":"circle","self":"[Circular]"}',
      },
      { level: 'error', text: expect.stringMatching(/^undefined null Symbol\(s\) /) },
    ])
  })

  it('names the error that was thrown, with lines of the code', async () => {
    const { error } = await body('const user = null\nuser.name')
    expect(error).toMatchObject({ name: 'TypeError' })
    expect(error?.message).toMatch(/'name' of null/)
    expect(error?.stack).toMatch(/\(action\.js:3:\d+\)/)
    expect(error?.stack).not.toContain('latchkey')
  })

  it.each([
    ["throw 'text'", 'text'],
    ['throw null', 'null'],
    ['throw undefined', 'undefined'],
    ['throw { code: 1 }', '{"code":1}'],
    ['throw Object.create(null)', '{}'],
    ['throw { toString() { throw new Error() }, get message() { throw 1 } }', '[an object'],
    [
      "const e = new Error(); Object.defineProperty(e, 'message', { get() { throw 1 } }); throw e",
      '',
    ],
  ])('ends with what is thrown: %s', async (statements, message) => {
    const { error } = await body(statements)
    expect(error?.message).toContain(message)
  })

  it('names the line of a syntax error', async () => {
    const { error } = await run('exports.a = 1\nlet = ;')
    expect(error).toMatchObject({ name: 'SyntaxError' })
    expect(error?.message).toMatch(/\(action\.js:2:\d+\)$/)
  })

  it.each(["import fs from 'node:fs'", 'export const a = 1'])('refuses %s', async (code) => {
    const { error } = await run(code)
    expect(error?.name).toBe('SyntaxError')
    expect(error?.message).toContain('require')
  })

  it('says what a code without the function lacks', async () => {
    const { error } = await run('module.exports = {}')
    expect(error?.message).toContain('exports.onExecutePostLogin = async (event, api)')
  })

  it('awaits thenables, and says when a promise never settles', async () => {
    const { calls } = await body("api.access.deny(await { then: (done) => done('later') })")
    expect(calls[0]?.args).toEqual(['later'])
    const { error } = await body('await new Promise(() => {})')
    expect(error?.name).toBe('UnsettledError')
  })

  it('keeps nothing for the next run', async () => {
    await body("globalThis.left = 1; Array.prototype.left = 2; JSON.stringify = () => 'left'")
    const { calls } = await body('api.access.deny(typeof globalThis.left, [].left ?? 0)')
    expect(calls[0]?.args).toEqual(['undefined', 0])
  })
})

describe('require', () => {
  const modules = {
    'actions:greet': "module.exports = (name) => 'Hello ' + require('actions:name')(name)",
    'actions:name': 'exports = module.exports = (name) => name.toUpperCase()',
    'actions:circle': "exports.before = 1; exports.other = require('actions:circle').before",
    'actions:broken': '\nlet = 1 1',
  }

  it('finds modules, also from modules, and each once', async () => {
    const { calls } = await body(
      `api.access.deny(require('actions:greet')('ada'), require('actions:circle').other,
         require('crypto') === require('crypto'))`,
      { modules },
    )
    expect(calls[0]?.args).toEqual(['Hello ADA', 1, true])
  })

  it('says what there is, and where a module is wrong', async () => {
    const missing = await body("require('fs')", { modules })
    expect(missing.error?.message).toMatch(/no module 'fs'\. There are: .*crypto.*actions:greet/)
    const broken = await body("require('actions:broken')", { modules })
    expect(broken.error?.message).toContain('(actions:broken:2:')
  })
})
