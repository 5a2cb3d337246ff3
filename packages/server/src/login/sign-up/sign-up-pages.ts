import type { Request, Response } from 'express'
import { ApiError } from '../../errors.ts'
import { codeIdentifiers, verifiedForCodes } from '../../identifiers/code-identifiers.ts'
import { typedIdentifier } from '../../identifiers/identifiers.ts'
import { type AddressKind, acceptsNewPasswords } from '../../identifiers/sign-up-identifiers.ts'
import type { Mailer } from '../../mail/mail.ts'
import { redirectTo } from '../../pages/redirect-to.ts'
import { identifierErrors, renderSignup, type SignupError } from '../../pages/signup.ts'
import { writePage } from '../../pages/write-page.ts'
import { passwordRulesOf } from '../../passwords/password-strength.ts'
import { once } from '../../timing/once.ts'
import { challengeOf, passesChallenge } from '../bot-detection/page-challenge.ts'
import type { LeakedPasswords } from '../guards/leaked-passwords.ts'
import { passwordRefusal } from '../guards/password-refusals.ts'
import { finish } from '../log-in/finish.ts'
import { originOf } from '../login-origin.ts'
import { pathOf } from '../login-transaction.ts'
import { partialFieldsOf, userMetadataOf } from '../partial-fields.ts'
import { formOf } from '../same-origin-form.ts'
import { firstFactorOf } from '../second-factors/destination-of-first.ts'
import type { OpenLogin, ServeTransaction } from '../serve-login.ts'
import { beginCodes, dueAddresses } from './begin-codes.ts'
import { createAccount, prepareSignUp, type SigningUp } from './sign-up.ts'
import { type Asking, askedIn, type Typed, typedIn, wrongKind } from './typed-identifiers.ts'

interface SignupPageOptions {
  readonly mailer: Mailer
  readonly leaks: LeakedPasswords
  readonly now: () => Date
}

/** The page to create an account. */
export function createSignupPages(
  options: SignupPageOptions,
): Readonly<Record<'getSignupPage' | 'createSignup', ServeTransaction>> {
  return {
    getSignupPage(req, res, transaction) {
      const hint = typedIdentifier(transaction.loginHint ?? '')
      return writeSignup(req, res, transaction, { typed: hint ? { [hint.kind]: hint.value } : {} })
    },
    createSignup: (req, res, transaction) => createSignup(req, res, transaction, options),
  }
}

async function createSignup(
  req: Request,
  res: Response,
  transaction: OpenLogin,
  options: SignupPageOptions,
): Promise<void> {
  const form = formOf(req)
  const asking = askingOf(transaction)
  const password = acceptsNewPasswords(asking.options) ? (form.get('password') ?? '') : undefined
  const typed = typedIn(form, asking)
  const filled = { typed, submitted: partialFieldsOf(form) }
  const refuse = (error: SignupError, status = 400) =>
    writeSignup(req, res, transaction, { ...filled, error }, status)
  const wrong = wrongKind(typed, asking)
  if (wrong) return refuse(identifierErrors[wrong])
  const user_metadata = userMetadataOf(form, transaction.branding.partials?.signup?.signup)
  if (!user_metadata) return refuse('invalid-value')
  if (!(await passesChallenge(req, transaction, 'sign-up'))) {
    return writeSignup(req, res, transaction, { ...filled, hasFailedChallenge: true }, 400)
  }
  const findFirst = once(() => firstFactorOf(req, transaction))
  const user = { ...typed, ...(hasMembers(user_metadata) && { user_metadata }) }
  const parts = partsOf(req, transaction, options)
  const findSignedUp = async () => (await findFirst())?.userId
  const sign = { ...parts, user, findSignedUp, ...(password !== undefined && { password }) }
  try {
    const prepared = await prepareSignUp(sign)
    const due = dueAddresses(sign, prepared)
    const missing = password === undefined && missingAddress(asking, due)
    if (missing) return refuse(identifierErrors[missing])
    if (due) {
      await beginCodes(req, transaction, sign, prepared, { due, now: options.now })
      return redirectTo(res, `${pathOf(transaction)}/signup-code`)
    }
    await finishSignUp(req, res, transaction, await createAccount(sign, prepared))
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    const isKnown = refusal === 'signup-failed'
    const first = isKnown ? await findFirst() : undefined
    if (first) return redirectTo(res, first.url)
    await refuse(refusal, refusal === 'too-many-attempts' ? 429 : 400)
  }
}

/** An address by which the user could log in without a password, if the sign-up verifies none. */
function missingAddress(
  { options, invited }: Asking,
  due: readonly AddressKind[] = [],
): AddressKind | undefined {
  const proven = invited === undefined ? due : [...due, 'email']
  const canLogIn = codeIdentifiers(options).some((kind) => proven.includes(kind))
  return canLogIn ? undefined : verifiedForCodes(options)[0]
}

/** The sign-up of a log-in. */
export function partsOf(
  req: Request,
  transaction: OpenLogin,
  { mailer, leaks }: Pick<SignupPageOptions, 'mailer' | 'leaks'>,
): SigningUp {
  const { branding, client, organization } = transaction
  return {
    tenant: req.tenant,
    mailer,
    leaks,
    branding,
    origin: originOf(req, client),
    way: wayOf(transaction),
    organization: organization?.organization,
    isInvited: organization?.invitation?.email !== undefined,
  }
}

/** Logs in the user who has signed up. */
export const finishSignUp = (
  req: Request,
  res: Response,
  transaction: OpenLogin,
  { user_id: userId }: { readonly user_id: string },
): Promise<void> => {
  const { name: connection, options } = wayOf(transaction).connection
  const amr = [acceptsNewPasswords(options) ? 'pwd' : 'otp']
  return finish(req, res, transaction, { userId, amr, connection })
}

const hasMembers = (object: object) => Object.keys(object).length > 0

/**
 * The error that the page shows. It does not reveal an existing account, since anybody can enter an
 * address.
 */
function refusalOf(thrown: unknown): SignupError | undefined {
  const code = thrown instanceof ApiError ? thrown.code : undefined
  return (code && refusals[code]) || passwordRefusal(thrown)
}

const refusals: Readonly<Partial<Record<string, SignupError>>> = {
  user_exists: 'signup-failed',
  too_many_signups: 'too-many-attempts',
  too_many_mails: 'too-many-attempts',
  phone_number_malformed: 'invalid-phone',
  phone_number_refused: 'invalid-phone',
}

/** @throws ApiError `signup_closed` if the client has no connection for sign-ups */
function wayOf({ ways }: OpenLogin) {
  if (!ways.signUp) throw new ApiError('signup_closed')
  return ways.signUp
}

/** The connection that the user signs up to, and the address to which an invitation was sent. */
const askingOf = (transaction: OpenLogin): Asking => ({
  options: wayOf(transaction).connection.options,
  invited: transaction.organization?.invitation?.email,
})

interface Filled extends Pick<Parameters<typeof renderSignup>[1], 'error' | 'submitted'> {
  readonly typed: Typed
  /** Whether the answer to the challenge was missing or wrong. */
  readonly hasFailedChallenge?: boolean
}

/** Sends the page with the form. */
export async function writeSignup(
  req: Request,
  res: Response,
  transaction: OpenLogin,
  { hasFailedChallenge = false, typed, ...filled }: Filled,
  status = 200,
): Promise<void> {
  const { branding, client, redirectTargets } = transaction
  const asking = askingOf(transaction)
  const { invited } = asking
  const path = pathOf(transaction)
  const page = renderSignup(branding, {
    action: `${path}/signup`,
    hidden: {},
    clientName: client.name,
    identifiers: askedIn(asking).map((asked) => ({
      ...asked,
      value: typed[asked.kind] ?? (asked.kind === 'email' ? invited : undefined),
      isFixed: asked.kind === 'email' && invited !== undefined,
    })),
    loginUrl: `${path}/login`,
    passwordRules: acceptsNewPasswords(asking.options)
      ? passwordRulesOf(asking.options)
      : undefined,
    challenge: await challengeOf(req, transaction, 'sign-up', hasFailedChallenge),
    ...filled,
  })
  writePage(res, page, { status, redirectTargets })
}
