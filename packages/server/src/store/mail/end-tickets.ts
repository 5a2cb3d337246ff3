import type { Scope } from '../rows/scope.ts'

export type TicketKind =
  | 'email_verification'
  | 'password_change'
  | 'unblock'
  | 'guardian_enrollment'

/** Links that show a mailbox to be somebody's. */
export const mailboxTickets = ['email_verification', 'password_change'] as const

/** Ends the links of a user that are still open. */
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
