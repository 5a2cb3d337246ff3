import {
  bindings,
  statusCodes,
  writeLogoutRequest,
  writeLogoutResponse,
  type XmlElement,
} from '@latchkey/saml'
import type { Request, Response } from 'express'
import { resolveBranding } from '../branding/resolve-branding.ts'
import type { EndedBrowserSession } from '../login/login-transaction.ts'
import { renderLogoutDone } from '../pages/logout.ts'
import { redirectTo } from '../pages/redirect-to.ts'
import { writePage } from '../pages/write-page.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import { type SamlAddon, samlAddonOf } from './addon.ts'
import { nameIdOf } from './attributes.ts'
import { findNameIdFormat } from './name-id-formats.ts'
import type { SamlOptions } from './options.ts'
import { type LogoutRound, type Participant, storeRecord } from './records.ts'
import { newId } from './respond.ts'
import { sendSigned } from './sends.ts'
import { entityIdOf } from './service-provider.ts'

/** The most clients to which one log-out sends a `LogoutRequest`. */
const participantsMax = 50

/** The clients of a session that take part in a log-out, except the one that requested it. */
export async function participantsOf(
  tenant: Tenant,
  session: EndedBrowserSession,
  askedBy?: string,
): Promise<readonly Participant[]> {
  const { clients, store } = tenant
  const others = Object.entries(session.sessionIds).filter(([clientId]) => clientId !== askedBy)
  const user = others.length > 0 ? await store.users.get(session.userId) : undefined
  if (!user) return []
  const found = await Promise.all(
    others.slice(0, participantsMax).map(async ([clientId, sessionIndex]) => {
      const client = await clients.find(clientId)
      const addon = client && samlAddonOf(client)
      if (!addon?.takesPartInLogout) return undefined
      const requested = await findNameIdFormat(tenant, { clientId, sessionIndex })
      const format = requested ?? addon.nameIdentifierFormat
      const nameId = nameIdOf(user, addon, format, sessionIndex)
      return { clientId, sessionIndex, nameId }
    }),
  )
  return found.filter((each) => each !== undefined)
}

/** Sends a `LogoutRequest` to the next participant, or completes the log-out. */
export async function continueLogout(
  req: Request,
  res: Response,
  round: LogoutRound,
  options: SamlOptions,
): Promise<void> {
  const [next, ...waiting] = round.waiting
  if (!next) return finish(req, res, round, options)
  const addon = await addonOf(req.tenant, next.clientId)
  if (!addon?.logoutUrl)
    return continueLogout(req, res, { ...round, waiting, isPartial: true }, options)
  const id = newId()
  const current = { clientId: next.clientId, requestId: id }
  const relayState = await storeRecord(req.tenant, 'SamlLogout', { ...round, waiting, current })
  const { nameId, sessionIndex } = next
  const address = addon.logoutUrl
  const head = headOf(req, { addon, id, address }, options)
  const message = writeLogoutRequest({ ...head, nameId, sessionIndex })
  await send(req, res, addon, { address, direction: 'SAMLRequest', message, relayState }, options)
}

/** Sends the `LogoutResponse` to the service provider that requested the log-out. */
async function finish(
  req: Request,
  res: Response,
  { initiator, next, isPartial }: LogoutRound,
  options: SamlOptions,
): Promise<void> {
  if (next !== undefined) return redirectTo(res, next)
  const addon = initiator && (await addonOf(req.tenant, initiator.clientId))
  const address = addon?.logoutResponseUrl
  if (!initiator || !addon || address === undefined) {
    const branding = await resolveBranding(req.tenant, { headers: req.headers })
    return writePage(res, renderLogoutDone(branding, 'complete'))
  }
  const partial = { code: statusCodes.responder, detailCode: statusCodes.partialLogout }
  const status = isPartial ? partial : { code: statusCodes.success }
  const { requestId: inResponseTo, relayState } = initiator
  const head = headOf(req, { addon, id: newId(), address }, options)
  const message = writeLogoutResponse({ ...head, inResponseTo, status })
  await send(req, res, addon, { address, direction: 'SAMLResponse', message, relayState }, options)
}

interface Addressed {
  readonly addon: SamlAddon
  readonly id: string
  readonly address: string
}

const headOf = (
  { tenant }: Request,
  { addon, id, address: destination }: Addressed,
  { now }: SamlOptions,
) => ({ id, issuer: addon.issuer ?? entityIdOf(tenant), destination, issuedAt: now() })

interface Sent {
  readonly address: string
  readonly direction: 'SAMLRequest' | 'SAMLResponse'
  readonly message: XmlElement
  readonly relayState: string | undefined
}

async function send(
  req: Request,
  res: Response,
  addon: SamlAddon,
  sent: Sent,
  { signerOf }: SamlOptions,
): Promise<void> {
  const signer = await signerOf(req.tenant.keys.signingKeys, addon)
  const isRedirect = addon.binding !== bindings.post
  const branding = await resolveBranding(req.tenant, { headers: req.headers })
  sendSigned(res, branding, signer, { ...sent, isRedirect })
}

async function addonOf({ clients }: Tenant, clientId: string): Promise<SamlAddon | undefined> {
  const client = await clients.find(clientId)
  return client && samlAddonOf(client)
}
