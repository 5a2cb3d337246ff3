import { createHmac } from 'node:crypto'
import { afterAll, describe, expect, it } from '@jest/globals'
import type { JsonValue } from '../src/index.ts'
import { openTestSandbox } from './open.ts'

const { body, close } = openTestSandbox()
afterAll(() => close())

/** What the expression, evaluated in the sandbox, is as JSON. */
async function resultOf(expression: string): Promise<JsonValue | undefined> {
  const { calls, error } = await body(`api.access.deny(${expression})`)
  if (error) throw new Error(`${error.name}: ${error.message}`)
  return calls[0]?.args[0]
}

describe('globals are those of Node.js', () => {
  it.each<[expression: string, expected: JsonValue]>([
    ["Buffer.from('hé€').toString('base64')", Buffer.from('hé€').toString('base64')],
    ["Buffer.from('_-8', 'base64url').toString('hex')", 'ffef'],
    ["Buffer.from('6869', 'hex').toString()", 'hi'],
    ["Buffer.from([104, 105]).toString('latin1')", 'hi'],
    ["Buffer.concat([Buffer.from('a'), Buffer.from('b')]).toString()", 'ab'],
    ["Buffer.from('abc').slice(1).toString()", 'bc'],
    ["Buffer.from('a').equals(Buffer.from('a'))", true],
    ["Buffer.byteLength('é')", 2],
    ["Buffer.alloc(3, 'ab').toString()", 'aba'],
    ['Buffer.isBuffer(Buffer.alloc(1)) && !Buffer.isBuffer(new Uint8Array(1))', true],
    ["JSON.stringify(Buffer.from('a'))", '{"type":"Buffer","data":[97]}'],
    ["btoa('ÿ') + atob('aGk=')", '/w==hi'],
    ["new TextDecoder().decode(new TextEncoder().encode('hé€'))", 'hé€'],
    ["new TextDecoder('utf-16le').decode(new Uint8Array([104, 0]))", 'h'],
    ["String(new URL('../b?x=1#y', 'https://a.example/c/d'))", 'https://a.example/b?x=1#y'],
    ["new URL('https://u:p@a.example:8443/').host", 'a.example:8443'],
    ["URL.canParse('x')", false],
    [
      "(() => { const u = new URL('https://a.example/?a=1'); u.searchParams.append('b', 'é&'); " +
        "u.hash = 'h'; return u.href })()",
      'https://a.example/?a=1&b=%C3%A9%26#h',
    ],
    ["new URLSearchParams({ a: '1 2' }).toString()", 'a=1+2'],
    ["[...new URLSearchParams('?a=1&a=2')].length", 2],
    ["new URLSearchParams('a=1&a=2').getAll('a').join()", '1,2'],
    ['structuredClone({ a: [new Date(5)], m: new Map([[1, 2]]) }).m.get(1)', 2],
    [
      '(() => { const a = {}; a.a = a; const b = structuredClone(a); return b !== a && b.a === b })()',
      true,
    ],
    ['await new Promise((done) => setTimeout(done, 5, "late"))', 'late'],
    ['(() => { clearTimeout(setTimeout(() => { throw 1 }, 0)); return 1 })()', 1],
    ['await new Promise((done) => queueMicrotask(() => done(1)))', 1],
    ['typeof crypto.randomUUID() + crypto.randomUUID().length', 'string36'],
    ['crypto.getRandomValues(new Uint8Array(4)).length', 4],
    ["require('node:crypto').randomBytes(5).length", 5],
    [
      "require('crypto').createHmac('sha256', 'k').update('a').update(Buffer.from('b')).digest('hex')",
      createHmac('sha256', 'k').update('ab').digest('hex'),
    ],
    ["require('crypto').createHash('SHA-1').update('').digest('hex').length", 40],
    ["require('crypto').timingSafeEqual(Buffer.from('a'), Buffer.from('b'))", false],
  ])('%s', async (expression, expected) => {
    expect(await resultOf(expression)).toEqual(expected)
  })

  it.each([
    ["new URL('x')", 'Invalid URL'],
    ["Buffer.from('a', 'rot13')", 'no encoding rot13'],
    ["require('crypto').createHash('crc').update('a').digest()", 'no digest crc'],
    ["require('crypto').timingSafeEqual(Buffer.from('a'), Buffer.from('bc'))", 'same byte length'],
    ["new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array([255]))", 'are not utf-8'],
    ["atob('*')", 'not base64'],
    ['structuredClone(() => 1)', 'could not be cloned'],
  ])('%s throws', async (expression, message) => {
    await expect(resultOf(expression)).rejects.toThrow(message)
  })

  it('throws what a timer throws', async () => {
    const { error } = await body(
      "setTimeout(() => { throw new Error('of a timer') }, 0); await new Promise(() => {})",
    )
    expect(error?.message).toBe('of a timer')
  })
})
