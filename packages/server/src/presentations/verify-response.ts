import type { KeyObject } from 'node:crypto'
import type { PresentedCredential, StatusReference, TrustedSigner } from '@latchkey/mdl'
import type { Outcome, Verification } from '../store/verifiable-credentials/verifications.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import { loadMdl, type Mdl, type Presentations } from './presentations.ts'
import { trustedList } from './trusted-list.ts'

interface Session {
  readonly tenant: Tenant
  readonly transcript: Uint8Array
  /** Undefined for a protocol without a MAC of the device. */
  readonly readerKey?: KeyObject
  /** The values that a key binding JWT must have; undefined if no SD-JWT VC can be presented. */
  readonly keyBinding?: { readonly audience: readonly string[]; readonly nonce: string }
}

/** The outcome of a verification, and a sentence about it without values of claims. */
export interface Judgement {
  readonly outcome: Outcome
  readonly message: string
}

const statusBytesMax = 1024 * 1024

/**
 * Verifies a presentation by the snapshot of the template, and checks the revocation of the
 * credential.
 */
export async function verifyResponse(
  presented: PresentedCredential,
  verification: Verification,
  session: Session,
  presentations: Presentations,
): Promise<Judgement> {
  const mdl = await loadMdl()
  try {
    const now = presentations.now()
    const verified = await verify(mdl, presented, verification, session, presentations)
    const { claims, issuer, status } = verified
    if (status) {
      const token = await fetchStatus(mdl, status, session.tenant.id, presentations)
      await requireValidStatus(mdl, token, { status, issuer, now })
    }
    const outcome = { state: 'verified', claims, issuer: issuer.certificate.subject } as const
    return { outcome, message: 'The presentation was verified.' }
  } catch (error) {
    return judgementOf(mdl, error)
  }
}

async function verify(
  mdl: Mdl,
  presented: PresentedCredential,
  { snapshot, createdAt }: Verification,
  { tenant, transcript, readerKey, keyBinding }: Session,
  presentations: Presentations,
) {
  const { doc_type: docType, claims, certificates, trusted_list: source } = snapshot
  const { anchorsOf, now } = presentations
  const list = await trustedList(mdl, tenant, source, presentations)
  const anchors = anchorsOf(mdl, { docType, certificates, list })
  const request = { docType, claims, anchors, now: now() }
  if (presented.format === 'mso_mdoc') {
    return mdl.verifyPresentation(presented.deviceResponse, {
      ...request,
      transcript,
      ...(readerKey && { readerKey }),
    })
  }
  if (!keyBinding)
    throw new mdl.MdlError(
      'malformed_response',
      'The template requests an mdoc, and the wallet presented an SD-JWT.',
    )
  return mdl.verifySdJwt(presented.sdJwt, { ...request, ...keyBinding, createdAt })
}

interface StatusRequest {
  readonly status: StatusReference
  readonly issuer: TrustedSigner
  readonly now: Date
}

async function requireValidStatus(
  mdl: Mdl,
  token: Uint8Array,
  { status, issuer, now }: StatusRequest,
): Promise<void> {
  const authority = issuer.anchor
  if (status.kind !== 'status_list_jwt') {
    return mdl.requireValidStatus(token, { reference: status, authority, now })
  }
  const text = Buffer.from(token).toString('utf8')
  await mdl.requireValidStatusJwt(text, { reference: status, authority, now })
}

/** The outcome of a failed check; throws any other error. */
export function judgementOf(mdl: Mdl, error: unknown): Judgement {
  if (!(error instanceof mdl.MdlError)) throw error
  const state = error.code === 'wallet_declined' ? 'wallet_error' : 'failed'
  return { outcome: { state, reason: error.code }, message: error.message }
}

/** @throws MdlError `status_unavailable` if the issuer does not answer with a status */
async function fetchStatus(
  mdl: Mdl,
  status: StatusReference,
  tenantId: string,
  { outbound }: Presentations,
) {
  const unavailable = () =>
    new mdl.MdlError(
      'status_unavailable',
      'The revocation status of the document could not be fetched from its issuer.',
    )
  const answer = await outbound
    .send({
      tenantId,
      url: status.uri,
      method: 'GET',
      headers: { Accept: mdl.statusMediaType(status) },
      answerBytesMax: statusBytesMax,
    })
    .catch(() => {
      throw unavailable()
    })
  if (answer.status !== 200) throw unavailable()
  return answer.body
}
