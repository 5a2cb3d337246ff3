import { composeVerifyEmail } from '../mail/compose.ts'
import type { Mailer } from '../mail/mail.ts'
import type { Look } from '../pages/look.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { requireStrength } from '../passwords/password-strength.ts'
import type { Connection } from '../store/connections.ts'
import type { LoginOrigin } from '../store/logins.ts'
import type { NewUser } from '../store/users.ts'
import type { Tenant } from '../tenancy/tenancy.ts'

interface SignUp {
  readonly tenant: Tenant
  readonly mailer: Mailer
  readonly look: Look
  readonly origin: LoginOrigin
  readonly connection: Pick<Connection, 'name' | 'options'>
  readonly user: Omit<NewUser, 'connection' | 'passwordHash'>
  readonly password: string
}

const lifetimeSeconds = 5 * 24 * 60 * 60

/**
 * Makes an account for whoever asks, and sends a link that shows the address to be theirs.
 *
 * @throws ApiError of weak passwords, `user_exists`, `password_queue_full`
 */
export async function signUp({ tenant, mailer, look, origin, ...sign }: SignUp) {
  const { connection, user, password } = sign
  requireStrength(password, connection.options, user)
  const passwordHash = await hashPassword(password)
  const author = { description: 'Sign up', clientId: origin.clientId }
  const made = await tenant.store.write(author, async ({ users, logs, tickets }) => {
    const { user_id = '', ...account } = await users.create({
      ...user,
      connection: connection.name,
      passwordHash,
    })
    const { clientId: client_id, clientName: client_name, ip } = origin
    const from = { client_id, client_name, ...(ip !== undefined && { ip }) }
    const { email } = account
    const named = email === undefined ? {} : { user_name: email }
    await logs.append({ type: 'ss', ...from, user_id, connection: connection.name, ...named })
    const secret = email === undefined ? '' : await tickets.createEmailVerification({ user_id })
    return { ...account, user_id, secret }
  })
  const { email: to, secret } = made
  if (to !== undefined) {
    const url = `${tenant.issuer}lo/verify_email?ticket=${secret}`
    await mailer.send(composeVerifyEmail(look, { to, url, lifetimeSeconds }))
  }
  return made
}
