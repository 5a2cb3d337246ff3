import type { Request, Response } from 'express'
import { resolveBranding } from '../branding/resolve-branding.ts'
import {
  renderCredentialInvalid,
  renderCredentialVerification,
} from '../pages/credential-verification.ts'
import { writePage } from '../pages/write-page.ts'
import type { Verification } from '../store/verifiable-credentials/verifications.ts'
import type { Presentations } from './presentations.ts'
import { currentVerification } from './settle.ts'

/** Where the script of the page gets its request and posts the response. */
function browserRequestOf({ protocol, session }: Verification) {
  const { requestUri = '', responseUri = '' } = session
  return protocol === 'dc-api' ? { requestUri, responseUri } : undefined
}

/** The page that a person sees: it shows names of claims, and never a value. */
export async function getVerificationPage(
  req: Request,
  res: Response,
  { now }: Presentations,
): Promise<void> {
  const { tenant, pathParameters, headers } = req
  const branding = await resolveBranding(tenant, { headers })
  const found = await tenant.store.verifications.findByPage(pathParameters.page_token ?? '')
  if (!found) return writePage(res, renderCredentialInvalid(branding), { status: 400 })
  const { state, reason, snapshot, session } = await currentVerification(req, found, now())
  const page = renderCredentialVerification(branding, {
    state,
    reason,
    engagement: session.engagement ?? '',
    clientName: snapshot.client_name,
    claims: Object.values(snapshot.claims).flat(),
    browser: browserRequestOf(found),
  })
  writePage(res, page)
}
