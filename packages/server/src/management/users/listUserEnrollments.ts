import type { Schema } from '@latchkey/contract'
import { enrollmentOf } from '../guardian/enrollment-of.ts'
import type { Handler } from '../handler.ts'

export const listUserEnrollments: Handler<'listUserEnrollments'> = async ({ tenant, path }) => {
  const { items } = await tenant.store.authenticationMethods.list(path.id, { per_page: 100 })
  const factors = items.filter(({ type }) => type !== 'recovery-code' && type !== 'passkey')
  const body = factors.map((method): Schema<'UserEnrollment'> => {
    const auth_method = authMethods[method.type]
    return {
      ...enrollmentOf(method, tenant),
      type: method.type,
      ...(auth_method && { auth_method }),
    }
  })
  return { status: 200, body }
}

type AuthMethod = NonNullable<Schema<'UserEnrollment'>['auth_method']>

const authMethods: Readonly<Record<string, AuthMethod>> = {
  totp: 'authenticator',
  phone: 'sms',
  push: 'guardian',
  guardian: 'guardian',
  'webauthn-platform': 'webauthn-platform',
  'webauthn-roaming': 'webauthn-roaming',
}
