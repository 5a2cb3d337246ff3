import { createPrivateKey } from 'node:crypto'
import type { WalletResponse } from '@latchkey/mdl'
import type { Verification } from '../store/verifiable-credentials/verifications.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import { loadMdl, type Mdl } from './presentations.ts'
import { readerIdentityOf } from './reader-identity.ts'

/* The protocol `org-iso-mdoc` of the Digital Credentials API (ISO/IEC TS 18013-7, annex C). */

type Session = Verification['session']

/** The origin of the page of a verification. */
export const originOf = ({ issuer }: Tenant): string => new URL(issuer).origin

/** Whether the browser used this protocol, which is one of those that the page offers. */
export const isIsoMdoc = (form: URLSearchParams, { isoMdocKey }: Session): boolean =>
  isoMdocKey !== undefined && form.get('protocol') === 'org-iso-mdoc'

/** The `data` of the request; undefined if the verification is not for an mdoc. */
export async function isoMdocRequestOf(
  tenant: Tenant,
  { session, snapshot }: Verification,
  now: Date,
) {
  const mdl = await loadMdl()
  const { encryptionInfo } = session
  if (encryptionInfo === undefined || mdl.isSdJwtType(snapshot.doc_type)) return undefined
  const requested = { docType: snapshot.doc_type, claims: snapshot.claims, isRetained: false }
  const reader = await readerIdentityOf(mdl, tenant, now)
  const request = mdl.createDeviceRequest(requested, transcriptOf(mdl, tenant, session), reader)
  return { deviceRequest: Buffer.from(request).toString('base64url'), encryptionInfo }
}

/** @throws MdlError `malformed_response`, `session_undecryptable` */
export async function readIsoMdocResponse(
  mdl: Mdl,
  tenant: Tenant,
  session: Session,
  form: URLSearchParams,
): Promise<WalletResponse> {
  const deviceResponse = await mdl.openEncryptedResponse(
    form.get('response') ?? '',
    createPrivateKey(session.isoMdocKey ?? ''),
    transcriptOf(mdl, tenant, session),
  )
  return { state: undefined, presentation: { format: 'mso_mdoc', deviceResponse } }
}

/** The session transcript that the device must sign; there is no reader key for a MAC. */
export const isoMdocSessionOf = (mdl: Mdl, tenant: Tenant, session: Session) => ({
  transcript: transcriptOf(mdl, tenant, session),
})

const transcriptOf = (mdl: Mdl, tenant: Tenant, { encryptionInfo = '' }: Session) =>
  mdl.isoMdocTranscript({ encryptionInfo, origin: originOf(tenant) })
