import { describe, expect, it } from '@jest/globals'
import { CompactEncrypt } from 'jose'
import { createSealer } from './sealer.ts'

const sealer = createSealer(new Uint8Array(32).fill(7))

it('decrypts what was sealed for the same tenant, column and row', async () => {
  const sealed = await sealer.seal('ten_1', 'totp-secret/1', 'secret')
  expect(await sealer.open('ten_1', 'totp-secret/1', sealed)).toBe('secret')
})

it.each([
  ['ten_2', 'totp-secret/1'],
  ['ten_1', 'totp-secret/2'],
  ['ten_1', 'destination/1'],
  ['ten_1', 'totp-secret'],
])('does not decrypt it for %s and %s', async (tenantId, purpose) => {
  const sealed = await sealer.seal('ten_1', 'totp-secret/1', 'secret')
  await expect(sealer.open(tenantId, purpose, sealed)).rejects.toThrow('another row or column')
})

it('decrypts no value that was moved to another place', async () => {
  const sealed = await sealer.seal('ten_1', 'totp-secret/1', 'secret')
  const [, ...rest] = sealed.split('.')
  const place = { alg: 'dir', enc: 'A256GCM', place: 'ten_1/totp-secret/2' }
  const header = Buffer.from(JSON.stringify(place)).toString('base64url')
  const moved = [header, ...rest].join('.')
  await expect(sealer.open('ten_1', 'totp-secret/2', moved)).rejects.toThrow('decryption')
})

describe('a value that was changed', () => {
  const bytes = (part = '') => Buffer.from(part, 'base64url')
  const parts = async () => (await sealer.seal('ten_1', 'key/1', 'secret')).split('.')
  const headed = (header: object) => Buffer.from(JSON.stringify(header)).toString('base64url')
  const short = (part = '') => bytes(part).subarray(0, 4).toString('base64url')
  it.each<[string, (parts: string[]) => string[]]>([
    ['its tag', ([h = '', k = '', iv = '', text = '']) => [h, k, iv, text, iv + iv]],
    ['a tag of four bytes', (all) => [...all.slice(0, 4), short(all[4])]],
    ['its text', ([h = '', k = '', iv = '', , tag = '']) => [h, k, iv, 'AAAA', tag]],
    ['a key', ([h = '', , ...rest]) => [h, 'AAAA', ...rest]],
    ['a part', (all) => [...all, '']],
    ['its algorithm', ([, ...rest]) => [headed({ alg: 'none', enc: 'A256GCM' }), ...rest]],
    ['its cipher', ([, ...rest]) => [headed({ alg: 'dir', enc: 'A128GCM' }), ...rest]],
    ['compression', ([, ...rest]) => [headed({ alg: 'dir', enc: 'A256GCM', zip: 'DEF' }), ...rest]],
  ])('is refused for %s', async (_, change) => {
    const changed = change(await parts()).join('.')
    await expect(sealer.open('ten_1', 'key/1', changed)).rejects.toThrow()
  })
})

describe('a key that was replaced', () => {
  const former = new Uint8Array(32).fill(7)
  const next = createSealer(new Uint8Array(32).fill(8), [former])

  it('decrypts what it encrypted, and derives what it derived', async () => {
    const sealed = await sealer.seal('ten_1', 'totp-secret/1', 'secret')
    expect(await next.open('ten_1', 'totp-secret/1', sealed)).toBe('secret')
    expect(next.derive('ten_1', 'cookies')[1]).toEqual(sealer.derive('ten_1', 'cookies')[0])
  })

  it('encrypts nothing: a value is sealed again for the same place', async () => {
    const sealed = await sealer.seal('ten_1', 'totp-secret/1', 'secret')
    const again = await next.reseal(sealed)
    expect(again.startsWith(next.prefix)).toBe(true)
    expect(again.startsWith(sealer.prefix)).toBe(false)
    expect(await next.open('ten_1', 'totp-secret/1', again)).toBe('secret')
    await expect(next.open('ten_1', 'totp-secret/2', again)).rejects.toThrow('another row')
    await expect(sealer.open('ten_1', 'totp-secret/1', again)).rejects.toThrow('not configured')
  })

  it('is tried for values that name no key', async () => {
    const place = { alg: 'dir', enc: 'A256GCM', place: 'ten_1/key/1' }
    const text = new TextEncoder().encode('old')
    const sealed = await new CompactEncrypt(text).setProtectedHeader(place).encrypt(former)
    expect(await next.open('ten_1', 'key/1', sealed)).toBe('old')
  })
})
