import type { ConnectionWith } from '../../connectors/connector.ts'
import type { UpstreamLogin, UpstreamProfile } from '../../connectors/redirect-connector.ts'
import { emailOf } from '../../identifiers/identifiers.ts'
import type { LoginAccount, LoginOrigin } from '../../store/logs/logins.ts'
import type { Resources } from '../../store/tenants/resources.ts'
import type { AccountProfile } from '../../store/users/accounts.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { guardsOf } from '../guards/guards.ts'
import { allowsSignUp, countSignUp } from '../sign-up/sign-up-guard.ts'

interface Arrival {
  readonly tenant: Tenant
  readonly origin: LoginOrigin
  readonly way: ConnectionWith<'redirect'>
  readonly login: UpstreamLogin
}

export type ArrivalRefused = 'upstream-failed' | 'account-blocked' | 'too-many-attempts'
export type ArrivalOutcome =
  | { readonly account: LoginAccount }
  | { readonly refused: ArrivalRefused; readonly description: string }

/**
 * The account of a user whom an identity provider authenticated, created at the first log-in. Users
 * are told apart by provider and subject alone; an address links nobody to another account.
 */
export async function admitUpstream(arrival: Arrival): Promise<ArrivalOutcome> {
  const author = { description: 'Log in at an identity provider' }
  return arrival.tenant.store.write(author, (store) => admit(store, arrival))
}

async function admit(store: Resources, arrival: Arrival): Promise<ArrivalOutcome> {
  const { tenant, origin, way, login } = arrival
  const { connection } = way
  const known = await store.accounts.findBySubject(connection, subjectOf(way, login))
  if (known?.isBlocked) return { refused: 'account-blocked', description: 'The user is blocked' }
  if (known) return { account: known }
  if (!allowsSignUp(way)) {
    return { refused: 'upstream-failed', description: 'Sign-up is disabled for the connection' }
  }
  const { signup: guard } = guardsOf(tenant, origin.ip ?? '')
  if (!(await countSignUp(store, guard, origin))) {
    return { refused: 'too-many-attempts', description: 'Too many sign-ups from one address' }
  }
  return { account: await signUp(store, arrival) }
}

async function signUp(store: Resources, { origin, way, login }: Arrival): Promise<LoginAccount> {
  const { connection, connector } = way
  const account = await store.accounts.create(connection, {
    subject: subjectOf(way, login),
    isSocial: connector.type === 'social',
    profile: acceptedProfile(login.profile),
  })
  const { clientId: client_id, clientName: client_name, ip } = origin
  await store.logs.append({
    type: 'ss',
    client_id,
    client_name,
    ...(ip !== undefined && { ip }),
    user_id: account.userId,
    connection: connection.name,
    ...(account.email !== null && { user_name: account.email }),
  })
  return account
}

/** A social provider has one set of users; an enterprise strategy has one for each connection. */
function subjectOf(
  { connection, connector }: ConnectionWith<'redirect'>,
  { subject }: UpstreamLogin,
): string {
  return connector.type === 'social' ? subject : `${connection.name}|${subject}`
}

const textLengthMax = 1_024
const texts = ['name', 'nickname', 'given_name', 'family_name', 'picture'] as const

/** What is too long or no address is left out: nobody fails to log in for it. */
function acceptedProfile({ email, email_verified, ...profile }: UpstreamProfile): AccountProfile {
  const address = emailOf(email ?? '')
  const kept = texts.filter((name) => (profile[name]?.length ?? 0) <= textLengthMax)
  return {
    ...Object.fromEntries(kept.map((name) => [name, profile[name]])),
    ...(address !== undefined && { email: address, email_verified: email_verified === true }),
  }
}
