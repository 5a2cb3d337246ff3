import type { Request, Response } from 'express'
import { resolveBranding } from '../branding/resolve-branding.ts'
import {
  renderCredentialInvalid,
  renderCredentialVerification,
} from '../pages/credential-verification.ts'
import { writePage } from '../pages/write-page.ts'
import {
  isOpenVerification,
  type Verification,
} from '../store/verifiable-credentials/verifications.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import { isoMdocRequestOf } from './iso-mdoc.ts'
import type { Presentations } from './presentations.ts'
import { currentVerification } from './settle.ts'

/** What the script of the page passes to the browser. */
async function browserRequestOf(tenant: Tenant, verification: Verification, now: Date) {
  const { protocol, session } = verification
  if (protocol !== 'dc-api' || !isOpenVerification(verification)) return undefined
  const { requestUri = '', responseUri = '' } = session
  return { requestUri, responseUri, isoMdoc: await isoMdocRequestOf(tenant, verification, now) }
}

/** Serves the page that a user opens. It shows the names of claims, and never a value. */
export async function getVerificationPage(
  req: Request,
  res: Response,
  { now }: Presentations,
): Promise<void> {
  const { tenant, pathParameters, headers } = req
  const branding = await resolveBranding(tenant, { headers })
  const found = await tenant.store.verifications.findByPage(pathParameters.page_token ?? '')
  if (!found) return writePage(res, renderCredentialInvalid(branding), { status: 400 })
  const verification = await currentVerification(req, found, now())
  const { state, reason, snapshot, session } = verification
  const page = renderCredentialVerification(branding, {
    state,
    reason,
    engagement: session.engagement ?? '',
    clientName: snapshot.client_name,
    claims: Object.values(snapshot.claims).flat(),
    isSameDevice: session.returnUri !== undefined,
    browser: await browserRequestOf(tenant, verification, now()),
  })
  writePage(res, page)
}
