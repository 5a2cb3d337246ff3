import type { AuthenticationSchema, Schema } from '@latchkey/contract'
import { ApiError } from '../errors.ts'
import { type ServingAccount, textOf, writeOf } from './account-call.ts'
import { requireOwner } from './require-owner.ts'

/** The profile of a user, without metadata. */
export const profile: ServingAccount<'getMyProfile' | 'updateMyProfile'> = {
  async getMyProfile(call) {
    return { status: 200, body: profileOf(await requireOwner(call)) }
  },
  async updateMyProfile(call) {
    const named = changeable.filter((name) => textOf(call, name) !== undefined)
    const change = Object.fromEntries(named.map((name) => [name, textOf(call, name)]))
    const user = await writeOf(call, (store) => store.users.update(call.userId, change))
    if (!user) throw new ApiError('invalid_token')
    return { status: 200, body: profileOf(user) }
  },
}

const changeable = ['name', 'given_name', 'family_name', 'nickname', 'picture'] as const

/** The profile as its user sees it. */
export function profileOf(user: Schema<'User'>): AuthenticationSchema<'MyProfile'> {
  const { user_id = '', created_at = '', updated_at = '', last_login } = user
  const { email, email_verified, username, phone_number, phone_verified } = user
  const names = changeable.flatMap((name) => (user[name] === undefined ? [] : [[name, user[name]]]))
  return {
    user_id,
    ...(email !== undefined && { email }),
    ...(email_verified !== undefined && { email_verified }),
    ...(username !== undefined && { username }),
    ...(phone_number !== undefined && { phone_number }),
    ...(phone_verified !== undefined && { phone_verified }),
    ...Object.fromEntries(names),
    created_at: String(created_at),
    updated_at: String(updated_at),
    ...(last_login !== undefined && { last_login: String(last_login) }),
  }
}
