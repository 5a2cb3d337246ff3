import type { Scope } from '../rows/scope.ts'

/** What a ticket is for. */
export type TicketKind =
  | 'email_verification'
  | 'password_change'
  | 'unblock'
  | 'guardian_enrollment'

/** The kinds of tickets that prove control of a mailbox. */
export const mailboxTickets = ['email_verification', 'password_change'] as const

/** Ends the usable tickets of a user. */
export async function endTickets(
  { database, tenantId, now }: Scope,
  userId: string,
  kinds: readonly TicketKind[],
): Promise<void> {
  await database.ticket.updateMany({
    where: { tenantId, userId, kind: { in: [...kinds] }, usedAt: null },
    data: { usedAt: now() },
  })
}
