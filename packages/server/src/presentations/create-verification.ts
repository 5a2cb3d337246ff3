import type { AuthenticationSchema } from '@latchkey/contract'
import type { Request, Response } from 'express'
import { ApiError } from '../errors.ts'
import type { VerificationProtocol } from '../store/verifiable-credentials/verifications.ts'
import type { Presentations } from './presentations.ts'
import { requireScope } from './require-scope.ts'
import { startVerification, type VerificationRequest } from './start-verification.ts'

const protocols: readonly VerificationProtocol[] = ['mdoc/webapi/v1.0', 'openid4vp/v1.0', 'dc-api']
const prefixes = ['x509_hash', 'x509_san_dns'] as const
const responseModes = ['direct_post.jwt', 'direct_post'] as const

export async function createVerification(
  req: Request,
  res: Response,
  presentations: Presentations,
): Promise<void> {
  const client = await requireScope(req, 'create:verification_request', presentations.now)
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

/** @throws ApiError `invalid_body` */
function readRequest(req: Request): VerificationRequest {
  const sent = req.sent.parameters()
  const known = ['protocol', 'template_id', 'client_id_prefix', 'response_mode']
  const unknown = [...sent.keys()].find((name) => !known.includes(name))
  if (unknown !== undefined) throw refused(`\`${unknown.slice(0, 64)}\` is not a known member.`)
  const templateId = sent.get('template_id')
  if (!templateId) throw refused('`template_id` is required.')
  return {
    templateId,
    protocol: oneOf(sent, 'protocol', protocols),
    prefix: oneOf(sent, 'client_id_prefix', prefixes, prefixes[0]),
    responseMode: oneOf(sent, 'response_mode', responseModes, responseModes[0]),
  }
}

function oneOf<T extends string>(
  sent: URLSearchParams,
  name: string,
  allowed: readonly T[],
  absent?: T,
): T {
  const value = sent.get(name) ?? absent
  const found = allowed.find((each) => each === value)
  if (found !== undefined) return found
  throw refused(
    value === undefined
      ? `\`${name}\` is required.`
      : `\`${name}\` must be one of ${allowed.join(', ')}.`,
  )
}

const refused = (message: string) => new ApiError('invalid_body', { message })
