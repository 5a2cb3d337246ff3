import type { Schema } from '@latchkey/contract'
import { ApiError } from '../errors.ts'
import type { AccountCall } from './account-call.ts'

/**
 * The user of the token.
 *
 * @throws ApiError `invalid_token` for a user who was deleted since the token was issued
 */
export async function requireOwner({
  tenant,
  userId,
}: Pick<AccountCall, 'tenant' | 'userId'>): Promise<Schema<'User'>> {
  const user = await tenant.store.users.get(userId)
  if (!user) throw new ApiError('invalid_token')
  return user
}
