import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'

/**
 * Generates a private key on P-256. The key is parsed again from its PKCS#8 form, because Node can
 * deadlock when it exports a key while the generation of that key is garbage collected (seen in
 * 20.20).
 */
export function newKey(): KeyObject {
  const { privateKey } = generateKeyPairSync('ec', {
    namedCurve: 'prime256v1',
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
    publicKeyEncoding: { type: 'spki', format: 'der' },
  })
  return createPrivateKey({ key: privateKey, type: 'pkcs8', format: 'der' })
}
