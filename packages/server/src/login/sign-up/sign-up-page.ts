import type { Request, Response } from 'express'
import type { ProviderOf } from '../../authentication/provider/provider-of.ts'
import { ApiError } from '../../errors.ts'
import { isMailAddress, type Mailer } from '../../mail/mail.ts'
import { renderSignup, type SignupError } from '../../pages/signup.ts'
import { writePage } from '../../pages/write-page.ts'
import { passwordRulesOf } from '../../passwords/password-strength.ts'
import { takesSignups } from '../../store/connections/connection-options.ts'
import type { Connection } from '../../store/connections/connections.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import type { LeakedPasswords } from '../guards/leaked-passwords.ts'
import { passwordRefusal } from '../guards/password-refusals.ts'
import { findUnderway, finish, formOf, originOf } from '../log-in/finish.ts'
import { interactionPath } from '../log-in/paths.ts'
import type { Underway } from '../login-transaction.ts'
import { signUp } from './sign-up.ts'

export async function getSignupPage(req: Request, res: Response, of: ProviderOf): Promise<void> {
  const underway = await findUnderway(req, res, of)
  writeSignup(res, underway, await connectionFor(req.tenant, underway), {})
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
  if (!isMailAddress(email)) {
    return writeSignup(res, underway, connection, { email, error: 'invalid-email' }, 400)
  }
  try {
    const { mailer, leaks } = options
    const at = { tenant, mailer, leaks, look, origin: originOf(req, client), connection }
    const made = await signUp({ ...at, user: { email }, password })
    await finish(req, res, underway, made.user_id, ['pwd'])
  } catch (error) {
    const said = refusalOf(error)
    if (!said) throw error
    const status = said === 'too-many-attempts' ? 429 : 400
    writeSignup(res, underway, connection, { email, error: said }, status)
  }
}

/** Who has an account already is not told so: anybody may type an address. */
function refusalOf(thrown: unknown): SignupError | undefined {
  const code = thrown instanceof ApiError ? thrown.code : undefined
  if (code === 'user_exists') return 'signup-failed'
  return code === 'too_many_signups' ? 'too-many-attempts' : passwordRefusal(thrown)
}

/** @throws ApiError `signup_closed` where nobody may sign up for this client */
async function connectionFor(tenant: Tenant, { client, interaction }: Underway) {
  const { connection: named } = interaction.params
  const open = await tenant.connections.findEnabledFor(client.clientId, {
    strategy: 'auth0',
    name: typeof named === 'string' ? named : undefined,
    accepts: ({ options }) => takesSignups(options),
  })
  if (!open) throw new ApiError('signup_closed')
  return open
}

type Filled = { readonly email?: string; readonly error?: SignupError }

function writeSignup(
  res: Response,
  { look, client, interaction }: Underway,
  { options }: Pick<Connection, 'options'>,
  filled: Filled,
  status = 200,
): void {
  const path = interactionPath(interaction.uid)
  const page = renderSignup(look, {
    action: `${path}/signup`,
    hidden: {},
    clientName: client.name,
    loginUrl: `${path}/login`,
    passwordRules: passwordRulesOf(options),
    ...filled,
  })
  const leadsTo = [String(interaction.params.redirect_uri ?? '')]
  writePage(res, page, { status, leadsTo })
}
