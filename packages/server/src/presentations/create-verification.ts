import type { AuthenticationSchema } from '@latchkey/contract'
import type { Request, Response } from 'express'
import type { Client } from '../store/clients/clients.ts'
import type { VerificationProtocol } from '../store/verifiable-credentials/verifications.ts'
import type { Presentations } from './presentations.ts'
import { startVerification, type VerificationRequest } from './start-verification.ts'

const protocols: readonly VerificationProtocol[] = ['mdoc/webapi/v1.0', 'openid4vp/v1.0', 'dc-api']
const prefixes = ['x509_hash', 'x509_san_dns'] as const
const responseModes = ['direct_post.jwt', 'direct_post'] as const

export async function createVerification(
  req: Request,
  res: Response,
  presentations: Presentations,
  client: Client,
): Promise<void> {
  const request = readRequest(req)
  const { verification, pageUrl } = await startVerification(req, presentations, client, request)
  const body: AuthenticationSchema<'CreatedVerification'> = {
    verification_id: verification.id,
    verificationId: verification.id,
    engagement: verification.session.engagement ?? '',
    expires_at: verification.expiresAt.toISOString(),
    page_url: pageUrl,
  }
  res.status(201).set('Cache-Control', 'no-store').json(body)
}

function readRequest({ sent }: Request): VerificationRequest {
  const members = sent.parameters()
  return {
    templateId: members.get('template_id') ?? '',
    protocol: oneOf(protocols, members.get('protocol')),
    prefix: oneOf(prefixes, members.get('client_id_prefix') ?? prefixes[0]),
    responseMode: oneOf(responseModes, members.get('response_mode') ?? responseModes[0]),
  }
}

/** @throws Error where the document, by which the request was validated, has further values */
function oneOf<T extends string>(known: readonly T[], value: string | null): T {
  const found = known.find((each) => each === value)
  if (found === undefined) throw new Error(`${value} is documented, but not implemented`)
  return found
}
