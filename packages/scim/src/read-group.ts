import { membersMax, textBytesMax } from './bounds.ts'
import { eachOf, isMembers, isUnassigned, type Members, memberOf } from './resource.ts'
import { ScimError } from './scim-error.ts'

/** A group as an identity provider writes it. */
export interface ScimGroup {
  readonly displayName: string
  readonly externalId?: string
  /** The ids of its members, each once. */
  readonly members: readonly string[]
}

/**
 * Reads a group that an identity provider sent. Unknown and read-only attributes are ignored.
 *
 * @throws ScimError `invalidValue` for a value of another type, or where `displayName` is missing
 */
export function readGroup(sent: Members): ScimGroup {
  const externalId = readExternalId(memberOf(sent, 'externalId'))
  return {
    displayName: readDisplayName(memberOf(sent, 'displayName')),
    ...(externalId !== undefined && { externalId }),
    members: readMemberIds(memberOf(sent, 'members')),
  }
}

/**
 * Reads `displayName`, which a group must have (RFC 7643, section 4.2).
 *
 * @throws ScimError `invalidValue`
 */
export function readDisplayName(value: unknown): string {
  if (typeof value !== 'string' || value.trim() === '') {
    throw new ScimError('invalidValue', '`displayName` is required')
  }
  return bounded(value, 'displayName')
}

/**
 * Reads `externalId` (RFC 7643, section 3.1); undefined for an unassigned one.
 *
 * @throws ScimError `invalidValue`
 */
export function readExternalId(value: unknown): string | undefined {
  if (isUnassigned(value)) return undefined
  if (typeof value === 'string') return bounded(value, 'externalId')
  throw new ScimError('invalidValue', '`externalId` must be a string')
}

/** The `value` of each member; a text is its own, as some identity providers write members. */
export function readMemberIds(members: unknown): readonly string[] {
  const ids = eachOf(members).map((each) => {
    const id = isMembers(each) ? memberOf(each, 'value') : each
    if (typeof id === 'string' && id !== '') return bounded(id, 'members.value')
    throw new ScimError('invalidValue', '`members.value` must be the id of a user')
  })
  requireMembersMax(ids.length)
  return [...new Set(ids)]
}

/** @throws ScimError `tooMany` */
export function requireMembersMax(count: number): void {
  if (count <= membersMax) return
  throw new ScimError('tooMany', `A request must name at most ${membersMax} members`)
}

function bounded(value: string, place: string): string {
  if (Buffer.byteLength(value) <= textBytesMax) return value
  throw new ScimError('invalidValue', `\`${place}\` must have at most ${textBytesMax} bytes`)
}
