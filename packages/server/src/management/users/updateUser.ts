import type { Schema } from '@latchkey/contract'
import { ApiError } from '../../errors.ts'
import { hashPassword } from '../../passwords/password-hash.ts'
import { requireStrength } from '../../passwords/password-strength.ts'
import type { TenantStore } from '../../store/tenants/tenants.ts'
import type { Handler } from '../handler.ts'
import { requireUsername } from './require-identifiers.ts'

export const updateUser: Handler<'updateUser'> = async ({ tenant, caller, write, path, body }) => {
  requireScope(caller.scopes, body)
  const { password, verify_email, verify_phone_number, client_id, ...change } = body
  const user = await tenant.store.users.get(path.id)
  if (!user) throw new ApiError('user_not_found')
  const passwordHash = await checked(tenant.store, user, body)
  const changed = await write((store) =>
    store.users.update(path.id, { ...change, ...(passwordHash !== undefined && { passwordHash }) }),
  )
  if (!changed) throw new ApiError('user_not_found')
  return { status: 200, body: changed }
}

const metadata = ['user_metadata', 'app_metadata']

/** @throws ApiError 403 where the scope is that of metadata and more is changed. */
function requireScope(scopes: ReadonlySet<string>, body: Schema<'UserPatch'>): void {
  if (scopes.has('update:users') || Object.keys(body).every((name) => metadata.includes(name))) {
    return
  }
  const message = 'Insufficient scope, expected any of: update:users'
  throw new ApiError('insufficient_scope', { message })
}

/** What the connection has to say of new credentials; answers the hash of a new password. */
async function checked(
  { databaseConnections }: TenantStore,
  user: Schema<'User'>,
  { password, username, connection, ...patch }: Schema<'UserPatch'>,
): Promise<string | undefined> {
  if (typeof password !== 'string' && typeof username !== 'string') return undefined
  const place = await databaseConnections.get(connection ?? user.identities?.[0]?.connection ?? '')
  if (typeof username === 'string') requireUsername(username, place)
  if (typeof password !== 'string') return undefined
  const together = ['email', 'email_verified', 'phone_number', 'phone_verified'].find(
    (name) => name in patch,
  )
  const other = username === undefined ? together : 'username'
  if (other !== undefined) {
    const message = `Cannot update password and ${other} simultaneously`
    throw new ApiError('password_not_alone', { message })
  }
  requireStrength(password, place.options, user)
  return hashPassword(password)
}
