import { createCipheriv, publicEncrypt, randomBytes } from 'node:crypto'
import { expect } from '@jest/globals'
import type { ManagementClient } from '../../src/management.ts'

export async function useEncryptionKeys({ keys }: ManagementClient): Promise<void> {
  await keys.createEncryptionRekeying()
  const made = await keys.createEncryptionKey({ body: { type: 'customer-provided-root-key' } })
  const path = { kid: made.kid }
  expect(await keys.getEncryptionKey({ path })).toEqual(made)
  const { public_key } = await keys.createEncryptionWrappingKey({ path })
  const body = { wrapped_key: wrap(public_key, randomBytes(32)) }
  expect(await keys.createEncryptionKeyImport({ path, body })).toMatchObject({ state: 'active' })
  await keys.deleteEncryptionKey({ path })
  const states = { kid: made.kid, state: 'destroyed' }
  expect(await keys.listEncryptionKeys()).toEqual(
    expect.arrayContaining([expect.objectContaining(states)]),
  )
}

/** CKM_RSA_AES_KEY_WRAP, as an HSM does it. */
function wrap(publicKey: string, material: Buffer): string {
  const aesKey = randomBytes(32)
  const iv = Buffer.from('A65959A6', 'hex')
  const cipher = createCipheriv('id-aes256-wrap-pad', aesKey, iv)
  const encrypted = publicEncrypt({ key: publicKey, oaepHash: 'sha256' }, aesKey)
  return Buffer.concat([encrypted, cipher.update(material), cipher.final()]).toString('base64')
}
