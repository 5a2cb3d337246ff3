import { EqualityFilter, ExtensibleFilter } from 'ldapts'
import { isStorable } from '../../unstorable-text.ts'
import { type DirectoryEntry, type DirectorySession, resultCodes } from './directory-session.ts'
import { textsOf } from './entry-profile.ts'
import type { LdapOptions } from './ldap-options.ts'
import { MalformedAnswer } from './message-frames.ts'
import { refuseAway } from './open-directory.ts'

/** LDAP_MATCHING_RULE_IN_CHAIN of Active Directory. */
const inChain = '1.2.840.113556.1.4.1941'

/** As many as of other directories; what is left out is in the log. */
const groupsMax = 250
const nameLengthMax = 256

/** The attribute of users that a log-in reads for their groups; undefined for none. */
export const groupsAttribute = ({ groups = 'member_of' }: LdapOptions): string | undefined =>
  groups === 'member_of' ? 'memberOf' : undefined

export interface FoundGroups {
  /** The names of the groups, sorted. */
  readonly names: readonly string[]
  readonly isCut: boolean
}

/**
 * Reads the groups of a user.
 *
 * @throws OutboundError, MalformedAnswer
 */
export async function readGroups(
  session: DirectorySession,
  user: DirectoryEntry,
  ldap: LdapOptions,
): Promise<FoundGroups> {
  const { groups = 'member_of', group_name_attribute: nameAttribute = 'cn' } = ldap
  if (groups === 'none') return { names: [], isCut: false }
  if (groups === 'member_of') return limited(textsOf(user, 'memberOf').flatMap(firstValueOf))
  const member = ldap.group_member_attribute ?? 'member'
  const { result, entries } = await session.search({
    base: ldap.group_base_dn ?? ldap.base_dn,
    scope: 'sub',
    filter:
      groups === 'nested'
        ? new ExtensibleFilter({ matchType: member, rule: inChain, value: user.dn })
        : new EqualityFilter({ attribute: member, value: user.dn }),
    attributes: [nameAttribute],
    entriesMax: groupsMax + 1,
  })
  if (result.code !== resultCodes.success && result.code !== resultCodes.sizeLimitExceeded) {
    refuseAway(result.code)
    throw new MalformedAnswer(`The search of groups failed with the code ${result.code}`)
  }
  return limited(entries.flatMap((entry) => textsOf(entry, nameAttribute).slice(0, 1)))
}

function limited(found: readonly string[]): FoundGroups {
  const isUsable = (name: string) => name !== '' && name.length <= nameLengthMax && isStorable(name)
  const names = [...new Set(found.filter(isUsable))].sort()
  return { names: names.slice(0, groupsMax), isCut: names.length > groupsMax }
}

/** The value of the first attribute of a distinguished name: `cn=Weavers,…` (RFC 4514). */
export function firstValueOf(dn: string): readonly string[] {
  const [, written] = /^[^=,+]{1,128}=((?:\\.|[^\\,+])*)/su.exec(dn) ?? []
  return written === undefined ? [] : [unescaped(written.trim())]
}

/** Replaces `\2C` and `\,` (RFC 4514, section 2.4); the bytes of `\C3\A9` are UTF-8. */
const unescaped = (text: string): string =>
  text.replace(/(?:\\[0-9a-f]{2})+|\\(.)/giu, (pair, single: string | undefined) =>
    single === undefined ? Buffer.from(pair.replaceAll('\\', ''), 'hex').toString('utf8') : single,
  )
