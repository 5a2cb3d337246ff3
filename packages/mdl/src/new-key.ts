import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'

/**
 * Generates a private key on P-256. It is read anew from what was generated: where Node collects
 * the finished generation of a key while it exports that very key, it waits for its own lock
 * forever (seen in 20.20).
 */
export function newKey(): KeyObject {
  const { privateKey } = generateKeyPairSync('ec', {
    namedCurve: 'prime256v1',
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
    publicKeyEncoding: { type: 'spki', format: 'der' },
  })
  return createPrivateKey({ key: privateKey, type: 'pkcs8', format: 'der' })
}
