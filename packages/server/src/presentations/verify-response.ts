import type { KeyObject } from 'node:crypto'
import type { StatusReference } from '@latchkey/mdl'
import type { Outcome, Verification } from '../store/verifiable-credentials/verifications.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import { loadMdl, type Mdl, type Presentations } from './presentations.ts'
import { trustedList } from './trusted-list.ts'

interface Session {
  readonly tenant: Tenant
  readonly transcript: Uint8Array
  readonly readerKey: KeyObject
}

/** The outcome of a verification, and a sentence without values of claims. */
export interface Judgement {
  readonly outcome: Outcome
  readonly message: string
}

const statusBytesMax = 1024 * 1024

/** Verifies a DeviceResponse against the snapshot, and checks the revocation of the document. */
export async function verifyResponse(
  response: Uint8Array,
  { snapshot }: Verification,
  session: Session,
  presentations: Presentations,
): Promise<Judgement> {
  const mdl = await loadMdl()
  try {
    const now = presentations.now()
    const { claims, issuer, status } = mdl.verifyPresentation(response, {
      docType: snapshot.doc_type,
      claims: snapshot.claims,
      anchors: presentations.anchorsOf(mdl, {
        docType: snapshot.doc_type,
        certificates: snapshot.certificates,
        list: await trustedList(session.tenant.store, snapshot.trusted_list, now),
      }),
      transcript: session.transcript,
      readerKey: session.readerKey,
      now,
    })
    if (status) {
      const token = await fetchStatus(mdl, status, session.tenant.id, presentations)
      mdl.requireValidStatus(token, { reference: status, authority: issuer.anchor, now })
    }
    const outcome = { state: 'verified', claims, issuer: issuer.certificate.subject } as const
    return { outcome, message: 'The claims are verified.' }
  } catch (error) {
    return judgementOf(mdl, error)
  }
}

/** The outcome of a failed check; other errors are thrown. */
export function judgementOf(mdl: Mdl, error: unknown): Judgement {
  if (!(error instanceof mdl.MdlError)) throw error
  const state = error.code === 'wallet_declined' ? 'wallet_error' : 'failed'
  return { outcome: { state, reason: error.code }, message: error.message }
}

/** @throws MdlError `status_unavailable` where the issuer does not answer with a status */
async function fetchStatus(
  mdl: Mdl,
  status: StatusReference,
  tenantId: string,
  { outbound }: Presentations,
) {
  const unavailable = () =>
    new mdl.MdlError(
      'status_unavailable',
      'The issuer did not say whether the document is revoked.',
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
