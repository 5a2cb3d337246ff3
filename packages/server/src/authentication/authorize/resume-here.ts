import { ServerResponse } from 'node:http'
import type { Request, Response } from 'express'
import type { Interaction, InteractionResults, Provider } from 'oidc-provider'
import { readCookie } from '../../login/cookies.ts'
import { callProvider } from '../provider/call-provider.ts'
import type { OidcRequest } from '../provider/oidc-request.ts'
import type { ProviderOf } from '../provider/provider-of.ts'
import { withCookies } from '../provider/provider-request.ts'

interface Concluding {
  readonly providerOf: ProviderOf
  readonly provider: Provider
  readonly interaction: Interaction
  readonly result: InteractionResults
}

/**
 * Resumes the authorization request in the response to the request that has concluded its
 * interaction. It saves the browser a redirect to the authorization endpoint, and storing the
 * result for it. The browser has proven by the cookie of the interaction that it began it, and gets
 * no cookie of the resumption in return.
 *
 * @returns false where only a request of the browser can resume, and nothing was done
 */
export async function resumeHere(
  req: Request,
  res: Response,
  concluding: Concluding,
): Promise<boolean> {
  const { providerOf, provider, interaction, result } = concluding
  if (req.method !== 'GET' || isOthersSession(req, concluding)) return false
  const readAhead = await currentUserOf(req, result)
  if (!readAhead) return false
  interaction.result = result
  const concluded = { id: interaction.uid, payload: { ...interaction } }
  const { pathname } = new URL(interaction.returnTo)
  const message = withCookies(req, pathname, resumeCookies(req, provider, interaction))
  await callProvider(req, res, { providerOf, message, known: { concluded, readAhead } })
  return true
}

/**
 * Whether the browser may have a session of another user than the one who logged in: it is ended by
 * a page, which leads to the stored result.
 */
function isOthersSession(req: Request, { provider, interaction, result }: Concluding): boolean {
  const hasSession = readCookie(req, provider.cookieName('session')) !== undefined
  return hasSession && interaction.session?.accountId !== result.login?.accountId
}

/**
 * The user who logged in, for oidc-provider to find.
 *
 * @returns undefined where the access of the user has ended since
 */
async function currentUserOf(
  { tenant }: Request,
  { login }: InteractionResults,
): Promise<OidcRequest['readAhead'] | undefined> {
  if (!login) return {}
  const subject = await tenant.store.oidc.findSubject(login.accountId)
  const isCurrent = subject && (login.accessEpoch ?? subject.access_epoch) === subject.access_epoch
  return isCurrent ? { subject } : undefined
}

/** The signed cookie of the resumption, as the browser would send it. */
function resumeCookies(req: Request, provider: Provider, { uid }: Interaction): string {
  const unsent = new ServerResponse(req)
  const { cookies } = provider.createContext(req, unsent)
  cookies.set(provider.cookieName('resume'), uid, { signed: true })
  const lines = [unsent.getHeader('set-cookie') ?? []].flat()
  return lines.map((line) => String(line).split(';', 1)[0]).join('; ')
}
