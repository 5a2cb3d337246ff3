import { isStorable } from '../../unstorable-text.ts'
import type { ConnectionOptions } from '../connector.ts'
import type { UpstreamAttributes, UpstreamProfile } from '../redirect-connector.ts'
import { type FieldMap, mapProfile } from '../upstream/map-profile.ts'
import type { DirectoryEntry } from './directory-session.ts'

/** The attributes of most directories (RFC 4519, RFC 2798, and Active Directory). */
const usualFields: FieldMap = {
  email: 'mail',
  name: ['displayName', 'cn'],
  nickname: ['uid', 'sAMAccountName'],
  given_name: 'givenName',
  family_name: 'sn',
}

/** Identifiers of entries that never change: of Active Directory, and of RFC 4530. */
const idAttributes = ['objectGUID', 'entryUUID'] as const

const valuesMax = 100
const valueLengthMax = 4_096

/** The attributes that a log-in reads of a user. */
export function attributesRead(options: ConnectionOptions): readonly string[] {
  const fields = Object.values({ ...usualFields, ...options.fieldsMap }).flat()
  return [...new Set([...fields, ...idAttributesOf(options)])]
}

const idAttributesOf = ({ user_id_attribute: own }: ConnectionOptions): readonly string[] =>
  own === undefined ? idAttributes : [own]

/**
 * The identifier of an entry: in the usual notation of a UUID, or the text of the attribute that
 * the connection names.
 */
export function subjectOf(entry: DirectoryEntry, options: ConnectionOptions): string | undefined {
  for (const name of idAttributesOf(options)) {
    const [value] = valuesOf(entry, name)
    if (value === undefined) continue
    return isGuid(name) ? guidOf(value) : textOf(value)
  }
  return undefined
}

/** The attributes that were read, with the names that the options have for them. */
export function shownAttributes(
  entry: DirectoryEntry,
  names: readonly string[],
): UpstreamAttributes['tokenset'] {
  const found = names.flatMap((name) => {
    const read = isGuid(name) ? guidOf : textOf
    const values = valuesOf(entry, name)
      .slice(0, valuesMax)
      .flatMap((each) => read(each) ?? [])
    const [only, ...others] = values
    return only === undefined ? [] : [[name, others.length === 0 ? only : values] as const]
  })
  return Object.fromEntries(found)
}

/** The profile of a user, mapped by `fieldsMap` of the connection. */
export const profileOf = (
  options: ConnectionOptions,
  tokenset: UpstreamAttributes['tokenset'],
): UpstreamProfile => mapProfile(options, { tokenset, userinfo: {} }, usualFields)

/** The values of an attribute as texts. */
export const textsOf = (entry: DirectoryEntry, name: string): readonly string[] =>
  valuesOf(entry, name).flatMap((each) => textOf(each) ?? [])

const valuesOf = ({ values }: DirectoryEntry, name: string): readonly Buffer[] =>
  values.get(name.toLowerCase()) ?? []

const isGuid = (name: string) => name.toLowerCase() === 'objectguid'

/** The notation of Microsoft: the first three groups have the least significant byte first. */
function guidOf(value: Buffer): string | undefined {
  if (value.length !== 16) return undefined
  const ordered = Buffer.from(value)
  ordered.subarray(0, 4).reverse()
  ordered.subarray(4, 6).reverse()
  ordered.subarray(6, 8).reverse()
  return ordered.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

function textOf(value: Buffer): string | undefined {
  if (value.length === 0 || value.length > valueLengthMax) return undefined
  const text = value.toString('utf8')
  return isStorable(text) && Buffer.from(text).equals(value) ? text : undefined
}
