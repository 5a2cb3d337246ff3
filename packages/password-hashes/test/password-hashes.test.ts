import { createHmac } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { digest, digestLength, hmac } from '../src/digests.ts'
import {
  type CustomPasswordHash,
  fromBcrypt,
  fromCustom,
  isForeign,
  PasswordHashError,
  verify,
} from '../src/index.ts'
import { vectors } from './vectors.ts'

describe.each(vectors)('$from', ({ password, custom }) => {
  it('is verified by its password and by no other', async () => {
    const stored = fromCustom(custom)
    expect(isForeign(stored)).toBe(true)
    expect(await verify(stored, password)).toBe(true)
    for (const other of [`${password} `, `${password.toUpperCase()}x`, password.slice(1), '']) {
      expect([other, await verify(stored, other)]).toEqual([other, false])
    }
  })

  it('is stored with the given bytes', () => {
    expect(fromCustom(custom)).toMatch(/^\$[a-z0-9-]+\$[^$]*\$[^$]*(\$[^$]+)?$/)
    const changed = { ...custom, hash: { ...custom.hash, value: mirrored(custom.hash.value) } }
    expect(storedOrRefused(changed)).not.toBe(fromCustom(custom))
  })
})

const mirrored = (value: string) => value.split('').reverse().join('')

function storedOrRefused(custom: CustomPasswordHash): string {
  try {
    return fromCustom(custom)
  } catch {
    return 'refused'
  }
}

const refused = (custom: CustomPasswordHash): string => {
  try {
    return fromCustom(custom)
  } catch (error) {
    if (!(error instanceof PasswordHashError)) throw error
    return `${error.path}: ${error.message}`
  }
}

describe('a cost', () => {
  const salt = Buffer.alloc(16).toString('base64').replace(/=+$/, '')
  const hash = Buffer.alloc(32, 1).toString('base64').replace(/=+$/, '')
  const tail = 'CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW'
  const scrypt = (members: object): CustomPasswordHash => ({
    algorithm: 'scrypt',
    hash: { value: hash, encoding: 'base64' },
    salt: { value: 'salt' },
    keylen: 32,
    ...members,
  })
  const argon2 = (costs: string): CustomPasswordHash => ({
    algorithm: 'argon2',
    hash: { value: `$argon2id$v=19$${costs}$${salt}$${hash}` },
  })
  const pbkdf2 = (id: string, i: number, bytes = 32): CustomPasswordHash => ({
    algorithm: 'pbkdf2',
    hash: {
      value: `$pbkdf2-${id}$i=${i}$${salt}$${Buffer.alloc(bytes, 1).toString('base64')}`,
    },
  })
  const bcrypt = (rounds: string): CustomPasswordHash => ({
    algorithm: 'bcrypt',
    hash: { value: `$2b$${rounds}$${tail}` },
  })

  it.each([
    [bcrypt('04'), bcrypt('03')],
    [bcrypt('13'), bcrypt('14')],
    [bcrypt('13'), bcrypt('31')],
    [pbkdf2('sha256', 1_500_000), pbkdf2('sha256', 1_500_001)],
    [pbkdf2('sha256', 750_000, 64), pbkdf2('sha256', 750_001, 64)],
    [pbkdf2('sha256', 1), pbkdf2('sha256', 0)],
    [pbkdf2('sha256', 1), pbkdf2('sha256', Number.POSITIVE_INFINITY)],
    [scrypt({ cost: 2 ** 17 }), scrypt({ cost: 2 ** 18 })],
    [scrypt({ cost: 2 ** 14, blockSize: 64 }), scrypt({ cost: 2 ** 15, blockSize: 64 })],
    [scrypt({ parallelization: 8 }), scrypt({ parallelization: 9 })],
    [scrypt({ cost: 16_384 }), scrypt({ cost: 16_385 })],
    [argon2('m=131072,t=4,p=1'), argon2('m=131072,t=5,p=1')],
    [argon2('m=131072,t=4,p=1'), argon2('m=131073,t=1,p=1')],
    [argon2('m=65536,t=3,p=16'), argon2('m=65536,t=3,p=17')],
    [argon2('m=65536,t=3,p=4'), argon2('m=65536,p=4')],
  ])('is accepted up to its bound and refused beyond: %#', (taken, over) => {
    expect(refused(taken)).toMatch(/^\$/)
    expect(refused(over)).toMatch(/^(hash\.value|cost): /)
  })
})

describe('refusals', () => {
  const md5 = '900150983cd24fb0d6963f7d28e17f72'
  it.each<[string, CustomPasswordHash, string]>([
    [
      'a hash too short',
      { algorithm: 'sha1', hash: { value: md5, encoding: 'hex' } },
      'hash.value',
    ],
    [
      'no hex',
      { algorithm: 'md5', hash: { value: 'x'.repeat(32), encoding: 'hex' } },
      'hash.value',
    ],
    ['bytes in utf8', { algorithm: 'md5', hash: { value: md5 } }, 'hash.encoding'],
    ['no PHC', { algorithm: 'argon2', hash: { value: 'argon2' } }, 'hash.value'],
    ['no MCF', { algorithm: 'bcrypt', hash: { value: '$2c$10$x' } }, 'hash.value'],
    [
      'a salt beside one in the value',
      { algorithm: 'ldap', hash: { value: '{SHA}x' }, salt: { value: 'x' } },
      'salt',
    ],
    ['{CRYPT}', { algorithm: 'ldap', hash: { value: '{CRYPT}$1$abc' } }, 'hash.value'],
    [
      'a salt in {SHA}',
      { algorithm: 'ldap', hash: { value: `{SHA}${Buffer.alloc(24).toString('base64')}` } },
      'hash.value',
    ],
    [
      'hmac without a key',
      { algorithm: 'hmac', hash: { value: md5, encoding: 'hex', digest: 'md5' } },
      'hash.key',
    ],
    [
      'hmac of no digest',
      {
        algorithm: 'hmac',
        hash: { value: md5, encoding: 'hex', digest: 'constructor', key: { value: 'k' } },
      },
      'hash.digest',
    ],
    [
      'pbkdf2 of no digest',
      { algorithm: 'pbkdf2', hash: { value: '$pbkdf2-toString$i=1$c2FsdA$c2FsdA' } },
      'hash.value',
    ],
    [
      'scrypt without a salt',
      { algorithm: 'scrypt', hash: { value: md5, encoding: 'hex' }, keylen: 16 },
      'salt',
    ],
    [
      'scrypt without a keylen',
      { algorithm: 'scrypt', hash: { value: md5, encoding: 'hex' }, salt: { value: 's' } },
      'keylen',
    ],
  ])('%s', (_, custom, path) => {
    expect(refused(custom)).toMatch(new RegExp(`^${path}: `))
  })

  it('a password_hash that is not bcrypt', () => {
    expect(() => fromBcrypt('$argon2id$v=19$')).toThrow(PasswordHashError)
  })

  it('throws for an unknown stored format', async () => {
    for (const text of ['', 'password', '$md6$salt=none$$AAAA', '$sha256$x$y']) {
      expect(isForeign(text) && text !== '$sha256$x$y').toBe(false)
      await expect(verify(text, 'password')).rejects.toThrow(/stored password hash/)
    }
    expect(isForeign('$argon2id$v=19$m=1,t=1,p=1$c2FsdA$c2FsdA')).toBe(false)
  })
})

describe('hash functions that Node does not have', () => {
  const abc = Buffer.from('abc')

  it('yield the vectors of their standards', async () => {
    const whirlpool = (await digest('whirlpool', abc)).toString('hex')
    expect(whirlpool).toMatch(/^4e2448a4c6f486bb16b6562c73b4020b.*225292076d4eef5$/)
    expect((await digest('ripemd160', abc)).toString('hex')).toBe(
      '8eb208f7e05d987a9b044a8e98c6b087f15a0bfc',
    )
  })

  it('computes HMAC as RFC 2104 defines it', async () => {
    const key = Buffer.from('key')
    expect(await hmac('sha1', key, abc)).toEqual(createHmac('sha1', key).update(abc).digest())
    const pad = (byte: number) => Buffer.alloc(64, byte).map((each, at) => each ^ (key[at] ?? 0))
    const inner = await digest('md4', Buffer.concat([pad(0x36), abc]))
    const outer = await digest('md4', Buffer.concat([pad(0x5c), inner]))
    expect(await hmac('md4', key, abc)).toEqual(outer)
    expect((await hmac('whirlpool', key, abc)).length).toBe(digestLength('whirlpool'))
  })
})
