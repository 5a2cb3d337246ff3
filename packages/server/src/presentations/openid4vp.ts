import { createPrivateKey, createPublicKey } from 'node:crypto'
import type { WalletResponse } from '@latchkey/mdl'
import type { Request, Response } from 'express'
import { ApiError } from '../errors.ts'
import type { Verification } from '../store/verifiable-credentials/verifications.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import { isIsoMdoc, isoMdocSessionOf, originOf, readIsoMdocResponse } from './iso-mdoc.ts'
import { loadMdl, type Mdl, type Presentations } from './presentations.ts'
import { readerIdentityOf } from './reader-identity.ts'
import { continuationOf, untilReturn } from './same-device.ts'
import { openVerification, settle } from './settle.ts'
import { verifyResponse } from './verify-response.ts'

/** With the Digital Credentials API, the page passes the same request object to the browser. */
const protocols = ['openid4vp/v1.0', 'dc-api'] as const

/** The most invalid responses to a verification; the last one ends it. */
const attemptsMax = 5
const walletNonceLengthMax = 1024

type Session = Verification['session']

/** Serves the request object by GET (OpenID4VP 1.0, section 5.10). */
export const getPresentationRequest = (
  req: Request,
  res: Response,
  presentations: Presentations,
): Promise<void> => sendRequest(req, res, presentations, undefined)

/**
 * Serves the request object by POST, with the nonce of the wallet (OpenID4VP 1.0, section 5.10).
 */
export async function createPresentationRequest(
  req: Request,
  res: Response,
  presentations: Presentations,
): Promise<void> {
  const sent = req.sent.parameters()
  const walletNonce = sent.get('wallet_nonce') ?? undefined
  if ((walletNonce?.length ?? 0) > walletNonceLengthMax) {
    throw new ApiError('invalid_body', { message: '`wallet_nonce` is too long.' })
  }
  await sendRequest(req, res, presentations, walletNonce)
}

/**
 * Signs the request for each call, because a wallet may fetch it again (OpenID4VP 1.0, section
 * 5.10).
 */
async function sendRequest(
  req: Request,
  res: Response,
  { now }: Presentations,
  walletNonce: string | undefined,
): Promise<void> {
  const { tenant } = req
  const verification = await openVerification(req, protocols, now())
  const mdl = await loadMdl()
  const { session, snapshot, expiresAt, id } = verification
  const { clientId = '', nonce = '' } = session
  const request = await mdl.signRequestObject(
    {
      clientId,
      answer: answerOf(tenant, session),
      nonce,
      walletNonce,
      expiresAt,
      issuedAt: now(),
      docType: snapshot.doc_type,
      claims: snapshot.claims,
      isRetained: false,
      encryptionKey: encryptionKeyOf(session),
      clientName: snapshot.client_name,
    },
    await readerIdentityOf(mdl, tenant, now()),
  )
  if (verification.state === 'pending') {
    await tenant.store.write({ description: 'Send a request to a wallet' }, (store) =>
      store.verifications.retrieve(id, session),
    )
  }
  res.set('Cache-Control', 'no-store').type('application/oauth-authz-req+jwt').send(request)
}

/** The members of the request that say how the wallet responds. */
function answerOf(tenant: Tenant, { responseMode, responseUri = '', state = '' }: Session) {
  if (responseMode === 'dc_api.jwt') {
    return { responseMode, expectedOrigins: [originOf(tenant)] } as const
  }
  const mode = responseMode === 'direct_post' ? responseMode : 'direct_post.jwt'
  return { responseMode: mode, responseUri, state } as const
}

/**
 * The key that the wallet encrypts its response for, which only this session has (OpenID4VP 1.0,
 * section 8.3).
 */
function encryptionKeyOf({ privateKey = '', kid }: Session) {
  const jwk = createPublicKey(privateKey).export({ format: 'jwk' })
  return { ...jwk, kid, use: 'enc', alg: 'ECDH-ES' }
}

/** Serves the response of a wallet (OpenID4VP 1.0, section 8.2), and verifies it. */
export async function createPresentationResponse(
  req: Request,
  res: Response,
  presentations: Presentations,
): Promise<void> {
  const verification = await openVerification(req, protocols, presentations.now())
  const mdl = await loadMdl()
  const response = await responseOf(req, mdl, verification)
  const judgement =
    'format' in response
      ? await verifyResponse(
          response,
          verification,
          { ...boundTo(mdl, req, verification), tenant: req.tenant },
          presentations,
        )
      : declined(response.error)
  const outcome = untilReturn(judgement.outcome, verification)
  if (!(await settle(req, verification, outcome))) throw new ApiError('verification_over')
  if (outcome.state === 'failed') {
    throw new ApiError('invalid_body', { message: judgement.message })
  }
  res.set('Cache-Control', 'no-store').json(continuationOf(verification))
}

const declined = (error: string) => ({
  outcome: { state: 'wallet_error', reason: 'wallet_declined' } as const,
  message: `The wallet answered with the error ${error}.`,
})

/**
 * The presentation, or the error, in the response of the wallet. Anybody who has seen the QR code
 * can send a response, so an invalid one is counted and changes nothing else.
 *
 * @throws ApiError `invalid_body`
 */
async function responseOf(req: Request, mdl: Mdl, verification: Verification) {
  try {
    const response = await read(req, mdl, verification)
    if (response.state === verification.session.state) return response.presentation
    throw new mdl.MdlError('malformed_response', '`state` does not match the request.')
  } catch (error) {
    if (!(error instanceof mdl.MdlError)) throw error
    const description = 'Count a response of another session'
    const attempts = await req.tenant.store.write({ description }, ({ verifications }) =>
      verifications.countAttempt(verification.id),
    )
    if (attempts >= attemptsMax) {
      await settle(req, verification, { state: 'failed', reason: error.code })
    }
    throw new ApiError('invalid_body', { message: error.message })
  }
}

async function read(req: Request, mdl: Mdl, { session }: Verification): Promise<WalletResponse> {
  const form = req.sent.parameters()
  if (isIsoMdoc(form, session)) return readIsoMdocResponse(mdl, req.tenant, session, form)
  const jwe = form.get('response')
  // A wallet that does not know the key may send an error in plain text (OpenID4VP 1.0, section
  // 8.5).
  if (session.responseMode === 'direct_post' || form.has('error'))
    return mdl.readPlainResponse(form)
  if (jwe === null) throw new mdl.MdlError('malformed_response', '`response` is required.')
  const privateKey = createPrivateKey(session.privateKey ?? '')
  return mdl.readEncryptedResponse(jwe, { privateKey, kid: session.kid ?? '' })
}

/**
 * The session transcript that the device must sign (OpenID4VP 1.0, appendices B.2.6, B.3.6 and
 * A.4).
 */
function boundTo(mdl: Mdl, { tenant, sent }: Request, { session }: Verification) {
  if (isIsoMdoc(sent.parameters(), session)) return isoMdocSessionOf(mdl, tenant, session)
  const { clientId = '', nonce = '', responseUri = '', kid = '', responseMode } = session
  const isEncrypted = responseMode !== 'direct_post'
  // The `kid` is the thumbprint of the key.
  const thumbprint = new Uint8Array(Buffer.from(kid, 'base64url'))
  const jwkThumbprint = isEncrypted ? thumbprint : undefined
  return {
    transcript:
      responseMode === 'dc_api.jwt'
        ? mdl.digitalCredentialsTranscript({
            origin: originOf(tenant),
            nonce,
            jwkThumbprint: thumbprint,
          })
        : mdl.openId4VpTranscript({ clientId, nonce, jwkThumbprint, responseUri }),
    readerKey: createPrivateKey(session.privateKey ?? ''),
    keyBinding: { audience: audienceOf(tenant, session), nonce },
  }
}

/**
 * The audience of a response: through a browser the origin, which the specification also writes
 * with a slash.
 */
function audienceOf(tenant: Tenant, { clientId = '', responseMode }: Session) {
  const origin = originOf(tenant)
  return responseMode === 'dc_api.jwt' ? [`origin:${origin}`, `origin:${origin}/`] : [clientId]
}
