import { endTickets } from '../mail/end-tickets.ts'
import { endAccess } from '../oidc/end-sessions.ts'
import { grants } from '../oidc/grants.ts'
import type { Scope } from '../rows/scope.ts'
import { authenticationMethods } from '../second-factors/authentication-methods.ts'

const ticketKinds = ['email_verification', 'password_change', 'guardian_enrollment'] as const

/**
 * Deletes all that was enrolled or started: authentication methods, sessions, refresh tokens,
 * grants, device credentials and usable links. For the first verification of an e-mail address,
 * before which anybody could have created the account.
 */
export async function resetAccount(scope: Scope, userId: string): Promise<void> {
  const { database, tenantId } = scope
  await authenticationMethods(scope).deleteOf(userId)
  await grants(scope).deleteOfUser(userId)
  await database.deviceCredential.deleteMany({ where: { tenantId, userId } })
  await endTickets(scope, userId, ticketKinds)
  await endAccess(scope, userId, 'session-revoked')
}
