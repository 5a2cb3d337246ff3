import type { Request, Response } from 'express'
import { ApiError } from '../../errors.ts'
import { isMailAddress, type Mailer } from '../../mail/mail.ts'
import { renderSignup, type SignupError } from '../../pages/signup.ts'
import { writePage } from '../../pages/write-page.ts'
import { takesSignups } from '../../store/logins.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import type { LeakedPasswords } from '../leaked-passwords.ts'
import type { ProviderOf } from '../provider.ts'
import { signUp } from '../sign-up.ts'
import { findUnderway, finish, formOf, originOf, type Underway } from './interaction.ts'
import { interactionPath } from './paths.ts'

export async function getSignupPage(req: Request, res: Response, of: ProviderOf): Promise<void> {
  const underway = await findUnderway(req, res, of)
  await connectionFor(req.tenant, underway)
  writeSignup(res, underway, {})
}

export async function createSignup(
  req: Request,
  res: Response,
  of: ProviderOf,
  options: { readonly mailer: Mailer; readonly leaks: LeakedPasswords },
): Promise<void> {
  const underway = await findUnderway(req, res, of)
  const { client, look } = underway
  const { tenant } = req
  const connection = await connectionFor(tenant, underway)
  const form = formOf(req)
  const [email, password] = [form.get('email')?.trim() ?? '', form.get('password') ?? '']
  if (!isMailAddress(email)) return writeSignup(res, underway, { email, error: 'invalid-email' })
  try {
    const { mailer, leaks } = options
    const at = { tenant, mailer, leaks, look, origin: originOf(req, client), connection }
    const made = await signUp({ ...at, user: { email }, password })
    await finish(req, res, underway, made.user_id, ['pwd'])
  } catch (error) {
    const said = error instanceof ApiError ? errors[error.code] : undefined
    if (!said) throw error
    writeSignup(res, underway, { email, error: said })
  }
}

/** Who has an account already is not told so: anybody may type an address. */
const errors: Readonly<Record<string, SignupError>> = {
  user_exists: 'signup-failed',
  password_too_weak: 'password-too-weak',
  password_too_common: 'password-too-common',
  password_leaked: 'password-too-common',
  password_personal: 'password-personal',
}

/** @throws ApiError `signup_closed` where nobody may sign up for this client */
async function connectionFor(tenant: Tenant, { client, interaction }: Underway) {
  const { connection: named } = interaction.params
  const open = await tenant.store.connections.findEnabledFor(client.clientId, {
    strategy: 'auth0',
    name: typeof named === 'string' ? named : undefined,
    accepts: ({ options }) => takesSignups(options),
  })
  if (!open) throw new ApiError('signup_closed')
  return open
}

type Filled = { readonly email?: string; readonly error?: SignupError }

function writeSignup(res: Response, { look, client, interaction }: Underway, filled: Filled): void {
  const path = interactionPath(interaction.uid)
  const page = renderSignup(look, {
    action: `${path}/signup`,
    hidden: {},
    clientName: client.name,
    loginUrl: `${path}/login`,
    passwordLengthMin: 8,
    ...filled,
  })
  const leadsTo = [String(interaction.params.redirect_uri ?? '')]
  writePage(res, page, { status: filled.error ? 400 : 200, leadsTo })
}
