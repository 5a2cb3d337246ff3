import { endTickets } from '../mail/end-tickets.ts'
import { endAccess } from '../oidc/end-sessions.ts'
import { grants } from '../oidc/grants.ts'
import type { Scope } from '../rows/scope.ts'
import { authenticationMethods } from '../second-factors/authentication-methods.ts'

const ticketKinds = ['email_verification', 'password_change', 'guardian_enrollment'] as const

/**
 * Deletes what was enrolled or started before: authentication methods, sessions, refresh tokens,
 * grants, device credentials and open links. It is for the first verification of an address: until
 * then, anybody may have created the account.
 */
export async function resetAccount(scope: Scope, userId: string): Promise<void> {
  const { database, tenantId } = scope
  await authenticationMethods(scope).deleteOf(userId)
  await grants(scope).deleteOfUser(userId)
  await database.deviceCredential.deleteMany({ where: { tenantId, userId } })
  await endTickets(scope, userId, ticketKinds)
  await endAccess(scope, userId)
}
