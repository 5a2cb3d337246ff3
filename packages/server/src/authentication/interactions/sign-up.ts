import type { Request, Response } from 'express'
import { ApiError } from '../../errors.ts'
import { renderSignup, type SignupError } from '../../pages/signup.ts'
import { writePage } from '../../pages/write-page.ts'
import { hashPassword } from '../../passwords/password-hash.ts'
import { requireStrength } from '../../passwords/password-strength.ts'
import { takesSignups } from '../../store/logins.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import type { ProviderOf } from '../provider.ts'
import { findUnderway, formOf, originOf, type Underway } from './interaction.ts'
import { finish } from './interactions.ts'
import { interactionPath } from './paths.ts'

export async function getSignupPage(req: Request, res: Response, of: ProviderOf): Promise<void> {
  const underway = await findUnderway(req, res, of)
  await connectionFor(req.tenant, underway)
  writeSignup(res, underway, {})
}

export async function createSignup(req: Request, res: Response, of: ProviderOf): Promise<void> {
  const underway = await findUnderway(req, res, of)
  const { provider, client } = underway
  const connection = await connectionFor(req.tenant, underway)
  const form = formOf(req)
  const [email, password] = [form.get('email')?.trim() ?? '', form.get('password') ?? '']
  const refuse = (error: SignupError) => writeSignup(res, underway, { email, error })
  if (!/^[^\s@]{1,64}@[^\s@]{1,253}$/.test(email)) return refuse('invalid-email')
  try {
    requireStrength(password, connection.options, { email })
  } catch (error) {
    if (error instanceof ApiError) return refuse('password-too-weak')
    throw error
  }
  const passwordHash = await hashPassword(password)
  const author = { description: 'Sign up', clientId: client.clientId }
  const made = await req.tenant.store
    .write(author, async (store) => {
      const user = await store.users.create({ connection: connection.name, email, passwordHash })
      const { clientId: client_id, clientName: client_name, ip } = originOf(req, client)
      const of = { client_id, client_name, ...(ip !== undefined && { ip }) }
      const user_id = user.user_id ?? ''
      await store.logs.append({ type: 'ss', ...of, user_id, user_name: email })
      return user_id
    })
    .catch((error) => {
      // Who has an account already is not told so: anybody may type an address.
      if (error instanceof ApiError && error.code === 'user_exists') return undefined
      throw error
    })
  if (made === undefined) return refuse('signup-failed')
  await finish(req, res, provider, made, ['pwd'])
}

/** @throws ApiError `signup_closed` where nobody may sign up for this client */
async function connectionFor(tenant: Tenant, { client, interaction }: Underway) {
  const { connection: named } = interaction.params
  const page = await tenant.store.connections.listEnabledFor(client.clientId, {
    strategy: ['auth0'],
    take: 50,
  })
  const open = page.items.filter(({ options }) => takesSignups(options))
  const [first] = named === undefined ? open : open.filter(({ name }) => name === named)
  if (!first) throw new ApiError('signup_closed')
  return first
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
