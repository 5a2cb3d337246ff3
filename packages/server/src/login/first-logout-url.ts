import type { Request } from 'express'
import type { Tenant } from '../tenancy/tenancy.ts'
import type { EndedBrowserSession, LoginProtocol } from './login-transaction.ts'

/** The most sessions whose clients a browser visits; a log-out rarely ends more than one. */
const sessionsMax = 5

/** The page at which a log-out ends that names no other. */
export const loggedOutUrlOf = ({ issuer }: Pick<Tenant, 'issuer'>): string =>
  new URL('oidc/logout/success', issuer).href

/** The URL at which the log-out of the clients of ended sessions begins. It ends at `next`. */
export async function firstLogoutUrl(
  protocols: readonly LoginProtocol[],
  req: Request,
  sessions: readonly EndedBrowserSession[],
  next: string,
): Promise<string> {
  let location = next
  for (const session of sessions.slice(0, sessionsMax)) {
    for (const protocol of protocols) {
      location = (await protocol.beginLogout?.(req, session, location)) ?? location
    }
  }
  return location
}
