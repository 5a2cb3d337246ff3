import {
  createPrivateKey,
  createPublicKey,
  type ECKeyPairOptions,
  generateKeyPair,
  generateKeyPairSync,
  type KeyObject,
  type RSAKeyPairOptions,
} from 'node:crypto'
import { promisify } from 'node:util'

/*
 * Keys are re-read from the generated ones: Node 20.20 waits for its own lock forever where it
 * collects the finished generation of a key while that key is exported as a JWK.
 */

/** A new key pair, for a signing algorithm that the caller knows. */
export interface NewKeys {
  readonly publicKey: KeyObject
  readonly privateKey: KeyObject
}

/** The size and the public exponent of an RSA key. */
export interface RsaOptions {
  readonly modulusLength?: number
  readonly publicExponent?: number
}

const asDer = {
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'der' },
} as const

const rsaOf = (options: RsaOptions): RSAKeyPairOptions<'der', 'der'> => ({
  modulusLength: 2048,
  ...options,
  ...asDer,
})

/** Generates an RSA key pair in a thread; of 2048 bits by default. */
export async function newRsaKeys(options: RsaOptions = {}): Promise<NewKeys> {
  return read(await promisify(generateKeyPair)('rsa', rsaOf(options)))
}

/** Generates an RSA key pair in this thread, which blocks the event loop for some 100 ms. */
export const newRsaKeysSync = (options: RsaOptions = {}): NewKeys =>
  read(generateKeyPairSync('rsa', rsaOf(options)))

const ecOf = (namedCurve: string): ECKeyPairOptions<'der', 'der'> => ({ namedCurve, ...asDer })

/** Generates an EC key pair in this thread, which takes less than a millisecond. */
export const newEcKeysSync = (curve: 'P-256' | 'P-384' = 'P-256'): NewKeys =>
  read(generateKeyPairSync('ec', ecOf(curve)))

const read = ({ publicKey, privateKey }: { publicKey: Buffer; privateKey: Buffer }) => ({
  publicKey: createPublicKey({ key: publicKey, type: 'spki', format: 'der' }),
  privateKey: createPrivateKey({ key: privateKey, type: 'pkcs8', format: 'der' }),
})
