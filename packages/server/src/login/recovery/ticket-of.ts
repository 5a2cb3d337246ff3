import type { Schema } from '@latchkey/contract'
import type { Request } from 'express'
import { queryOf } from '../../query-of.ts'
import type { Ticket } from '../../store/mail/tickets.ts'

/** The secret of the link, from the query. */
export const ticketOf = (req: Request) => queryOf(req).get('ticket') ?? ''

/** The account of the user that a ticket is for. */
const accountOf = (user: Schema<'User'>, { identity }: Ticket) =>
  user.identities?.find(
    ({ provider, user_id }) => provider === identity.provider && user_id === identity.user_id,
  )

/** The account of a link, in its current state. */
export interface TicketAccount {
  /** The name of its connection. */
  readonly connection: string
  readonly isFirst: boolean
  readonly isVerified: boolean
}

/**
 * The account of a ticket, if the address that the link was sent to is still its address. An
 * account without an address gets links from administrators.
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
