import type { Request, Response } from 'express'
import type { InteractionResults, Provider } from 'oidc-provider'
import type { ProviderOf } from '../../authentication/provider/provider-of.ts'
import { ApiError } from '../../errors.ts'
import { readParameters } from '../../form-body.ts'
import type { Client } from '../../store/clients/clients.ts'
import type { LoginOrigin } from '../../store/logs/logins.ts'
import type { Underway } from '../login-transaction.ts'
import { lookFor } from '../look-for.ts'
import { offerPasskey } from '../passkeys/offer.ts'
import { askSecondFactor } from '../second-factors/ask.ts'
import { browserCookie, multiFactor } from '../second-factors/second-factor.ts'
import { isSecondFactorDue } from '../second-factors/second-factor-policy.ts'

/**
 * The interaction that the browser's cookie names, which must be that of the address: whoever has
 * only one of the two is somebody else.
 *
 * @throws ApiError `interaction_expired`, `cross_origin_form`
 */
export async function findUnderway(req: Request, res: Response, of: ProviderOf): Promise<Underway> {
  refuseForeignForm(req)
  const { provider } = await of(req.tenant)
  const interaction = await provider.interactionDetails(req, res).catch((cause) => {
    if (cause?.error === 'invalid_request') throw new ApiError('interaction_expired', { cause })
    throw cause
  })
  if (interaction.uid !== req.pathParameters.state) throw new ApiError('interaction_expired')
  const client = await req.tenant.clients.find(String(interaction.params.client_id))
  if (!client) throw new ApiError('interaction_expired')
  const look = await lookFor(req.tenant, req.headers, interaction.params.ui_locales)
  return { provider, interaction, client, look }
}

/** A form that a page of somebody else posts (OWASP, cross-site request forgery). */
export function refuseForeignForm({ method, headers, tenant }: Request): void {
  if (method !== 'POST') return
  const { origin, 'sec-fetch-site': site } = headers
  const isOurs = origin === undefined || origin === new URL(tenant.issuer).origin
  if (!isOurs || (site !== undefined && site !== 'same-origin' && site !== 'none')) {
    throw new ApiError('cross_origin_form')
  }
}

/** What was posted; a field that was posted twice counts once. */
export const formOf = (req: Request) => readParameters(req.body, req.headers['content-type'])

export function originOf({ facts, tenant }: Request, client: Client): LoginOrigin {
  return {
    clientId: client.clientId,
    clientName: client.name,
    hostname: tenant.domain,
    ...(facts.address !== undefined && { ip: facts.address }),
    ...(facts.userAgent !== undefined && { userAgent: facts.userAgent }),
  }
}

/** What the cookie of a remembered browser holds. */
export function browserOf(req: Request, res: Response, provider: Provider): string | undefined {
  const { cookies } = provider.createContext(req, res)
  return cookies.get(browserCookie(req.tenant), { signed: false })
}

/**
 * Goes on with the request to log in, now with a user; by way of a second factor, where one is
 * needed and `amr` (RFC 8176) does not say that it was shown, and of the offer of a passkey.
 */
export async function finish(
  req: Request,
  res: Response,
  underway: Underway,
  accountId: string,
  amr: readonly string[],
): Promise<void> {
  const { provider, interaction } = underway
  const isDue = await isSecondFactorDue({
    tenant: req.tenant,
    userId: accountId,
    amr,
    asked: interaction.params,
    browser: browserOf(req, res, provider),
  })
  if (isDue) {
    return askSecondFactor(req, res, underway, { userId: accountId, amr })
  }
  if (await offerPasskey(req, res, underway, { userId: accountId, amr })) return
  await admit(res, underway, accountId, amr)
}

/** Lets in who has shown all that is asked for. */
export async function admit(
  res: Response,
  underway: Underway,
  accountId: string,
  amr: readonly string[],
): Promise<void> {
  const acr = amr.includes('mfa') ? { acr: multiFactor } : {}
  const login = { accountId, amr: [...amr], ...acr, remember: true }
  await conclude(res, underway, { login })
}

/**
 * Writes down what came of an interaction and goes on with the request. `interactionFinished` does
 * the same after it has looked for the interaction once more.
 */
export async function conclude(
  res: Response,
  { interaction }: Pick<Underway, 'interaction'>,
  result: InteractionResults,
): Promise<void> {
  interaction.result = result
  await interaction.persist()
  const Location = interaction.returnTo
  res.writeHead(303, { Location, 'Content-Length': '0', 'Cache-Control': 'no-store' }).end()
}
