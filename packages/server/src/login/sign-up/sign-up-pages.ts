import type { Request, Response } from 'express'
import { ApiError } from '../../errors.ts'
import { emailOf } from '../../identifiers/identifiers.ts'
import type { Mailer } from '../../mail/mail.ts'
import { renderSignup, type SignupError } from '../../pages/signup.ts'
import { writePage } from '../../pages/write-page.ts'
import { passwordRulesOf } from '../../passwords/password-strength.ts'
import { takesSignups } from '../../store/connections/connection-options.ts'
import type { Connection } from '../../store/connections/connections.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import type { LeakedPasswords } from '../guards/leaked-passwords.ts'
import { passwordRefusal } from '../guards/password-refusals.ts'
import { finish } from '../log-in/finish.ts'
import { originOf } from '../login-origin.ts'
import { type LoginTransaction, pathOf } from '../login-transaction.ts'
import { formOf } from '../same-origin-form.ts'
import type { ServeTransaction } from '../serve-login.ts'
import { signUp } from './sign-up.ts'

interface SignupPageOptions {
  readonly mailer: Mailer
  readonly leaks: LeakedPasswords
}

/** The page where people make an account. */
export function createSignupPages(
  options: SignupPageOptions,
): Readonly<Record<string, ServeTransaction>> {
  return {
    async getSignupPage({ tenant }, res, transaction) {
      writeSignup(res, transaction, await connectionFor(tenant, transaction), {})
    },
    createSignup: (req, res, transaction) => createSignup(req, res, transaction, options),
  }
}

async function createSignup(
  req: Request,
  res: Response,
  transaction: LoginTransaction,
  { mailer, leaks }: SignupPageOptions,
): Promise<void> {
  const { client, look } = transaction
  const { tenant } = req
  const connection = await connectionFor(tenant, transaction)
  const form = formOf(req)
  const [email, password] = [form.get('email')?.trim() ?? '', form.get('password') ?? '']
  if (emailOf(email) === undefined) {
    return writeSignup(res, transaction, connection, { email, error: 'invalid-email' }, 400)
  }
  try {
    const at = { tenant, mailer, leaks, look, origin: originOf(req, client), connection }
    const made = await signUp({ ...at, user: { email }, password })
    await finish(req, res, transaction, { userId: made.user_id, amr: ['pwd'] })
  } catch (error) {
    const said = refusalOf(error)
    if (!said) throw error
    const status = said === 'too-many-attempts' ? 429 : 400
    writeSignup(res, transaction, connection, { email, error: said }, status)
  }
}

/** Who has an account already is not told so: anybody may type an address. */
function refusalOf(thrown: unknown): SignupError | undefined {
  const code = thrown instanceof ApiError ? thrown.code : undefined
  if (code === 'user_exists') return 'signup-failed'
  return code === 'too_many_signups' ? 'too-many-attempts' : passwordRefusal(thrown)
}

/** @throws ApiError `signup_closed` where nobody may sign up for this client */
async function connectionFor(tenant: Tenant, { client, connection: name }: LoginTransaction) {
  const open = await tenant.connections.findEnabledFor(client.clientId, {
    strategy: 'auth0',
    name,
    accepts: ({ options }) => takesSignups(options),
  })
  if (!open) throw new ApiError('signup_closed')
  return open
}

type Filled = { readonly email?: string; readonly error?: SignupError }

function writeSignup(
  res: Response,
  transaction: LoginTransaction,
  { options }: Pick<Connection, 'options'>,
  filled: Filled,
  status = 200,
): void {
  const { look, client, leadsTo } = transaction
  const path = pathOf(transaction)
  const page = renderSignup(look, {
    action: `${path}/signup`,
    hidden: {},
    clientName: client.name,
    loginUrl: `${path}/login`,
    passwordRules: passwordRulesOf(options),
    ...filled,
  })
  writePage(res, page, { status, leadsTo })
}
