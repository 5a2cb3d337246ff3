import type { Schema } from '@latchkey/contract'
import type { Request } from 'express'
import { queryOf } from '../../query-of.ts'
import type { Ticket } from '../../store/mail/tickets.ts'

/** The secret of a link, in the query of the request. */
export const ticketOf = (req: Request) => queryOf(req).get('ticket') ?? ''

/** The identity of the user that a ticket is for. */
const accountOf = (user: Schema<'User'>, { identity }: Ticket) =>
  user.identities?.find(
    ({ provider, user_id }) => provider === identity.provider && user_id === identity.user_id,
  )

/** The name of the account of a ticket. */
export const nameOf = ({ identity: { provider, user_id: providerUserId } }: Ticket) => ({
  provider,
  providerUserId,
})

/** The account that a link is for, as it is now. */
export interface TicketAccount {
  /** The name of the connection. */
  readonly connection: string
  readonly isFirst: boolean
  readonly isVerified: boolean
}

/**
 * The account of a ticket. Undefined if the link was sent to an address that the account no longer
 * has. For an account without an e-mail address, administrators hand out the link.
 */
export function ticketAccount(
  user: Schema<'User'> | undefined,
  ticket: Ticket,
): TicketAccount | undefined {
  const account = user && accountOf(user, ticket)
  if (!account?.connection) return undefined
  const isFirst = account === user?.identities?.[0]
  const { email, email_verified } = (isFirst ? user : account.profileData) ?? {}
  if (email !== ticket.email) return undefined
  return { connection: account.connection, isFirst, isVerified: email_verified === true }
}
