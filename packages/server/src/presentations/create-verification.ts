import type { AuthenticationSchema } from '@latchkey/contract'
import type { Request, Response } from 'express'
import { ApiError } from '../errors.ts'
import type { Client } from '../store/clients/clients.ts'
import type { VerificationProtocol } from '../store/verifiable-credentials/verifications.ts'
import type { Presentations } from './presentations.ts'
import type { VerificationCaller } from './require-scope.ts'
import { startVerification, type VerificationRequest } from './start-verification.ts'

const protocols: readonly VerificationProtocol[] = ['mdoc/webapi/v1.0', 'openid4vp/v1.0', 'dc-api']
const prefixes = ['x509_hash', 'x509_san_dns'] as const
const responseModes = ['direct_post.jwt', 'direct_post'] as const

/** Serves `POST /vdcs/verification`: starts a verification for the client of the token. */
export async function createVerification(
  req: Request,
  res: Response,
  presentations: Presentations,
  { client }: VerificationCaller,
): Promise<void> {
  const request = readRequest(req)
  requireReturnUri(client, request)
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

/**
 * @throws ApiError `invalid_body` if `return_uri` is not registered by the client, or has no
 *   effect
 */
function requireReturnUri({ settings }: Client, { returnUri, protocol }: VerificationRequest) {
  if (returnUri === undefined) return
  if (protocol !== 'openid4vp/v1.0') {
    throw new ApiError('invalid_body', { message: '`return_uri` is for openid4vp/v1.0 only.' })
  }
  if (settings.callbacks?.includes(returnUri)) return
  throw new ApiError('invalid_body', {
    message: '`return_uri` must be one of the `callbacks` of the client.',
  })
}

/** The members of the body, which was validated by its whole schema. */
type Sent = Partial<AuthenticationSchema<'VerificationRequest'>>

function readRequest({ sent }: Request): VerificationRequest {
  const members: Sent = sent.members
  return {
    returnUri: members.return_uri,
    userId: members.user_id,
    metadata: members.metadata,
    templateId: members.template_id ?? '',
    protocol: oneOf(protocols, members.protocol),
    prefix: oneOf(prefixes, members.client_id_prefix ?? prefixes[0]),
    responseMode: oneOf(responseModes, members.response_mode ?? responseModes[0]),
  }
}

/** @throws Error if the document permits a value that is unknown here */
function oneOf<T extends string>(known: readonly T[], value: string | undefined): T {
  const found = known.find((each) => each === value)
  if (found === undefined) throw new Error(`${value} is documented, but not implemented`)
  return found
}
