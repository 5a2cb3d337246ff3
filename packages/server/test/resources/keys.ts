import { createCipheriv, publicEncrypt, randomBytes } from 'node:crypto'
import type { TestTenant } from '@latchkey/testkit'
import { post, type Resource } from './resource.ts'

/**
 * Reads name the current key, and revocations the next one, which has signed nothing. Encryption
 * keys of the customer are made where an operation changes them, as a tenant has few.
 */
export const keys: Resource = {
  unknown: { kid: '9Hs3kP7vWq2LrXb4Jd8Nf' },
  isKept: true,
  stamps: ['kid', 'cert', 'parent_kid', 'public_key'],
  async make(tenant: TestTenant, operationId: string) {
    if (operationId.includes('Encryption')) return { kid: await makeEncryptionKey(tenant) }
    const { body } = await tenant.request('GET', '/api/v2/keys/signing')
    const [current, next] = body
    return { kid: (operationId === 'revokeSigningKey' ? next : current).kid }
  },
  bodies: {
    async createEncryptionKey(tenant, _parameters, example) {
      await deleteEncryptionKeys(tenant)
      return example
    },
    async createEncryptionKeyImport(tenant, { kid = '' }) {
      const { public_key } = await post(tenant, `/keys/encryption/${kid}/wrapping-key`, undefined)
      return { wrapped_key: wrapKey(public_key, randomBytes(32)) }
    },
  },
}

const type = 'customer-provided-root-key'

interface Key {
  readonly kid: string
  readonly type: string
  readonly state: string
}

const ofCustomer = async (tenant: TestTenant): Promise<readonly Key[]> => {
  const { body } = await tenant.request('GET', '/api/v2/keys/encryption')
  return body.filter((key: Key) => key.type === type && key.state !== 'destroyed')
}

/** A key that waits for its import. */
async function makeEncryptionKey(tenant: TestTenant): Promise<string> {
  const waiting = (await ofCustomer(tenant)).find(({ state }) => state === 'pre-activation')
  return waiting?.kid ?? (await post(tenant, '/keys/encryption', { type })).kid
}

async function deleteEncryptionKeys(tenant: TestTenant): Promise<void> {
  for (const { kid, state } of await ofCustomer(tenant))
    if (state !== 'active') await tenant.request('DELETE', `/api/v2/keys/encryption/${kid}`)
}

/** CKM_RSA_AES_KEY_WRAP, as an HSM does it. */
export function wrapKey(publicKey: string, material: Buffer, oaepHash = 'sha256'): string {
  const aesKey = randomBytes(32)
  const iv = Buffer.from('A65959A6', 'hex')
  const cipher = createCipheriv('id-aes256-wrap-pad', aesKey, iv)
  const encrypted = publicEncrypt({ key: publicKey, oaepHash }, aesKey)
  return Buffer.concat([encrypted, cipher.update(material), cipher.final()]).toString('base64')
}
