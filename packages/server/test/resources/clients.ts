import { generateKeyPairSync } from 'node:crypto'
import { newDocumentUrl } from './client-documents.ts'
import { nextNumber, post, type Resource } from './resource.ts'

const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

export const clients: Resource = {
  unknown: { id: 'x'.repeat(32), credential_id: 'cred_9Hs3kP7vWq2LrXb4Jd8NfT' },
  idName: 'client_id',
  stamps: ['client_id', 'external_client_id', 'client_secret', 'kid'],
  homes: { createClientCimdRegistration: '/api/v2/clients' },
  bodies: {
    createClientCimdRegistration: async () => ({ external_client_id: await newDocumentUrl() }),
  },
  async make(tenant, operationId) {
    const { client_id: id } = await post(tenant, '/clients', { name: `Fixture ${nextNumber()}` })
    if (!operationId.includes('Credential')) return { id }
    const pem = publicKey.export({ type: 'spki', format: 'pem' })
    const credential = { credential_type: 'public_key', pem }
    const made = await post(tenant, `/clients/${id}/credentials`, credential)
    return { id, credential_id: made.id }
  },
}
