import { randomBytes } from 'node:crypto'
import { base64url, CompactEncrypt, compactDecrypt } from 'jose'
import type { Sealer } from './sealer.ts'
import { idOf } from './value-key.ts'

/** A stored encryption key of a tenant that has key material. */
export interface StoredKey {
  readonly kid: string
  readonly type: string
  readonly state: string
  /**
   * The id of the root key of the customer that wraps it too; null if only the key of the
   * installation does.
   */
  readonly parentKid: string | null
  readonly sealedKey: string
}

/** 32 bytes, and the identifier that is derived from them. */
export interface KeyMaterial {
  readonly kid: string
  readonly bytes: Uint8Array
}

/** Generates a key of 256 bits. */
export function newKeyMaterial(): KeyMaterial {
  const bytes = randomBytes(32)
  return { kid: idOf(bytes), bytes }
}

/** The id of a key whose material is imported later: 72 random bits, like the derived ids. */
export const newRootKeyId = () => base64url.encode(randomBytes(9))

/** The purpose for which the installation seals key material; see `Sealer.seal`. */
const keyPurposeOf = (kid: string) => `encryption-key/${kid}`

/**
 * Seals key material with the key of the installation.
 *
 * @param parent the root key of the customer that wraps the material first
 */
export async function sealKey(
  root: Sealer,
  tenantId: string,
  kid: string,
  bytes: Uint8Array,
  parent?: Uint8Array,
): Promise<string> {
  const text = parent ? await wrap(bytes, parent) : base64url.encode(bytes)
  return root.seal(tenantId, keyPurposeOf(kid), text)
}

/**
 * Decrypts the material of a key.
 *
 * @param all the keys of the tenant, among them the parent
 */
export async function openKey(
  root: Sealer,
  tenantId: string,
  key: StoredKey,
  all: readonly StoredKey[],
): Promise<Uint8Array> {
  const text = await root.open(tenantId, keyPurposeOf(key.kid), key.sealedKey)
  if (key.parentKid === null) return base64url.decode(text)
  const parent = all.find(({ kid }) => kid === key.parentKid)
  if (!parent) throw new Error(`The root key ${key.parentKid}, which wraps a key, is not stored.`)
  const sealedParent = await root.open(tenantId, keyPurposeOf(parent.kid), parent.sealedKey)
  return unwrap(text, base64url.decode(sealedParent))
}

/** AES key wrap (RFC 7518, section 4.4). */
const wrapping = { alg: 'A256KW', enc: 'A256GCM' }

const wrap = (bytes: Uint8Array, parent: Uint8Array) =>
  new CompactEncrypt(bytes).setProtectedHeader(wrapping).encrypt(parent)

const unwrapAlgorithms = {
  keyManagementAlgorithms: [wrapping.alg],
  contentEncryptionAlgorithms: [wrapping.enc],
}

const unwrap = async (text: string, parent: Uint8Array) =>
  (await compactDecrypt(text, parent, unwrapAlgorithms)).plaintext
