import type { ConnectionWith } from '../../connectors/connector.ts'
import type { UpstreamLogin } from '../../connectors/redirect-connector.ts'
import {
  accountSubject,
  fitsSub,
  isAccountSubject,
} from '../../connectors/upstream/account-subject.ts'
import { ApiError, type ErrorCode } from '../../errors.ts'
import { emailOf } from '../../identifiers/identifiers.ts'
import { fitsProfile, isShowable, profileTexts } from '../../record-rules/profile-texts.ts'
import type { LoginAccount, LoginOrigin, SuccessfulLogin } from '../../store/logs/logins.ts'
import type { Resources } from '../../store/tenants/resources.ts'
import type { AccountProfile } from '../../store/users/account-profile.ts'
import type { DirectoryAttributes } from '../../store/users/directory-attributes.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { isStorable } from '../../unstorable-text.ts'
import { guardsOf } from '../guards/guards.ts'
import { logSignUp } from '../sign-up/log-sign-up.ts'
import { allowsSignUp, countSignUp } from '../sign-up/sign-up-guard.ts'
import { findOwner, type UpstreamAccount } from './link-offer.ts'

interface Arrival {
  readonly tenant: Tenant
  readonly origin: LoginOrigin
  readonly way: ConnectionWith<'redirect'>
  readonly login: UpstreamLogin
  /** Whether the stored tokens of the provider are kept, because this log-in has none. */
  readonly keepsTokens?: boolean
}

export type ArrivalRefused = 'upstream-failed' | 'account-blocked' | 'too-many-attempts'
export type Admitted = { readonly account: LoginAccount } & Pick<SuccessfulLogin, 'sealedTokens'>
type Refused = { readonly refused: ArrivalRefused; readonly description: string }

/** The user `ownerId` has verified the same address, and may link the account. */
export interface LinkableArrival {
  readonly ownerId: string
  readonly email: string
  readonly account: UpstreamAccount
}

export type ArrivalOutcome = Admitted | Refused | LinkableArrival

/**
 * Finds the account of a user whom an identity provider has authenticated, or creates it at the
 * first log-in. Only provider and subject identify a user. If another user has verified the same
 * e-mail address, the server creates nothing and offers to link the account.
 *
 * @returns the account; the reason why the log-in is refused; or the user with the same address
 */
export async function admitUpstream(arrival: Arrival): Promise<ArrivalOutcome> {
  const author = { description: 'Log in at an identity provider' }
  const subject = accountSubject(arrival.way, arrival.login.subject)
  if (!isAccountSubject(subject)) return malformed
  const { tenant, origin, way } = arrival
  const known =
    (await admitUnchanged(arrival, subject)) ??
    (await tenant.store.writeLogIn(author, (store) => admitKnown(store, arrival, subject)))
  if (known) return known
  if (!fitsSub(way, subject)) return tooLong
  const account = accountOf(arrival, subject)
  const { email, email_verified } = account.profile
  if (email !== undefined && email_verified) {
    const ownerId = await findOwner(tenant, way, { clientId: origin.clientId, email })
    if (ownerId !== undefined) return { ownerId, email, account }
  }
  return signUpUpstream({ tenant, origin, way, account })
}

/**
 * Finds the account if the profile is the same as at the previous log-in. Most log-ins are such,
 * and need no transaction, because the statement that records the log-in also stores the tokens.
 */
async function admitUnchanged(
  arrival: Arrival,
  subject: string,
): Promise<Admitted | Refused | undefined> {
  const { tenant, way } = arrival
  const { accounts } = tenant.store
  const known = await accounts.findUnchanged(way.connection, subject, changeOf(arrival))
  return known?.account.isBlocked ? blocked : known
}

async function admitKnown(
  store: Resources,
  arrival: Arrival,
  subject: string,
): Promise<Admitted | Refused | undefined> {
  const known = await store.accounts.findBySubject(arrival.way.connection, subject)
  if (!known) return undefined
  if (known.isBlocked) return blocked
  await store.accounts.arrive(known, changeOf(arrival))
  return { account: known }
}

/** Why a log-in with this identifier at the provider is refused, whatever else the user is. */
export async function refusalOfSubject(
  { store }: Tenant,
  way: ConnectionWith<'redirect'>,
  subject: string,
): Promise<Refused | undefined> {
  if (!isAccountSubject(subject)) return malformed
  if (fitsSub(way, subject)) return undefined
  return (await store.accounts.findBySubject(way.connection, subject)) ? undefined : tooLong
}

const malformed: Refused = {
  refused: 'upstream-failed',
  description: 'The identifier of the user is malformed',
}
const tooLong: Refused = {
  refused: 'upstream-failed',
  description: 'The identifier of the user is too long: `sub` would have more than 255 characters',
}
const blocked: Refused = { refused: 'account-blocked', description: 'The user is blocked' }

/** The changes that a log-in makes to an existing account. */
function changeOf(arrival: Arrival) {
  const { way, login, keepsTokens = false } = arrival
  const { set_user_root_attributes: times = onEachLogin } = way.connection.options
  const isStored = times === onEachLogin
  const profile = isStored ? acceptedProfile(arrival) : undefined
  // Without an access token of the provider, its directory has not been read.
  const directory = isStored && !keepsTokens ? acceptedDirectory(arrival) : undefined
  const { lacksNames: keepsNames } = login
  return { profile, directory, keepsNames, tokens: keepsTokens ? ('kept' as const) : login.tokens }
}

type SignUp = Omit<Arrival, 'login'> & { readonly account: UpstreamAccount }

/**
 * Creates a user for an account at an identity provider, if the connection allows sign-up.
 *
 * @returns the account, or the reason why it was not created
 */
export async function signUpUpstream(arrival: SignUp): Promise<Admitted | Refused> {
  if (!allowsSignUp(arrival.way)) {
    return { refused: 'upstream-failed', description: 'Sign-up is disabled for the connection' }
  }
  const author = { description: 'Log in at an identity provider' }
  try {
    return await arrival.tenant.store.writeLogIn(author, (store) => signUpCounted(store, arrival))
  } catch (error) {
    const description = error instanceof ApiError ? lostAccounts[error.code] : undefined
    if (description === undefined) throw error
    return { refused: 'upstream-failed', description }
  }
}

/** Why no account was created, by the code of the error. */
const lostAccounts: Partial<Record<ErrorCode, string>> = {
  user_exists: 'The user belongs to another connection to the same identity provider',
  connection_unknown: 'The connection was deleted in the meantime',
}

async function signUpCounted(store: Resources, arrival: SignUp): Promise<Admitted | Refused> {
  const { tenant, origin } = arrival
  const { signup: guard } = guardsOf(tenant, origin.ip ?? '')
  if (!(await countSignUp(store, guard, origin))) {
    return { refused: 'too-many-attempts', description: 'Too many sign-ups from one address' }
  }
  return { account: await signUp(store, arrival) }
}

const onEachLogin = 'on_each_login'

function accountOf(arrival: Arrival, subject: string): UpstreamAccount {
  const { way, login } = arrival
  const isStored = way.connection.options.set_user_root_attributes !== 'never_on_login'
  return {
    subject,
    isSocial: way.connector.type === 'social',
    profile: isStored ? acceptedProfile(arrival) : {},
    directory: isStored ? acceptedDirectory(arrival) : null,
    tokens: login.tokens,
  }
}

async function signUp(
  store: Resources,
  { origin, way: { connection }, account: created }: SignUp,
): Promise<LoginAccount> {
  const account = await store.accounts.create(connection, created)
  const { userId, email } = account
  const userName = email ?? undefined
  await logSignUp(store, origin, { userId, userName, connection: connection.name })
  return account
}

/** The attributes of the directory that the connection stores; null if there are none. */
function acceptedDirectory({ way: { connection }, login }: Arrival): DirectoryAttributes | null {
  const left = connection.options.non_persistent_attrs ?? []
  const kept = Object.entries(login.directory ?? {}).filter(([name]) => !left.includes(name))
  return kept.length > 0 ? Object.fromEntries(kept) : null
}

/**
 * The profile without the attributes that the connection does not store. Values that are too long
 * or malformed are omitted, so that they do not fail the log-in.
 */
function acceptedProfile({ way: { connection }, login }: Arrival): AccountProfile {
  const { email, email_verified, ...profile } = login.profile
  const left = connection.options.non_persistent_attrs ?? []
  const address = left.includes('email') ? undefined : emailOf(email ?? '')
  const kept = profileTexts.filter((name) => {
    const { [name]: text = '' } = profile
    const isUsable = fitsProfile(name, text) && isStorable(text) && isShowable(name, text)
    return isUsable && !left.includes(name)
  })
  return {
    ...Object.fromEntries(kept.map((name) => [name, profile[name]])),
    ...(address !== undefined && { email: address, email_verified: email_verified === true }),
  }
}
