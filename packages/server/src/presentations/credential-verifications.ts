import type { CredentialVerifications } from '../login/credential-verifications.ts'
import type { Presentations } from './presentations.ts'
import { currentVerification } from './settle.ts'
import { startVerification } from './start-verification.ts'

/** The request of a log-in: by the protocol that wallets support for all formats of credentials. */
const defaults = {
  protocol: 'openid4vp/v1.0',
  prefix: 'x509_hash',
  responseMode: 'direct_post.jwt',
} as const

/** Creates the verifications that are steps of a log-in. */
export function credentialVerifications(presentations: Presentations): CredentialVerifications {
  return {
    async start(req, client, templateId) {
      const request = { ...defaults, templateId }
      return (await startVerification(req, presentations, client, request)).verification
    },
    async find(req, id) {
      const found = await req.tenant.store.verifications.get(id)
      return found && currentVerification(req, found, presentations.now())
    },
  }
}
