import {
  argon2LanesMax,
  argon2WorkMax,
  bcryptRoundsMax,
  bounded,
  bytesMax,
  memoryBytesMax,
  pbkdf2IterationsMax,
  scryptWorkMax,
} from './bounds.ts'
import type { CustomPasswordHash } from './custom-password-hash.ts'
import { type Digest, digestLength, isDigest } from './digests.ts'
import { PasswordHashError } from './password-hash-error.ts'
import { formatPhc, type Phc, parsePhc } from './phc.ts'

/**
 * Converts a hash to text that `verify` accepts, or argon2's own format for an argon2 library:
 *
 *     $2b$10$…                                   bcrypt, as it is
 *     $argon2id$v=19$m=…,t=…,p=…$salt$hash       argon2, as it is
 *     $pbkdf2-sha256$i=…,l=…$salt$hash           PBKDF2
 *     $scrypt$ln=14,r=8,p=1$salt$hash            scrypt
 *     $sha1$salt=suffix$salt$hash                a digest of password and salt; ldap too
 *     $hmac-sha256$key=…$$hash                   HMAC
 *
 * The parameter `password=utf16le` is present if the password is hashed as UTF-16.
 *
 * @throws PasswordHashError naming the invalid member.
 */
export function fromCustom(custom: CustomPasswordHash): string {
  switch (custom.algorithm) {
    case 'bcrypt':
      return fromBcrypt(plain(custom), 'hash.value')
    case 'argon2':
      return fromArgon2(plain(custom))
    case 'pbkdf2':
      return fromPbkdf2(plain(custom))
    case 'ldap':
      return fromLdap(plain(custom))
    case 'scrypt':
      return fromScrypt(custom)
    case 'hmac':
      return fromHmac(custom)
    default:
      return fromDigest(custom, custom.algorithm)
  }
}

const bcryptForm = /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/

/** @throws PasswordHashError unless it is a bcrypt hash of an acceptable cost */
export function fromBcrypt(text: string, path = ''): string {
  const rounds = bcryptForm.exec(text)?.[1]
  if (rounds === undefined) throw new PasswordHashError(path, 'The value is not a bcrypt hash')
  bounded(path, 'The number of rounds', Number(rounds), bcryptRoundsMax)
  if (Number(rounds) < 4) throw new PasswordHashError(path, 'bcrypt needs at least 4 rounds')
  return text
}

/** The text of a hash whose format is not changed. */
function plain({ algorithm, hash, salt }: CustomPasswordHash): string {
  if ((hash.encoding ?? 'utf8') !== 'utf8') {
    throw new PasswordHashError('hash.encoding', `The encoding of ${algorithm} must be utf8`)
  }
  if (salt) {
    throw new PasswordHashError(
      'salt',
      `\`salt\` is not allowed for ${algorithm}: its value includes the salt`,
    )
  }
  return hash.value
}

function fromArgon2(text: string): string {
  const phc = parsePhc(text)
  if (!phc || !/^argon2(id|i|d)$/.test(phc.id) || phc.salt.length < 8) {
    throw new PasswordHashError(
      'hash.value',
      'The value is not an Argon2 hash in PHC format, such as $argon2id$v=19$…',
    )
  }
  const { m, t, p } = numbers(phc, ['m', 't', 'p'])
  bounded('hash.value', 'm', m, memoryBytesMax / 1024)
  bounded('hash.value', 'p', p, argon2LanesMax)
  bounded('hash.value', 'm times t', m * t, argon2WorkMax)
  bounded('hash.value', 'The length of the hash', phc.hash.length, bytesMax)
  return text
}

function fromPbkdf2(text: string): string {
  const phc = parsePhc(text)
  const digest = phc?.id.replace(/^pbkdf2-/, '') ?? ''
  if (!phc?.id.startsWith('pbkdf2-') || !isDigest(digest) || /md4|whirlpool/.test(digest)) {
    throw new PasswordHashError(
      'hash.value',
      'The value is not a PBKDF2 hash in PHC format, such as $pbkdf2-sha256$i=…,l=…$…',
    )
  }
  const { i } = numbers(phc, ['i'])
  const { length } = phc.hash
  const blocks = Math.ceil(length / digestLength(digest))
  bounded('hash.value', 'The number of iterations', i * blocks, pbkdf2IterationsMax)
  if (phc.parameters.l !== undefined && Number(phc.parameters.l) !== length) {
    throw new PasswordHashError(
      'hash.value',
      `The parameter l is ${phc.parameters.l}, but the hash has ${length} bytes`,
    )
  }
  return formatPhc({ ...phc, parameters: { i: String(i), l: String(length) } })
}

function numbers<Name extends string>(phc: Phc, names: readonly Name[]): Record<Name, number> {
  const entries = names.map((name) => [name, Number(phc.parameters[name] ?? Number.NaN)] as const)
  for (const [name, value] of entries) {
    bounded('hash.value', name, value, Number.MAX_SAFE_INTEGER)
  }
  return Object.fromEntries(entries) as Record<Name, number>
}

const ldapForm = /^\{(S?)(MD5|SHA|SHA256|SHA384|SHA512)\}([A-Za-z0-9+/]+={0,2})$/i

/** Reads a hash of an LDAP directory (RFC 2307, section 5.3), to which the salt is appended. */
function fromLdap(text: string): string {
  const [, salted = '', name = '', value = ''] = ldapForm.exec(text) ?? []
  const id = name.toLowerCase() === 'sha' ? 'sha1' : name.toLowerCase()
  const bytes = Buffer.from(value, 'base64')
  if (!isDigest(id) || bytes.length < digestLength(id)) {
    throw new PasswordHashError('hash.value', 'The value is not an RFC 2307 hash, such as {SSHA}…')
  }
  const length = digestLength(id)
  const [hash, salt] = [bytes.subarray(0, length), bytes.subarray(length)]
  if (salt.length > 0 !== (salted !== '')) {
    throw new PasswordHashError(
      'hash.value',
      'A salted scheme (with an S) requires a salt, and an unsalted scheme allows none',
    )
  }
  return formatPhc({ id, parameters: { salt: salted ? 'suffix' : 'none' }, salt, hash })
}

function fromScrypt(custom: CustomPasswordHash): string {
  const { cost = 16_384, blockSize: r = 8, parallelization: p = 1, keylen, salt } = custom
  if (!salt) throw new PasswordHashError('salt', '`salt` is required for scrypt')
  if (keylen === undefined) throw new PasswordHashError('keylen', '`keylen` is required for scrypt')
  const ln = Math.log2(cost)
  if (!Number.isInteger(ln) || ln < 1) {
    throw new PasswordHashError('cost', 'The cost of scrypt must be a power of two')
  }
  bounded('cost', 'The memory of scrypt in bytes', 128 * cost * r, memoryBytesMax)
  bounded('cost', 'cost times blockSize times parallelization', cost * r * p, scryptWorkMax)
  const hash = hashBytes(custom, keylen, 'keylen')
  const parameters = { ln: String(ln), r: String(r), p: String(p), ...passwordEncoding(custom) }
  return formatPhc({ id: 'scrypt', parameters, salt: decode('salt.value', salt), hash })
}

function fromHmac(custom: CustomPasswordHash): string {
  const { digest = '', key } = custom.hash
  if (!isDigest(digest)) throw new PasswordHashError('hash.digest', '`digest` is required for hmac')
  if (!key) throw new PasswordHashError('hash.key', '`key` is required for hmac')
  const parameters = {
    key: decode('hash.key.value', key).toString('base64url'),
    ...saltPosition(custom),
    ...passwordEncoding(custom),
  }
  const hash = hashBytes(custom, digestLength(digest), 'hash.value')
  return formatPhc({ id: `hmac-${digest}`, parameters, salt: saltBytes(custom), hash })
}

function fromDigest(custom: CustomPasswordHash, id: Digest): string {
  const parameters = { ...saltPosition(custom), ...passwordEncoding(custom) }
  const hash = hashBytes(custom, digestLength(id), 'hash.value')
  return formatPhc({ id, parameters, salt: saltBytes(custom), hash })
}

function hashBytes({ hash }: CustomPasswordHash, length: number, path: string): Buffer {
  if (hash.encoding !== 'hex' && hash.encoding !== 'base64') {
    throw new PasswordHashError('hash.encoding', '`encoding` must be hex or base64')
  }
  const bytes = decode('hash.value', hash)
  if (bytes.length === length) return bytes
  throw new PasswordHashError(path, `The hash has ${bytes.length} bytes; it must have ${length}`)
}

function saltBytes({ salt }: CustomPasswordHash): Buffer {
  return salt ? decode('salt.value', salt) : Buffer.alloc(0)
}

function saltPosition({ salt }: CustomPasswordHash): { salt: string } {
  return { salt: salt ? (salt.position ?? 'prefix') : 'none' }
}

function passwordEncoding({ password }: CustomPasswordHash): { password?: string } {
  const encoding = password?.encoding ?? 'utf8'
  return encoding === 'utf8' ? {} : { password: encoding }
}

/**
 * Decodes strictly: encoding again must give the same text, because Node.js ignores invalid
 * characters.
 */
function decode(path: string, text: { value: string; encoding?: BufferEncoding }): Buffer {
  const { value, encoding = 'utf8' } = text
  const bytes = Buffer.from(value, encoding)
  const same = (each: string) => each.toLowerCase().replace(/=+$/, '')
  const isSame =
    encoding === 'base64'
      ? bytes.toString('base64').replace(/=+$/, '') === value.replace(/=+$/, '')
      : same(bytes.toString(encoding)) === same(value)
  if (isSame && bytes.length > 0 && bytes.length <= bytesMax) return bytes
  throw new PasswordHashError(
    path,
    `The value is not valid ${encoding}, or is longer than ${bytesMax} bytes`,
  )
}
