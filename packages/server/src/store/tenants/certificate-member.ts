import { X509Certificate } from 'node:crypto'
import type { Schema } from '@latchkey/contract'
import type { DomainCertificate } from '../prisma/client.ts'

type Member = Schema<'CustomDomainCertificate'>
type Row = Pick<DomainCertificate, 'chain' | 'expiresAt' | 'failures' | 'error'>

/** The state of a certificate that a CA issues for a custom domain by ACME. */
export function certificateMember({ chain, expiresAt, failures, error }: Row): Member {
  const authority = chain === null ? undefined : authorityOf(chain)
  return {
    status: statusOf(chain !== null, failures > 0),
    ...(error !== null && { error_msg: error }),
    ...(authority !== undefined && { certificate_authority: authority }),
    ...(expiresAt && { renews_before: expiresAt.toISOString() }),
  }
}

function statusOf(isIssued: boolean, isFailing: boolean): Member['status'] {
  if (isFailing) return isIssued ? 'renewing_failed' : 'provisioning_failed'
  return isIssued ? 'provisioned' : 'provisioning'
}

/** The issuers that the API has names for, by their organization. */
const authorities = [
  [/^O=Let's Encrypt$/m, 'letsencrypt'],
  [/^O=Google Trust Services/m, 'googletrust'],
] as const

function authorityOf(chain: string): Member['certificate_authority'] {
  const { issuer } = new X509Certificate(chain)
  return authorities.find(([pattern]) => pattern.test(issuer))?.[1]
}
