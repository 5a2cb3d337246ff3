import { randomBytes } from 'node:crypto'
import { base64url, CompactEncrypt, compactDecrypt } from 'jose'
import type { Sealer } from './sealer.ts'
import { idOf } from './value-key.ts'

/** A stored key of a tenant, which has key material. */
export interface StoredKey {
  readonly kid: string
  readonly type: string
  readonly state: string
  /** The root key of the customer that wraps it as well; null: the installation alone does. */
  readonly parentKid: string | null
  readonly sealedKey: string
}

/** 32 bytes, and the identifier that is derived from them. */
export interface KeyMaterial {
  readonly kid: string
  readonly bytes: Uint8Array
}

export function newKeyMaterial(): KeyMaterial {
  const bytes = randomBytes(32)
  return { kid: idOf(bytes), bytes }
}

/** The identifier of a key whose material comes later: 72 bits, as others have. */
export const newRootKeyId = () => base64url.encode(randomBytes(9))

/** The column and row of key material, to seal it with the key of the installation. */
const keyPurposeOf = (kid: string) => `encryption-key/${kid}`

/**
 * Seals key material with the key of the installation.
 *
 * @param parent bytes of the root key of the customer that wraps it before
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

/** @param all the keys of the tenant, among which is the parent */
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
