import type { Request } from 'express'
import type { Client } from '../store/clients/clients.ts'
import type { Verification } from '../store/verifiable-credentials/verifications.ts'
import type { Tenant } from '../tenancy/tenancy.ts'

/**
 * The audience of the API for verifications. Samples of the hosted API write it with and without a
 * trailing slash.
 */
export const verificationAudiences = ({ issuer }: Pick<Tenant, 'issuer'>): [string, string] => [
  `${issuer}vdcs/`,
  `${issuer}vdcs`,
]

/** Verifications of credentials as a step of a log-in. */
export interface CredentialVerifications {
  /**
   * Requests from a wallet, by OpenID4VP, what the template requires.
   *
   * @throws ApiError `verifiable_credential_template_not_found`, `invalid_body`
   */
  start(req: Request, client: Client, templateId: string): Promise<Verification>
  /** The verification in its current state. */
  find(req: Request, id: string): Promise<Verification | undefined>
}
