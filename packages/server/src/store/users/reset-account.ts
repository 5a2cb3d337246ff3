import { isObject } from '../../members.ts'
import { endTickets } from '../mail/end-tickets.ts'
import { endAccess } from '../oidc/end-sessions.ts'
import { grants } from '../oidc/grants.ts'
import type { Scope } from '../rows/scope.ts'
import { authenticationMethods } from '../second-factors/authentication-methods.ts'
import type { IdentityName } from './account-profile.ts'
import { nameOf } from './identity-tokens.ts'
import { userIdentities } from './user-identities.ts'
import { type UserRow, withIdentities } from './user-wire.ts'

const ticketKinds = ['email_verification', 'password_change', 'guardian_enrollment'] as const

/**
 * Deletes all that was enrolled, connected or started: authentication methods, connected accounts,
 * sessions, refresh tokens, grants, device credentials and usable links. Accounts that are linked
 * to this one, by which somebody else could log in, become users of their own, except those with
 * the same verified address. For the first verification of an e-mail address, before which anybody
 * could have created the account.
 *
 * @param identity whose address was verified
 * @returns the id of the user who has the account now
 */
export async function resetAccount(
  scope: Scope,
  userId: string,
  identity: IdentityName,
): Promise<string> {
  const { database, tenantId } = scope
  const ownId = await separate(scope, userId, identity)
  const where = { tenantId, userId: ownId }
  await authenticationMethods(scope).deleteOf(ownId)
  await grants(scope).deleteOfUser(ownId)
  await database.connectedAccount.deleteMany({ where })
  await database.deviceCredential.deleteMany({ where })
  await endTickets(scope, ownId, ticketKinds)
  await endAccess(scope, ownId, 'session-revoked')
  return ownId
}

/** Unlinks the other accounts, or this one if it is not the primary account. */
async function separate(scope: Scope, userId: string, identity: IdentityName): Promise<string> {
  const { database, tenantId } = scope
  const user = await database.user.findUnique({
    where: { tenantId_userId: { tenantId, userId } },
    include: withIdentities,
  })
  const account = user?.identities.find((each) => nameOf(each) === nameOf(identity))
  if (!user || !account) return userId
  const { email } = addressOf(user, account)
  const isOthers = (each: Account) => {
    const { email: other, isVerified } = addressOf(user, each)
    return each !== account && !(isVerified && other === email)
  }
  const { unlink } = userIdentities(scope)
  const [first, ...linked] = user.identities
  if (first && isOthers(first)) {
    await unlink(userId, account)
    return nameOf(account)
  }
  for (const each of linked.filter(isOthers)) await unlink(userId, each)
  return userId
}

type Account = UserRow['identities'][number]

/** The address of the primary account is that of the user. */
function addressOf(user: UserRow, account: Account): { email: unknown; isVerified: boolean } {
  if (account === user.identities[0]) return { email: user.email, isVerified: user.emailVerified }
  const { profileData } = account
  const { email, email_verified } = isObject(profileData) ? profileData : {}
  return { email, isVerified: email_verified === true }
}
