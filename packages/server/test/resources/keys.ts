import type { TestTenant } from '@latchkey/testkit'
import type { Resource } from './resource.ts'

/** Reads name the current key, and revocations the next one, which has signed nothing. */
export const keys: Resource = {
  unknown: { kid: '9Hs3kP7vWq2LrXb4Jd8Nf' },
  isKept: true,
  stamps: ['kid', 'cert'],
  async make(tenant: TestTenant, operationId: string) {
    const { body } = await tenant.request('GET', '/api/v2/keys/signing')
    const [current, next] = body
    return { kid: (operationId === 'revokeSigningKey' ? next : current).kid }
  },
}
