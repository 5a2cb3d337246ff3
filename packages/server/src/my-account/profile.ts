import type { AuthenticationSchema, Schema } from '@latchkey/contract'
import { ApiError } from '../errors.ts'
import { type ServingAccount, writeOf } from './account-call.ts'
import { requireOwner } from './require-owner.ts'

/** The profile of a user, without metadata. */
export const profile: ServingAccount<'getMyProfile' | 'updateMyProfile'> = {
  async getMyProfile(call) {
    return { status: 200, body: profileOf(await requireOwner(call)) }
  },
  async updateMyProfile(call) {
    const patch = call.body as AuthenticationSchema<'MyProfilePatch'>
    const named = changeable.filter((name) => patch[name] !== undefined)
    const change = Object.fromEntries(named.map((name) => [name, patch[name]]))
    const user = await writeOf(call, (store) => store.users.update(call.userId, change))
    if (!user) throw new ApiError('invalid_token')
    return { status: 200, body: profileOf(user) }
  },
}

const changeable = ['name', 'given_name', 'family_name', 'nickname', 'picture'] as const

const shown = [
  'user_id',
  'email',
  'email_verified',
  'username',
  'phone_number',
  'phone_verified',
  ...changeable,
  'created_at',
  'updated_at',
  'last_login',
] as const

export function profileOf(user: Schema<'User'>): AuthenticationSchema<'MyProfile'> {
  const present = shown.filter((name) => user[name] !== undefined)
  const members = Object.fromEntries(present.map((name) => [name, user[name]]))
  return members as AuthenticationSchema<'MyProfile'>
}
