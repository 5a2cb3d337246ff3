import type { Schema } from '@latchkey/contract'
import { runPreRegistration } from '../../actions/registrations.ts'
import type { MetadataChange } from '../../actions/user-metadata.ts'
import type { ConnectionWith } from '../../connectors/connector.ts'
import { ApiError } from '../../errors.ts'
import {
  type AddressKind,
  acceptsNewPasswords,
  mailsVerification,
} from '../../identifiers/sign-up-identifiers.ts'
import { newHexId } from '../../ids.ts'
import { composeSignupTaken } from '../../mail/compose.ts'
import type { Mailer } from '../../mail/mail.ts'
import { mergeMetadata } from '../../merge-members.ts'
import type { ResolvedBranding } from '../../pages/resolved-branding.ts'
import { countedPassword } from '../../passwords/password-length.ts'
import { requireStrength } from '../../passwords/password-strength.ts'
import { entryOfOrigin, type LoginOrigin } from '../../store/logs/logins.ts'
import type { Organization } from '../../store/organizations/organizations.ts'
import type { NewPasskey } from '../../store/second-factors/passkeys.ts'
import type { NewUser } from '../../store/users/users.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { linkSettings } from '../../tenant-mail/link-settings.ts'
import { sendTenantMail } from '../../tenant-mail/send-tenant-mail.ts'
import { sendVerificationEmail } from '../../tenant-mail/verification-email.ts'
import { sendWelcome } from '../../tenant-mail/welcome.ts'
import { guardsOf } from '../guards/guards.ts'
import type { LeakedPasswords } from '../guards/leaked-passwords.ts'
import { requireUnleaked } from '../guards/require-unleaked.ts'
import { isAddressNoticeDue, notifyOfAddress } from '../guards/warn-of-attacks.ts'
import { afterRegistration } from './after-registration.ts'
import { logSignUp } from './log-sign-up.ts'
import { allowsSignUp, countSignUp, takeSignUp } from './sign-up-guard.ts'

/** A sign-up with what it needs of the server. */
export interface SignUp {
  readonly tenant: Tenant
  readonly mailer: Mailer
  readonly leaks: LeakedPasswords
  /** Of the tenant, or of the organization. */
  readonly branding: ResolvedBranding
  readonly origin: LoginOrigin
  readonly way: ConnectionWith<'provisioning'>
  readonly user: Omit<NewUser, 'connection' | 'passwordHash'>
  /** The organization that the user wants to log in to. */
  readonly organization?: Organization | undefined
  /** Whether an invitation was sent to the address, which thereby is verified. */
  readonly isInvited?: boolean
  /** The user who has signed up by the same form already, as by a double click. */
  readonly findSignedUp?: () => Promise<string | undefined>
  /** Without password and passkey, the user logs in by codes. */
  readonly password?: string
  readonly passkey?: Omit<NewPasskey, 'identityUserId'>
}

/**
 * Creates an account, and mails a link that verifies its e-mail address. If the account exists
 * already, mails its owner instead; both take the same time.
 *
 * @throws ApiError for invalid identifiers and for weak and leaked passwords, `signup_closed`,
 *   `too_many_signups`, `user_exists`, `password_queue_full`
 */
export async function signUp(sign: SignUp) {
  return createAccount(sign, await prepareSignUp(sign))
}

/** What a sign-up has besides the user and the password. */
export type SigningUp = Omit<SignUp, 'user' | 'password'>

/** A sign-up whose identifiers and password satisfy the rules of the connection. */
export interface PreparedSignUp {
  readonly user: SignUp['user']
  readonly passwordHash?: string
}

/**
 * Validates a sign-up, counts it, and hashes the password.
 *
 * @throws ApiError as `signUp`, except `user_exists`
 */
export async function prepareSignUp(sign: SignUp): Promise<PreparedSignUp> {
  const { way, password, isInvited = false } = sign
  const isClosed = password !== undefined && !acceptsNewPasswords(way.connection.options)
  if (isClosed || (!isInvited && !allowsSignUp(way))) throw new ApiError('signup_closed')
  const user = way.connector.provisioning.acceptUser(sign.user, way.connection)
  await requireSignUpLeft(sign)
  const hashed = password === undefined ? {} : await hashPassword(sign, user, password)
  return { user, ...hashed }
}

/**
 * Creates the account of a prepared sign-up.
 *
 * @param verified the addresses that the user has verified already
 * @throws ApiError `user_exists`, `signup_denied`
 */
export async function createAccount(
  sign: SigningUp,
  { user, ...hashed }: PreparedSignUp,
  verified: readonly AddressKind[] = [],
) {
  const { tenant, mailer, branding, origin, way, passkey, isInvited = false, organization } = sign
  const { connection } = way
  const isVerified = isInvited || verified.includes('email')
  const { clientId } = origin
  const change = await runPreRegistration({ tenant, origin, connection, user: emptied(user) })
  const about = {
    clientId,
    connection: connection.name,
    ...(organization && { organization }),
  }
  const link = await linkSettings(tenant, 'verify_email', about)
  const author = { description: 'Sign up', clientId }
  const making = tenant.store.writeOrForget(author, async (store) => {
    const { users, tickets, passkeys } = store
    const taken = await users.findTaken(connection.id, identifiersOf(user))
    const isTaken = taken.length > 0
    const { user_id = '', ...account } = await users.create({
      ...withMetadata(isTaken ? withFreeIdentifiers(user) : user, change),
      connection: connection.name,
      ...hashed,
      ...(isVerified && { email_verified: true }),
      ...(verified.includes('phone_number') && { phone_verified: true }),
    })
    if (passkey) await passkeys.enroll({ userId: user_id }, { ...passkey, identityUserId: user_id })
    const { email } = account
    const signedUp = { userId: user_id, userName: email, connection: connection.name }
    await logSignUp(store, origin, signedUp)
    if (email !== undefined && verified.includes('email')) {
      await store.logs.append({ type: 'sv', user_id, user_name: email })
    }
    const isMailed = email !== undefined && !isVerified && mailsVerification(connection.options)
    const secret = isMailed
      ? await tickets.createEmailVerification({
          user_id,
          client_id: clientId,
          ...(organization && { organization_id: organization.id }),
          ...link,
        })
      : undefined
    return { isKept: !isTaken, result: isTaken ? { taken } : { ...account, user_id, secret } }
  })
  const made = await making.catch((error) => {
    // A concurrent sign-up has the same identifier.
    if (isUserExistsError(error)) return { taken: identifiersOf(user) }
    throw error
  })
  if (made.taken) {
    noteTaken(sign, user, made.taken)
    throw new ApiError('user_exists')
  }
  const { email: to, secret, user_id: userId } = made
  if (to !== undefined && secret !== undefined) {
    const facts = { ...about, userId }
    sendVerificationEmail(mailer, tenant, { branding, to, secret, link, facts })
  }
  if (to !== undefined && verified.includes('email')) {
    sendWelcome(tenant, mailer, { branding, to, facts: { ...about, userId } })
  }
  afterRegistration({ tenant, origin, connection, user: made }, mailer)
  return made
}

/** The user without a secret, as actions see who signs up. */
const emptied = ({ user_id: _, ...user }: SignUp['user']): Schema<'User'> => ({ ...user })

/** The user with the metadata that actions set; null sets nothing. */
function withMetadata<User extends SignUp['user']>(
  user: User,
  { user_metadata, app_metadata }: MetadataChange,
): User {
  return {
    ...user,
    ...(user_metadata && { user_metadata: mergeMetadata(user.user_metadata, user_metadata) }),
    ...(app_metadata && { app_metadata: mergeMetadata(user.app_metadata, app_metadata) }),
  }
}

/** @throws ApiError for a weak or leaked password, `password_queue_full` */
async function hashPassword(
  { tenant, mailer, leaks, origin, way: { connection } }: SignUp,
  user: SignUp['user'],
  password: string,
) {
  requireStrength(password, connection.options, user)
  await requireUnleaked(
    { tenant, mailer, leaks },
    {
      password,
      type: 'signup_pwd_leak',
      ...entryOfOrigin(origin),
      user_name: user.email ?? user.username ?? '',
      connection: connection.name,
    },
  )
  const counted = countedPassword(password, connection.options)
  return { passwordHash: await tenant.passwords.hash(tenant.id, counted) }
}

type Identified = Pick<NewUser, 'email' | 'username' | 'phone_number'>

/** The identifiers of a user. */
export const identifiersOf = ({ email, username, phone_number }: Identified): readonly string[] =>
  [email, username, phone_number].filter((each) => typeof each === 'string')

/**
 * The user with unused identifiers, for a sign-up that is rolled back. It takes as long as one that
 * succeeds, so that the time does not reveal existing accounts.
 */
function withFreeIdentifiers<User extends Identified>(user: User): User {
  const { email, username, phone_number } = user
  const free = newHexId()
  return {
    ...user,
    ...(email && { email: `${free}@${email.split('@')[1]}` }),
    ...(username && { username: free }),
    ...(phone_number && { phone_number: free }),
  }
}

/** Whether an error says that the account exists. */
export const isUserExistsError = (thrown: unknown): boolean =>
  thrown instanceof ApiError && thrown.code === 'user_exists'

const dayMs = 24 * 60 * 60 * 1000
/** The most mails in a day to the owner of an existing account. */
const takenMailsMax = 3

/** Notes in the background that a sign-up has an identifier of an existing account. */
export const noteTaken = (sign: SigningUp, user: SignUp['user'], taken: readonly string[]): void =>
  sign.mailer.later(sign.tenant.id, () => noteExistingAccount(sign, user, taken))

/**
 * Writes a log entry and, if the e-mail address is among the identifiers that are taken, mails its
 * owner that the account exists, because the page must not say so.
 */
async function noteExistingAccount(
  { tenant, mailer, branding, origin, way, findSignedUp }: SigningUp,
  { email, username = '' }: SignUp['user'],
  taken: readonly string[],
): Promise<void> {
  const signedUp = await findSignedUp?.()
  const known = signedUp === undefined ? undefined : await tenant.store.users.get(signedUp)
  if (email !== undefined && known?.email === email) return
  const { count } = await tenant.store.writeLogIn(
    { description: 'Sign up', clientId: origin.clientId },
    async ({ failedLogins, attempts }) => {
      await failedLogins.add('fs', email ?? username, origin)
      return attempts.count(`taken sign-up ${email ?? username}`, dayMs)
    },
  )
  if (email === undefined || !taken.includes(email) || count > takenMailsMax) return
  const facts = { clientId: origin.clientId, connection: way.connection.name }
  sendTenantMail(mailer, tenant, {
    branding,
    mail: composeSignupTaken(branding, { to: email }),
    facts,
  })
}

/** @throws ApiError `too_many_signups` */
async function requireSignUpLeft(sign: SigningUp): Promise<void> {
  const { tenant, origin } = sign
  const { signup: guard } = guardsOf(tenant, origin.ip ?? '')
  if (!guard || !(guard.blocks || guard.notifies)) return
  const author = { description: 'Sign up' }
  const count = guard.blocks ? countSignUp : takeSignUp
  const { isLeft, isNoticeDue } = await tenant.store.writeLogIn(author, async (store) => {
    const isLeft = await count(store, guard, origin)
    return { isLeft, isNoticeDue: !isLeft && (await isAddressNoticeDue(store, guard)) }
  })
  if (isNoticeDue) notifyOfAddress(sign, origin)
  if (!isLeft && guard.blocks) throw new ApiError('too_many_signups')
}
