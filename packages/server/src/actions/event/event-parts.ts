import type { Schema } from '@latchkey/contract'
import type { RequestFacts } from '../../request-facts.ts'
import type { Client } from '../../store/clients/clients.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'

/** A value that JSON can express; members without a value are left out. */
export type EventPart = Readonly<Record<string, unknown>>

/** The request that causes a run. */
export interface CausingRequest {
  readonly tenant: Tenant
  readonly facts: RequestFacts
  readonly method: string
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
}

/** What a request sends, as far as functions may read it. */
export interface SentValues {
  readonly query?: EventPart
  readonly body?: EventPart
}

/** `event.request`: where the request came from, and what it sends. */
export function requestPart(
  { tenant, facts, method, headers }: CausingRequest,
  { query = {}, body = {} }: SentValues = {},
): EventPart {
  const { address, asn, countryCode, subdivisionCode, userAgent } = facts
  const { 'accept-language': languages } = headers
  return {
    hostname: tenant.domain,
    method,
    query,
    body,
    geoip: {
      ...(countryCode !== undefined && { countryCode }),
      ...(subdivisionCode !== undefined && { subdivisionCode: subdivisionCode.split('-').at(-1) }),
    },
    ...(address !== undefined && { ip: address }),
    ...(asn !== undefined && { asn: String(asn) }),
    ...(userAgent !== undefined && { user_agent: userAgent }),
    ...(typeof languages === 'string' && { language: languages.split(',', 1)[0] }),
  }
}

/** `event.client`. */
export const clientPart = ({ clientId, name, settings }: Client): EventPart => ({
  client_id: clientId,
  name,
  metadata: settings.client_metadata ?? {},
})

/** `event.tenant`. */
export const tenantPart = ({ name }: Pick<Tenant, 'name'>): EventPart => ({ id: name })

/** `event.organization`. */
export const organizationPart = (organization: Schema<'Organization'>): EventPart => ({
  id: organization.id,
  name: organization.name,
  display_name: organization.display_name,
  metadata: organization.metadata ?? {},
})

/** `event.connection`, by the name of the connection. */
export async function connectionPart(
  { store }: Pick<Tenant, 'store'>,
  name: string | undefined,
): Promise<EventPart | undefined> {
  const found = name === undefined ? undefined : await store.connections.findByName(name)
  if (!found) return undefined
  const { id, strategy, metadata = {} } = found
  return { id, name: found.name, strategy, metadata }
}

/** The authentication methods that are second factors, by their names in the hosted API. */
const factorTypes: Readonly<Record<string, string>> = {
  totp: 'otp',
  phone: 'phone',
  email: 'email',
  'webauthn-roaming': 'webauthn-roaming',
  'webauthn-platform': 'webauthn-platform',
  'recovery-code': 'recovery-code',
}

/** The members of `event.user` that name the second factors which the user has enrolled. */
export async function enrolledPart(
  { store }: Pick<Tenant, 'store'>,
  userId: string,
): Promise<EventPart> {
  const methods = await store.authenticationMethods.listOf(userId)
  const types = methods.flatMap(({ type, confirmed }) =>
    confirmed ? (factorTypes[type] ?? []) : [],
  )
  const enrolledFactors = types.map((type) => ({ type, options: {} }))
  return { enrolledFactors, multifactor: types.length > 0 ? ['guardian'] : [] }
}

/** Members of a user that `event.user` has; none of them is a secret. */
const userMembers = [
  'created_at',
  'email',
  'email_verified',
  'family_name',
  'given_name',
  'identities',
  'last_ip',
  'last_login',
  'last_password_reset',
  'logins_count',
  'name',
  'nickname',
  'phone_number',
  'phone_verified',
  'picture',
  'updated_at',
  'user_id',
  'username',
] as const

/** `event.user`. */
export function userPart(user: Schema<'User'>): EventPart {
  const shown = userMembers.flatMap((name) => {
    const value = user[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return {
    app_metadata: user.app_metadata ?? {},
    user_metadata: user.user_metadata ?? {},
    ...Object.fromEntries(shown),
  }
}
