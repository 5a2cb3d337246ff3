import { ArgumentError } from '../argument-error.ts'
import type { EventPart } from '../event/event-parts.ts'
import type { PostLoginFacts } from './post-login-event.ts'
import type { PostLoginState } from './post-login-state.ts'

/** An account of a user, as `identities` of `event.user` has it. */
interface Identity {
  readonly provider?: unknown
  readonly user_id?: unknown
  readonly connection?: unknown
}

/**
 * Makes the user whom an action names the subject of the log-in. Second factors of the other user
 * do not count for it.
 *
 * @param event that of the run, with the user as the log-in began
 * @throws ArgumentError unless the account of the log-in is linked to the user now
 */
export async function withPrimaryUser(
  { request, userId, connection }: PostLoginFacts,
  event: EventPart,
  { primaryUserId, ...state }: PostLoginState,
): Promise<PostLoginState> {
  if (primaryUserId === undefined || primaryUserId === userId) return state
  const { users, oidc } = request.tenant.store
  const [user, subject] = await Promise.all([
    users.get(primaryUserId),
    oidc.findSubject(primaryUserId),
  ])
  if (!user || !subject || subject.blocked)
    throw new ArgumentError('The primary user is blocked, or does not exist.')
  const known = identitiesOf(event.user)
  const used = known.filter((each) => connection === undefined || each.connection === connection)
  const linked = identitiesOf(user).filter((each) => nameOf(each) !== primaryUserId)
  const isLinked = (account: Identity) => linked.some((each) => nameOf(each) === nameOf(account))
  if (used.length === 0 || !used.every(isLinked)) {
    throw new ArgumentError('The account of the log-in is not linked to the primary user.')
  }
  const { access_epoch: accessEpoch } = subject
  return { ...state, userId: primaryUserId, primary: { accessEpoch }, verifiedFactors: [] }
}

const nameOf = ({ provider, user_id }: Identity) => `${provider}|${user_id}`

function identitiesOf(user: unknown): readonly Identity[] {
  const { identities } = Object(user)
  return Array.isArray(identities) ? identities : []
}
