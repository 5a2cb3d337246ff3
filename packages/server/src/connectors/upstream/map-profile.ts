import { domainOf } from '../../identifiers/identifiers.ts'
import { isObject, memberOf } from '../../members.ts'
import type { ConnectionOptions } from '../connector.ts'
import type { UpstreamAttributes, UpstreamProfile } from '../redirect-connector.ts'

const textMembers = [
  'email',
  'name',
  'nickname',
  'given_name',
  'family_name',
  'picture',
] as const satisfies readonly (keyof UpstreamProfile)[]

/**
 * Where each member of a profile is in the attributes: a path with dots, or several paths, of which
 * the first with a value counts.
 */
export type FieldMap = Readonly<Record<string, string | readonly string[]>>

/** The standard claims of OpenID Connect Core 1.0, section 5.1. */
export const standardClaims: FieldMap = {
  email: 'email',
  email_verified: 'email_verified',
  name: 'name',
  nickname: ['nickname', 'preferred_username'],
  given_name: 'given_name',
  family_name: 'family_name',
  picture: 'picture',
}

/**
 * Maps attributes to a profile: by `attribute_map` of the connection, or else by `fieldsMap`, its
 * older name and, for members without an entry there, by `fields`.
 */
export function mapProfile(
  options: ConnectionOptions,
  attributes: UpstreamAttributes,
  fields: FieldMap,
): UpstreamProfile {
  const { attribute_map, fields_map, fieldsMap } = options
  const declared = attribute_map?.mapping_mode === 'use_map' ? attribute_map.attributes : undefined
  const find = declared
    ? (name: string) => filledIn(declared[name], attributes)
    : (name: string) => found({ ...fields, ...fields_map, ...fieldsMap }[name], attributes)
  const texts = textMembers.flatMap((name) => {
    const value = find(name)
    return typeof value === 'string' && value !== '' ? [[name, value]] : []
  })
  const profile: UpstreamProfile = Object.fromEntries(texts)
  const claimed = find('email_verified')
  const isClaimed = claimed === true || claimed === 'true'
  return { ...profile, email_verified: isVerified(options, profile, isClaimed) }
}

/**
 * Whether a profile or the identifier of the user may be read from the attribute with this name, by
 * the options or by `fields`.
 */
export function readsAttribute(
  { attribute_map, fields_map, fieldsMap, user_id_attribute }: ConnectionOptions,
  fields: FieldMap,
  name: string,
): boolean {
  const templates = Object.values(attribute_map?.attributes ?? {}).flat()
  if (templates.some((each) => String(each).includes(`.${name}`))) return true
  const paths = [
    user_id_attribute ?? [],
    Object.values({ ...fields, ...fields_map, ...fieldsMap }),
  ].flat(2)
  return paths.some((each) => each === name || each.startsWith(`${name}.`))
}

/** @param isClaimed whether the identity provider declares the address as verified */
function isVerified(
  { should_trust_email_verified_connection: trust, domain_aliases }: ConnectionOptions,
  { email = '' }: UpstreamProfile,
  isClaimed: boolean,
): boolean {
  switch (trust) {
    case 'always_set_emails_as_verified':
      return true
    case 'never_set_emails_as_verified':
      return false
    case 'only_in_domain_aliases': {
      const domain = domainOf(email.slice(email.lastIndexOf('@') + 1))
      const isAlias = (domain_aliases ?? []).some((each) => domainOf(each) === domain)
      return isClaimed && domain !== undefined && isAlias
    }
    default:
      return isClaimed
  }
}

/**
 * The value at a path: a number as text, and the first value of a list. An integer above 2^53
 * counts as missing, because JSON.parse may have rounded it to another integer, such as the id of
 * another user.
 */
export function attributeAt(path: string, { tokenset, userinfo }: UpstreamAttributes): unknown {
  for (const source of [userinfo, tokenset]) {
    const value = simple(memberOf(source, path) ?? walk(source, path.split('.')))
    if (value !== undefined) return value
  }
  return undefined
}

function found(place: FieldMap[string] | undefined, attributes: UpstreamAttributes): unknown {
  for (const path of [place ?? []].flat()) {
    const value = attributeAt(path, attributes)
    if (value !== undefined && value !== '') return value
  }
  return undefined
}

function walk(source: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((at, name) => memberOf(at, name), source)
}

function simple(found: unknown): unknown {
  let value = found
  // A provider may nest lists deeper than the stack allows calls.
  while (Array.isArray(value)) value = value[0]
  if (typeof value === 'number') return isExact(value) ? String(value) : undefined
  return isObject(value) || value === null ? undefined : value
}

const isExact = (value: number) => Number.isSafeInteger(value) || !Number.isInteger(value)

/**
 * Replaces the references `${context.tokenset.<claim>}` and `${context.userinfo.<claim>}` in a
 * text.
 */
function filledIn(template: string | undefined, attributes: UpstreamAttributes): unknown {
  if (template === undefined) return undefined
  return template.replaceAll(
    /\$\{context\.(tokenset|userinfo)\.([^}]{1,256})\}/g,
    (_, from: keyof UpstreamAttributes, path: string) => {
      const source = attributes[from]
      const value = simple(memberOf(source, path) ?? walk(source, path.split('.')))
      return value === undefined ? '' : String(value)
    },
  )
}
