import type { AuthenticationSchema, Schema } from '@latchkey/contract'
import { ApiError } from '../errors.ts'
import { factorEntry } from '../login/second-factors/log-second-factor.ts'
import type { AuthenticationMethod } from '../store/second-factors/authentication-methods.ts'
import {
  type AccountCall,
  type AuthenticationMethodType,
  type ServingAccount,
  textOf,
  writeOf,
} from './account-call.ts'
import { requireOwner } from './require-owner.ts'

type Shown = AuthenticationSchema<'MyAuthenticationMethod'>

/** The authentication methods of a user: passwords, passkeys and second factors. */
export const authenticationMethods: ServingAccount<
  | 'listMyAuthenticationMethods'
  | 'getMyAuthenticationMethod'
  | 'updateMyAuthenticationMethod'
  | 'deleteMyAuthenticationMethod'
> = {
  async listMyAuthenticationMethods(call) {
    const type = call.query.get('type')
    const shown = await listMethods(call)
    const body = { authentication_methods: shown.filter((each) => !type || each.type === type) }
    return { status: 200, body }
  },
  async getMyAuthenticationMethod(call) {
    const found = (await listMethods(call)).find(({ id }) => id === methodIdOf(call))
    if (!found) throw new ApiError('authentication_method_not_found')
    return { status: 200, body: found }
  },
  async updateMyAuthenticationMethod(call) {
    const name = textOf(call, 'name')
    const preferred = channels.find((each) => each === call.body.preferred_authentication_method)
    const change = {
      ...(name !== undefined && { name }),
      ...(preferred && { preferred_authentication_method: preferred }),
    }
    const { req, userId, client } = call
    const updated = await writeOf(call, async ({ authenticationMethods: methods, logs }) => {
      const method = await methods.update(userId, methodIdOf(call), change)
      const entry = factorEntry(req, client, 'gd_update_device_account', { userId })
      if (method) await logs.append(entry)
      return method
    })
    if (!updated) throw new ApiError('authentication_method_not_found')
    return { status: 200, body: shownMethod(updated) }
  },
  async deleteMyAuthenticationMethod(call) {
    const { req, userId, client } = call
    const id = methodIdOf(call)
    if (id.startsWith('password|')) throw new ApiError('password_required')
    const isDeleted = await writeOf(call, async ({ authenticationMethods: methods, logs }) => {
      const existed = await methods.delete(userId, id)
      if (existed) await logs.append(factorEntry(req, client, 'gd_unenroll', { userId }))
      return existed
    })
    if (!isDeleted) throw new ApiError('authentication_method_not_found')
    return { status: 204 }
  },
}

const channels = ['sms', 'voice'] as const

const methodIdOf = ({ path }: AccountCall) => path.authentication_method_id ?? ''

/** All methods of the user of the call, passwords first. */
export async function listMethods(call: AccountCall): Promise<Shown[]> {
  const { store } = call.tenant
  const [user, methods] = await Promise.all([
    requireOwner(call),
    store.authenticationMethods.listOf(call.userId),
  ])
  return [...passwordsOf(call, user), ...methods.flatMap((each) => listed(each))]
}

/** The accounts of a user that have a password. */
export function passwordsOf(
  { tenant }: Pick<AccountCall, 'tenant'>,
  user: Schema<'User'>,
): Shown[] {
  const { created_at = '', last_password_reset } = user
  const accounts = user.identities?.filter(
    ({ provider = '' }) => tenant.connectors.find(provider)?.password !== undefined,
  )
  return (accounts ?? []).map(({ provider, user_id, connection }) => ({
    id: `password|${Buffer.from(String(user_id)).toString('base64url')}`,
    type: 'password',
    usage: ['primary'],
    identity_user_id: `${provider}|${user_id}`,
    ...(connection !== undefined && { connection }),
    created_at,
    ...(last_password_reset !== undefined && {
      last_password_reset: String(last_password_reset),
    }),
  }))
}

/** The types by their names in the management API. */
const types = {
  password: 'password',
  passkey: 'passkey',
  'webauthn-platform': 'webauthn-platform',
  'webauthn-roaming': 'webauthn-roaming',
  totp: 'totp',
  phone: 'phone',
  email: 'email',
  'email-verification': 'email',
  push: 'push-notification',
  guardian: 'push-notification',
  'recovery-code': 'recovery-code',
} as const satisfies Readonly<Record<AuthenticationMethod['type'], AuthenticationMethodType>>

/** A verified e-mail address is listed with other methods, and is none of its own. */
const listed = (method: AuthenticationMethod) =>
  method.type === 'email-verification' ? [] : [shownMethod(method)]

/** A method as users see it, with its uses. */
export function shownMethod(method: AuthenticationMethod): Shown {
  const { relying_party_identifier, enrolled_at: _, totp_secret: __, type, ...others } = method
  return {
    ...others,
    type: types[type],
    usage: [type === 'passkey' ? 'primary' : 'secondary'],
    ...(relying_party_identifier !== undefined && { relying_party_id: relying_party_identifier }),
  }
}

/** The method of this type that the user has enrolled last. */
export async function latestMethod(
  { tenant, userId }: AccountCall,
  type: AuthenticationMethod['type'],
): Promise<Shown> {
  const methods = await tenant.store.authenticationMethods.listOf(userId)
  const latest = methods.findLast((each) => each.type === type)
  if (!latest) throw new ApiError('authentication_method_not_found')
  return shownMethod(latest)
}
