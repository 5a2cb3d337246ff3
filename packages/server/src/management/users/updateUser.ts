import type { Schema } from '@latchkey/contract'
import { afterPasswordChange } from '../../actions/password-changes.ts'
import type { Connectors } from '../../connectors/connectors.ts'
import { requireDatabaseConnection } from '../../connectors/database-connection.ts'
import { ApiError } from '../../errors.ts'
import { historySizeOf, requireUnused } from '../../passwords/password-history.ts'
import { countedPassword } from '../../passwords/password-length.ts'
import { requireStrength } from '../../passwords/password-strength.ts'
import type { UserChange } from '../../store/users/user-changes.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { writeVerifying } from '../../tenant-mail/write-verifying.ts'
import type { Handler } from '../handler.ts'

export const updateUser: Handler<'updateUser'> = async (call) => {
  const { tenant, caller, mailer, path, body } = call
  requireScope(caller.scopes, body)
  const { password, verify_email: isRequested = false, verify_phone_number, ...others } = body
  const { client_id: clientId, ...change } = others
  const { accepted, hashed } = await checked(tenant, path.id, { ...change, password })
  const changed = await writeVerifying(call, { isRequested, clientId }, async (store) => {
    const updated = await store.users.update(path.id, { ...accepted, ...hashed })
    if (updated && hashed) {
      await store.logs.append({ type: 'scp', user_id: path.id, client_id: caller.clientId })
    }
    return updated
  })
  if (!changed) throw new ApiError('user_not_found')
  if (hashed) {
    const connection = change.connection ?? changed.identities?.[0]?.connection ?? ''
    afterPasswordChange(mailer, { tenant, userId: path.id, connection })
  }
  return { status: 200, body: changed }
}

/** The members that each further scope permits; `update:users` permits all. */
const allowedBy: Readonly<Record<string, readonly string[]>> = {
  'update:users_app_metadata': ['user_metadata', 'app_metadata'],
  'update:current_user_metadata': ['user_metadata'],
}

/** @throws ApiError 403 for other members than metadata, if the caller may change nothing else */
function requireScope(scopes: ReadonlySet<string>, body: Schema<'UserPatch'>): void {
  if (scopes.has('update:users')) return
  const allowed = Object.entries(allowedBy).flatMap(([scope, names]) =>
    scopes.has(scope) ? names : [],
  )
  if (Object.keys(body).every((name) => allowed.includes(name))) return
  const message = 'Insufficient scope, expected any of: update:users'
  throw new ApiError('insufficient_scope', { message })
}

type Change = Omit<UserChange, 'passwordHash' | 'rememberedHashes'>

interface Checked {
  readonly accepted: Change
  /** The hash of the new password, and how many hashes to remember. */
  readonly hashed?: Pick<UserChange, 'passwordHash' | 'rememberedHashes'>
}

/**
 * Validates new identifiers and a new password by the rules of the connection, and hashes the
 * password.
 */
async function checked(
  tenant: Tenant,
  userId: string,
  { password, ...change }: Change & { readonly password: string | null | undefined },
): Promise<Checked> {
  const { id, connectors, passwords, store } = tenant
  const ofConnection = [password, change.connection, ...ofAccount.map((name) => change[name])]
  if (ofConnection.every((each) => each === undefined)) return { accepted: change }
  const user = await store.users.get(userId)
  if (!user) throw new ApiError('user_not_found')
  const isOfConnection = [password, change.username, change.email, change.phone_number].some(
    (each) => typeof each === 'string',
  )
  const name = change.connection ?? user.identities?.[0]?.connection ?? ''
  const account = user.identities?.find(({ connection }) => connection === name)
  if (account && !isOfConnection) {
    requireProvisioned(connectors, account, change)
    return { accepted: change }
  }
  const found = await requireDatabaseConnection(connectors, store, name)
  const { options } = found.connection
  const accepted = found.connector.provisioning.acceptChange(change, options)
  if (typeof password !== 'string') return { accepted }
  const together = ['email', 'email_verified', 'phone_number', 'phone_verified'].find(
    (each) => each in change,
  )
  const other = change.username === undefined ? together : 'username'
  if (other !== undefined) {
    const message = `Cannot update password and ${other} simultaneously`
    throw new ApiError('password_not_alone', { message })
  }
  requireStrength(password, options, user)
  await requireUnused(tenant, { userId, connection: found.connection, password })
  const passwordHash = await passwords.hash(id, countedPassword(password, options))
  return { accepted, hashed: { passwordHash, rememberedHashes: historySizeOf(options) } }
}

const ofAccount = ['email', 'username', 'phone_number', 'email_verified', 'phone_verified'] as const

/** @throws ApiError `not_in_database` for members that only accounts of a database have */
function requireProvisioned(
  connectors: Connectors,
  { provider = '' }: Schema<'UserIdentity'>,
  change: Change,
): void {
  if (connectors.find(provider)?.provisioning) return
  if (ofAccount.some((name) => change[name] !== undefined)) throw new ApiError('not_in_database')
}
