import type { Schema } from '@latchkey/contract'
import { type NameId, nameIdFormats, type SamlAttribute } from '@latchkey/saml'
import { memberOf } from '../members.ts'
import type { SamlAddon } from './addon.ts'

type User = Schema<'User'>
type Value = string | number | boolean

const claims = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims'

/** How members of a profile are called where the add-on does not say otherwise. */
export const defaultMappings: Readonly<Record<string, string>> = {
  user_id: `${claims}/nameidentifier`,
  email: `${claims}/emailaddress`,
  name: `${claims}/name`,
  given_name: `${claims}/givenname`,
  family_name: `${claims}/surname`,
  upn: `${claims}/upn`,
  groups: 'http://schemas.xmlsoap.org/claims/Group',
}

/** What is put before the name of a member that nothing maps. */
const unmappedPrefix = 'http://schemas.auth0.com/'
const uriFormat = 'urn:oasis:names:tc:SAML:2.0:attrname-format:uri'

/** Members of a profile that are the tenant's business, or have attributes of their own. */
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

/** What an assertion says of a user, by the mappings of the add-on. */
export function attributesOf(user: User, addon: SamlAddon): readonly SamlAttribute[] {
  const found = namedValues(user, addon)
  const nameFormat = addon.includeAttributeNameFormat ? uriFormat : undefined
  return [...found].map(([name, values]) => ({
    name,
    nameFormat,
    values,
    isTyped: addon.typedAttributes,
  }))
}

/**
 * The name of a user in an assertion: the first of the probed attributes that the user has. A
 * request may ask for the address or the user ID instead, by another format.
 */
export function nameIdOf(user: User, addon: SamlAddon, format: string): NameId {
  if (format !== addon.nameIdentifierFormat) {
    const isAddress = format === nameIdFormats.email && user.email
    return { value: isAddress ? String(user.email) : (user.user_id ?? ''), format }
  }
  const named = namedValues(user, addon)
  const probed = addon.nameIdentifierProbes.map((name) => named.get(name)?.[0])
  const value = probed.find((each) => each !== undefined && each !== '')
  return { value: String(value ?? user.user_id), format }
}

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

/** The add-on's mappings stand in for the usual ones, all of them. */
function mappingsOf({ mappings, createUpnClaim }: SamlAddon) {
  const said = Object.entries(mappings ?? defaultMappings).flatMap(([member, name]) =>
    (Array.isArray(name) ? name : [name]).flatMap((each) =>
      typeof each === 'string' && each !== '' ? [[member, each] as const] : [],
    ),
  )
  const isMapped = said.some(([member]) => member === 'upn')
  const upn = [['upn', defaultMappings.upn ?? ''] as const]
  return createUpnClaim && !isMapped ? [...said, ...upn] : said
}

/** A member of the profile, or of an object in it, by a path with points. */
function valueAt(profile: Readonly<Record<string, unknown>>, path: string): unknown {
  if (Object.hasOwn(profile, path)) return profile[path]
  return path.split('.').reduce<unknown>(memberOf, profile)
}

function add(found: Map<string, readonly Value[]>, name: string, value: unknown): void {
  const said: readonly unknown[] = Array.isArray(value) ? value : [value]
  const values = said.filter(isPlain).slice(0, valuesMax)
  if (values.length > 0) found.set(name, [...(found.get(name) ?? []), ...values])
}

/** Objects have no form in an attribute. */
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
