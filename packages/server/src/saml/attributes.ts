import { createHash } from 'node:crypto'
import type { Schema } from '@latchkey/contract'
import { type NameId, nameIdFormats, type SamlAttribute } from '@latchkey/saml'
import { memberOf } from '../members.ts'
import type { SamlAddon } from './addon.ts'

/** A user, with the names of their groups. */
type User = Omit<Schema<'User'>, 'groups'> & { readonly groups?: readonly string[] }
type Value = string | number | boolean

const claims = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims'

/** The default attribute names, by members of the profile. */
export const defaultMappings: Readonly<Record<string, string>> = {
  user_id: `${claims}/nameidentifier`,
  email: `${claims}/emailaddress`,
  name: `${claims}/name`,
  given_name: `${claims}/givenname`,
  family_name: `${claims}/surname`,
  upn: `${claims}/upn`,
  groups: 'http://schemas.xmlsoap.org/claims/Group',
}

/** The prefix of attributes without a mapping. */
const unmappedPrefix = 'http://schemas.auth0.com/'
const uriFormat = 'urn:oasis:names:tc:SAML:2.0:attrname-format:uri'

/** Members of a profile that are internal, or that other attributes show. */
const notPassed: readonly string[] = [
  'identities',
  'multifactor',
  'blocked',
  'blocked_for',
  'guardian_authenticators',
  'last_ip',
  'last_login',
  'last_password_reset',
  'logins_count',
]
const valuesMax = 100

/**
 * The attributes of an assertion, by the mappings of the add-on.
 *
 * @param set attributes that actions of the tenant set; null removes one
 */
export function attributesOf(
  user: User,
  addon: SamlAddon,
  set: Readonly<Record<string, Value | readonly Value[] | null>> = {},
): readonly SamlAttribute[] {
  const found = new Map(namedValues(user, addon))
  for (const [name, value] of Object.entries(set)) {
    found.delete(name)
    add(found, name, value)
  }
  const nameFormat = addon.includeAttributeNameFormat ? uriFormat : undefined
  return [...found].map(([name, values]) => ({
    name,
    nameFormat,
    values,
    isTyped: addon.typedAttributes,
  }))
}

/**
 * The NameID of an assertion: the first of the probed attributes that the user has. By its format,
 * a request may select the e-mail address, the user id, or an identifier of this session alone.
 */
export function nameIdOf(
  user: User,
  addon: SamlAddon,
  format: string,
  sessionIndex: string,
): NameId {
  if (format !== addon.nameIdentifierFormat) {
    if (format === nameIdFormats.transient) return { value: transientOf(sessionIndex), format }
    const isAddress = format === nameIdFormats.email && user.email
    return { value: isAddress ? String(user.email) : (user.user_id ?? ''), format }
  }
  const named = namedValues(user, addon)
  const probed = addon.nameIdentifierProbes.map((name) => named.get(name)?.[0])
  const value = probed.find((each) => each !== undefined && each !== '')
  return { value: String(value ?? user.user_id), format }
}

/** SAML Core, section 8.3.8: an opaque value, the same in all assertions about one session. */
const transientOf = (sessionIndex: string) =>
  `_${createHash('sha256').update(`transient ${sessionIndex}`).digest('hex').slice(0, 40)}`

function namedValues(user: User, addon: SamlAddon): ReadonlyMap<string, readonly Value[]> {
  const profile: Readonly<Record<string, unknown>> = {
    ...user,
    ...(addon.createUpnClaim && { upn: memberOf(user, 'upn') ?? user.email }),
  }
  const mappings = mappingsOf(addon)
  const found = new Map<string, readonly Value[]>()
  for (const [member, name] of mappings) add(found, name, valueAt(profile, member))
  if (addon.passthroughClaimsWithNoMapping) {
    const mapped = new Set(mappings.map(([member]) => member))
    for (const [member, value] of Object.entries(profile)) {
      if (mapped.has(member) || notPassed.includes(member)) continue
      add(found, addon.mapUnknownClaimsAsIs ? member : unmappedPrefix + member, value)
    }
  }
  if (addon.mapIdentities) addIdentity(found, user)
  return found
}

/** The mappings of the add-on, which replace the default ones as a whole. */
function mappingsOf({ mappings, createUpnClaim }: SamlAddon) {
  const mapped = Object.entries(mappings ?? defaultMappings).flatMap(([member, name]) =>
    (Array.isArray(name) ? name : [name]).flatMap((each) =>
      typeof each === 'string' && each !== '' ? [[member, each] as const] : [],
    ),
  )
  const isMapped = mapped.some(([member]) => member === 'upn')
  const upn = [['upn', defaultMappings.upn ?? ''] as const]
  return createUpnClaim && !isMapped ? [...mapped, ...upn] : mapped
}

/** The value at a path such as `user_metadata.color`. */
function valueAt(profile: Readonly<Record<string, unknown>>, path: string): unknown {
  if (Object.hasOwn(profile, path)) return profile[path]
  return path.split('.').reduce<unknown>(memberOf, profile)
}

function add(found: Map<string, readonly Value[]>, name: string, value: unknown): void {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value]
  const values = list.filter(isPlain).slice(0, valuesMax)
  if (values.length > 0) found.set(name, [...(found.get(name) ?? []), ...values])
}

/** Objects cannot be attribute values. */
const isPlain = (value: unknown): value is Value =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

function addIdentity(found: Map<string, readonly Value[]>, { identities }: User): void {
  const [first] = identities ?? []
  if (!first) return
  const prefix = `${unmappedPrefix}identities/default`
  add(found, `${prefix}/provider`, first.provider)
  add(found, `${prefix}/connection`, first.connection)
  add(found, `${prefix}/isSocial`, first.isSocial)
}
