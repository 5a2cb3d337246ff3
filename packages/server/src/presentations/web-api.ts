import { createPrivateKey, createPublicKey } from 'node:crypto'
import type { Request, Response } from 'express'
import { ApiError } from '../errors.ts'
import type { Verification } from '../store/verifiable-credentials/verifications.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import { loadMdl, type Mdl, type Presentations } from './presentations.ts'
import { readerIdentityOf } from './reader-identity.ts'
import { openVerification, settle } from './settle.ts'
import { type Judgement, judgementOf, verifyResponse } from './verify-response.ts'

/** Serves the two messages of a wallet (ISO/IEC TS 18013-7, annex A). */
export async function createWebApiMessage(
  req: Request,
  res: Response,
  presentations: Presentations,
): Promise<void> {
  const verification = await openVerification(req, ['mdoc/webapi/v1.0'], presentations.now())
  const mdl = await loadMdl()
  const message: Uint8Array = Buffer.isBuffer(req.body) ? req.body : new Uint8Array()
  const answer =
    verification.state === 'pending'
      ? await sendRequest(req, mdl, verification, message, presentations)
      : await receiveResponse(req, mdl, verification, message, presentations)
  res.set('Cache-Control', 'no-store').type('application/cbor').send(Buffer.from(answer))
}

/** Reads the engagement of the wallet, and answers with the request, encrypted for the wallet. */
async function sendRequest(
  req: Request,
  mdl: Mdl,
  verification: Verification,
  message: Uint8Array,
  { now }: Presentations,
): Promise<Uint8Array> {
  const { tenant } = req
  const device = await engagementOf(req, mdl, verification, message)
  const session = {
    ...verification.session,
    deviceEngagement: Buffer.from(device.deviceEngagementBytes).toString('base64url'),
    deviceKey: device.deviceKey.export({ format: 'pem', type: 'spki' }).toString(),
  }
  const keys = await keysOf(mdl, session)
  const { doc_type: docType, claims } = verification.snapshot
  const reader = await readerIdentityOf(mdl, tenant, now())
  const requested = { docType, claims, isRetained: false }
  const request = mdl.createDeviceRequest(requested, keys.transcript, reader)
  const isFirst = await tenant.store.write({ description: 'Send a request to a wallet' }, (store) =>
    store.verifications.retrieve(verification.id, session),
  )
  // Another wallet has engaged concurrently.
  if (!isFirst) throw new ApiError('verification_over')
  return mdl.writeSessionData({ data: mdl.encryptMessage(request, 'reader', keys) })
}

async function engagementOf(
  req: Request,
  mdl: Mdl,
  verification: Verification,
  message: Uint8Array,
) {
  try {
    const { host } = new URL(req.tenant.issuer)
    return await mdl.readDeviceEngagement(message, [host, req.tenant.domain])
  } catch (error) {
    return refuse(req, verification, judgementOf(mdl, error))
  }
}

async function receiveResponse(
  req: Request,
  mdl: Mdl,
  verification: Verification,
  message: Uint8Array,
  presentations: Presentations,
): Promise<Uint8Array> {
  const keys = await keysOf(mdl, verification.session)
  const judgement = await judge(
    mdl,
    verification,
    { message, keys, tenant: req.tenant },
    presentations,
  )
  if (!(await settle(req, verification, judgement.outcome))) {
    throw new ApiError('verification_over')
  }
  if (judgement.outcome.state === 'failed') {
    throw new ApiError('invalid_body', { message: judgement.message })
  }
  return mdl.writeSessionData({ status: mdl.sessionEnds })
}

interface Received {
  readonly message: Uint8Array
  readonly keys: Awaited<ReturnType<typeof keysOf>>
  readonly tenant: Tenant
}

async function judge(
  mdl: Mdl,
  verification: Verification,
  { message, keys, tenant }: Received,
  presentations: Presentations,
): Promise<Judgement> {
  try {
    const { data } = mdl.readSessionData(message)
    if (!data) {
      throw new mdl.MdlError('wallet_declined', 'The wallet ended the session.')
    }
    const deviceResponse = mdl.decryptMessage(data, 'device', keys)
    const presented = { format: 'mso_mdoc', deviceResponse } as const
    const session = { transcript: keys.transcript, readerKey: keys.privateKey, tenant }
    return await verifyResponse(presented, verification, session, presentations)
  } catch (error) {
    return judgementOf(mdl, error)
  }
}

/** @throws ApiError `invalid_body` */
async function refuse(
  req: Request,
  verification: Verification,
  { outcome, message }: Judgement,
): Promise<never> {
  await settle(req, verification, outcome)
  throw new ApiError('invalid_body', { message })
}

/** The session keys of both sides, and the session transcript. */
async function keysOf(mdl: Mdl, session: Verification['session']) {
  const { privateKey = '', engagement = '', deviceEngagement = '', deviceKey = '' } = session
  const reader = await mdl.readReaderEngagement(engagement)
  const deviceEngagementBytes = new Uint8Array(Buffer.from(deviceEngagement, 'base64url'))
  return {
    privateKey: createPrivateKey(privateKey),
    publicKey: createPublicKey(deviceKey),
    transcript: mdl.webApiTranscript(deviceEngagementBytes, reader.readerKeyBytes, reader.encoded),
  }
}
