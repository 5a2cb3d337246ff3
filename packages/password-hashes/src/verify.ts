import { pbkdf2, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import bcrypt from 'bcryptjs'
import { memoryBytesMax } from './bounds.ts'
import { digest, hmac, isDigest } from './digests.ts'
import { type Phc, parsePhc } from './phc.ts'

const derivePbkdf2 = promisify(pbkdf2)

/** Whether `verify` supports the format of a stored hash; it does not support argon2. */
export function isForeign(stored: string): boolean {
  const id = stored.split('$', 2)[1] ?? ''
  return /^2[aby]$|^scrypt$|^(pbkdf2|hmac)-/.test(id) || isDigest(id)
}

/**
 * Computes bcrypt of a password.
 *
 * @param salt the version, the rounds and 22 characters; 29 characters in all
 */
export type HashBcrypt = (password: string, salt: string) => Promise<string>

/**
 * Verifies a password against a hash, by a constant-time comparison. PBKDF2 and scrypt run outside
 * of the event loop.
 *
 * @param hashBcrypt computes bcrypt; by default in slices on the event loop
 * @throws Error for a hash that `fromCustom` has not written
 */
export async function verify(
  stored: string,
  password: string,
  hashBcrypt: HashBcrypt = bcrypt.hash,
): Promise<boolean> {
  if (/^\$2[aby]\$/.test(stored)) {
    const hashed = await hashBcrypt(password, stored.slice(0, 29))
    return isEqual(Buffer.from(hashed.slice(4)), Buffer.from(stored.slice(4)))
  }
  const phc = parsePhc(stored)
  if (!phc) throw new Error('A stored password hash has an unknown format.')
  return isEqual(await derive(phc, password), phc.hash)
}

function isEqual(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}

async function derive(phc: Phc, text: string): Promise<Buffer> {
  const { id, parameters, salt, hash } = phc
  const password = Buffer.from(text, (parameters.password ?? 'utf8') as BufferEncoding)
  if (id === 'scrypt') return deriveScrypt(phc, password)
  const [name = '', beneath = ''] = id.split('-')
  if (name === 'pbkdf2') {
    return derivePbkdf2(password, salt, Number(parameters.i), hash.length, beneath)
  }
  const bytes = Buffer.concat(parameters.salt === 'suffix' ? [password, salt] : [salt, password])
  if (isDigest(name)) return digest(name, bytes)
  if (name === 'hmac' && isDigest(beneath)) {
    return hmac(beneath, Buffer.from(parameters.key ?? '', 'base64url'), bytes)
  }
  throw new Error(`A stored password hash uses the unknown algorithm ${id}.`)
}

function deriveScrypt({ parameters, salt, hash }: Phc, password: Buffer): Promise<Buffer> {
  const { ln, r, p } = parameters
  const options = {
    N: 2 ** Number(ln),
    r: Number(r),
    p: Number(p),
    maxmem: 2 * memoryBytesMax,
  }
  return new Promise((resolve, reject) => {
    scrypt(password, salt, hash.length, options, (error, key) => {
      if (error) reject(error)
      else resolve(key)
    })
  })
}
