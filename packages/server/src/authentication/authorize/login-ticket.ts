import type { interactionPolicy, KoaContextWithOIDC } from 'oidc-provider'
import { nameOfTicket } from '../../login/cross-origin/login-ticket.ts'
import type { Oidc } from '../provider/load-provider.ts'

/** The parameter of a request that continues a log-in on a page of the client. */
export const ticketParameter = 'login_ticket'

/** Replaces a ticket by its name, so that the record of the log-in does not contain it. */
export function hideTicket({ oidc: { params } }: KoaContextWithOIDC, ticket?: string): void {
  if (params && ticket !== undefined) params[ticketParameter] = nameOfTicket(ticket)
}

/**
 * Asks for a log-in if the request has a ticket, whoever the session is of: the log-in pages redeem
 * it. A log-in removes the parameter.
 */
export function addTicketCheck(
  policy: interactionPolicy.DefaultPolicy,
  { interactionPolicy: { Check } }: Oidc,
): void {
  const hasTicket = ({ oidc: { params } }: KoaContextWithOIDC) =>
    params?.[ticketParameter] === undefined ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT
  const description = 'End-User authentication is required'
  const check = new Check('login_ticket', description, 'login_required', hasTicket)
  policy.get('login')?.checks.add(check)
}
