import { pbkdf2, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import bcrypt from 'bcryptjs'
import { memoryBytesMax } from './bounds.ts'
import { digest, hmac, isDigest } from './digests.ts'
import { type Phc, parsePhc } from './phc.ts'

/** Whether `verify` supports the format of a stored hash; it does not support argon2. */
export function isForeign(stored: string): boolean {
  const id = stored.split('$', 2)[1] ?? ''
  return /^2[aby]$|^scrypt$|^(pbkdf2|hmac)-/.test(id) || isDigest(id)
}

/** What is hashed by PBKDF2 or scrypt, and how long the hash is. */
interface Derived {
  readonly password: Uint8Array
  readonly salt: Uint8Array
  readonly length: number
}

/** Computes the hashes that take long. */
export interface CostlyHashes {
  /** @param salt the version, the rounds and 22 characters; 29 characters in all */
  bcrypt(password: string, salt: string): Promise<string>
  pbkdf2(of: Derived & { iterations: number; digest: string }): Promise<Uint8Array>
  scrypt(of: Derived & { options: ScryptOptions }): Promise<Uint8Array>
}

const derivePbkdf2 = promisify(pbkdf2)
const deriveScrypt = promisify<Uint8Array, Uint8Array, number, ScryptOptions, Buffer>(scrypt)

const byNode: CostlyHashes = {
  bcrypt: bcrypt.hash,
  pbkdf2: ({ password, salt, iterations, length, digest }) =>
    derivePbkdf2(password, salt, iterations, length, digest),
  scrypt: ({ password, salt, length, options }) => deriveScrypt(password, salt, length, options),
}

/**
 * Verifies a password against a hash, by a constant-time comparison.
 *
 * @param costly by default, bcrypt runs in slices on the event loop, and PBKDF2 and scrypt in
 *   threads of libuv, which other work then waits for
 * @throws Error for a hash that `fromCustom` has not written
 */
export async function verify(
  stored: string,
  password: string,
  costly: CostlyHashes = byNode,
): Promise<boolean> {
  if (/^\$2[aby]\$/.test(stored)) {
    const hashed = await costly.bcrypt(password, stored.slice(0, 29))
    return isEqual(Buffer.from(hashed.slice(4)), Buffer.from(stored.slice(4)))
  }
  const phc = parsePhc(stored)
  if (!phc) throw new Error('A stored password hash has an unknown format.')
  return isEqual(Buffer.from(await derive(phc, password, costly)), phc.hash)
}

function isEqual(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}

async function derive(phc: Phc, text: string, costly: CostlyHashes): Promise<Uint8Array> {
  const { id, parameters, salt, hash } = phc
  const password = Buffer.from(text, (parameters.password ?? 'utf8') as BufferEncoding)
  const { length } = hash
  if (id === 'scrypt') {
    return costly.scrypt({ password, salt, length, options: scryptOptions(parameters) })
  }
  const [name = '', beneath = ''] = id.split('-')
  if (name === 'pbkdf2') {
    const iterations = Number(parameters.i)
    return costly.pbkdf2({ password, salt, length, iterations, digest: beneath })
  }
  const bytes = Buffer.concat(parameters.salt === 'suffix' ? [password, salt] : [salt, password])
  if (isDigest(name)) return digest(name, bytes)
  if (name === 'hmac' && isDigest(beneath)) {
    return hmac(beneath, Buffer.from(parameters.key ?? '', 'base64url'), bytes)
  }
  throw new Error(`A stored password hash uses the unknown algorithm ${id}.`)
}

const scryptOptions = ({ ln, r, p }: Phc['parameters']): ScryptOptions => ({
  N: 2 ** Number(ln),
  r: Number(r),
  p: Number(p),
  maxmem: 2 * memoryBytesMax,
})
