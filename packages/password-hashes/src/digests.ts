import { createHash, createHmac } from 'node:crypto'

/** The hash functions, with the lengths of their digests in bytes. */
const lengths = {
  md4: 16,
  md5: 16,
  ripemd160: 20,
  sha1: 20,
  sha224: 28,
  sha256: 32,
  sha384: 48,
  sha512: 64,
  whirlpool: 64,
} as const

/** The name of a hash function, such as `sha256`. */
export type Digest = keyof typeof lengths

/** Whether a text is the name of a hash function. */
export function isDigest(name: string): name is Digest {
  return Object.hasOwn(lengths, name)
}

/** The length of a digest in bytes. */
export function digestLength(name: Digest): number {
  return lengths[name]
}

/** Hash functions that the OpenSSL of Node.js has only in its legacy provider. */
const legacy = { md4: 'createMD4', whirlpool: 'createWhirlpool' } as const

/** Loads these hash functions as WebAssembly, which few installations need. */
const loadLegacy = () => import('./legacy-digests.ts')

/** The digest of bytes. */
export async function digest(name: Digest, bytes: Buffer): Promise<Buffer> {
  if (!isLegacy(name)) return createHash(name).update(bytes).digest()
  const library = await loadLegacy()
  const hasher = await library[legacy[name]]()
  return Buffer.from(hasher.init().update(bytes).digest('binary'))
}

/** HMAC (RFC 2104) of bytes. */
export async function hmac(name: Digest, key: Buffer, bytes: Buffer): Promise<Buffer> {
  if (!isLegacy(name)) return createHmac(name, key).update(bytes).digest()
  const library = await loadLegacy()
  const hasher = await library.createHMAC(library[legacy[name]](), key)
  return Buffer.from(hasher.init().update(bytes).digest('binary'))
}

function isLegacy(name: Digest): name is keyof typeof legacy {
  return Object.hasOwn(legacy, name)
}
