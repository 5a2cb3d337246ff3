import type { Request, Response } from 'express'
import { resolveBranding } from '../../branding/resolve-branding.ts'
import { ApiError } from '../../errors.ts'
import { createTicket } from '../../login/cross-origin/login-ticket.ts'
import { originOf } from '../../login/login-origin.ts'
import {
  amrOfCode,
  type CodeAttempt,
  logInByCode,
} from '../../login/passwordless/log-in-by-code.ts'
import { refuseForeignForm } from '../../login/same-origin-form.ts'
import { renderEmailLink, renderEmailLinkInvalid } from '../../pages/passwordless.ts'
import { redirectTo } from '../../pages/redirect-to.ts'
import { writePage } from '../../pages/write-page.ts'
import { queryOf } from '../../query-of.ts'
import { ticketParameter } from '../authorize/login-ticket.ts'
import type { Serving } from '../serve.ts'
import { type Recipient, recipientOf } from './recipient.ts'

type RedirectOptions = Pick<CodeAttempt, 'now' | 'mailer'>

/**
 * The page that auth0-js redirects to after `passwordlessVerify`. Its button logs in by the code;
 * opening the page does not, so that nobody can log others in by a link with a code of their own.
 */
export const createRedirectPages = (
  options: RedirectOptions,
): Serving<'getPasswordlessRedirect' | 'createPasswordlessRedirect'> => ({
  async getPasswordlessRedirect(req, res) {
    const { client, address, query } = await readRedirect(req)
    const branding = await resolveBranding(req.tenant, { headers: req.headers })
    const shown = { action: '', hidden: {}, clientName: client.name, email: address }
    const redirectUri = query.get('redirect_uri') ?? ''
    const isRegistered = client.settings.callbacks?.includes(redirectUri) ?? false
    const redirectTargets = isRegistered ? [redirectUri] : []
    writePage(res, renderEmailLink(branding, shown), { redirectTargets })
  },
  createPasswordlessRedirect: (req, res) => createRedirect(req, res, options),
})

async function createRedirect(
  req: Request,
  res: Response,
  { now, mailer }: RedirectOptions,
): Promise<void> {
  refuseForeignForm(req)
  const { tenant } = req
  const { client, way, address, query } = await readRedirect(req)
  const origin = originOf(req, client)
  const proof = { code: query.get('verification_code')?.trim() ?? '' }
  const outcome = await logInByCode({ tenant, origin, way, address, proof, now, mailer })
  if ('refused' in outcome) {
    const branding = await resolveBranding(tenant, { headers: req.headers })
    return writePage(res, renderEmailLinkInvalid(branding), { status: 400 })
  }
  const { account, dueEntry } = outcome
  const { userId, accessEpoch, connection } = account
  const amr = [...amrOfCode[way.connector.code.channel]]
  const login = { clientId: client.clientId, userId, amr, connection, accessEpoch, dueEntry }
  for (const name of ownParameters) query.delete(name)
  query.set(ticketParameter, await createTicket(req, res, login))
  redirectTo(res, `/authorize?${query}`)
}

/** The parameters that are not for `/authorize`. */
const ownParameters = ['verification_code', 'email', 'phone_number', 'protocol', 'prompt']

interface Redirect extends Recipient {
  readonly query: URLSearchParams
}

/**
 * @throws ApiError `invalid_body`, `cross_origin_unauthorized`, `email_connection_unknown`,
 *   `email_malformed`, `phone_number_malformed`
 */
async function readRedirect(req: Request): Promise<Redirect> {
  const { tenant } = req
  const query = queryOf(req)
  const client = await tenant.clients.find(query.get('client_id') ?? '')
  if (!client) throw new ApiError('invalid_body', { message: 'The client does not exist.' })
  if (!client.isFirstParty) throw new ApiError('cross_origin_unauthorized')
  return { ...(await recipientOf(tenant, client, query)), query }
}
