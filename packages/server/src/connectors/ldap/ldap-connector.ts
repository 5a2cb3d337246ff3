import { randomUUID } from 'node:crypto'
import { AndFilter, EqualityFilter, OrFilter } from 'ldapts'
import type { ConnectionOptions, ConnectorWith } from '../connector.ts'
import type {
  DirectoryRefusal,
  DirectoryUser,
  PasswordDirectory,
  ProviderCall,
  UpstreamLogin,
} from '../redirect-connector.ts'
import { signUpUnlessDisabled } from '../sign-up.ts'
import { upstreamMembers } from '../upstream/option-members.ts'
import { invalid, notConfigured } from '../upstream/refusal.ts'
import { bindRefusalOf, blamesDirectory, refusalBy } from './bind-refusal.ts'
import {
  type DirectoryEntry,
  type DirectoryResult,
  type DirectorySession,
  resultCodes,
} from './directory-session.ts'
import { attributesRead, profileOf, shownAttributes, subjectOf, textsOf } from './entry-profile.ts'
import { groupsAttribute, readGroups } from './groups.ts'
import {
  checkLdapOptions,
  type LdapOptions,
  loginAttributesOf,
  userFilterOf,
} from './ldap-options.ts'
import { MalformedAnswer } from './message-frames.ts'
import { DirectoryMisconfigured, refuseAway, withDirectory } from './open-directory.ts'

const defaults: ConnectionOptions = { brute_force_protection: true, ips: null }

/**
 * Log-in with the password of a directory such as Active Directory: the server searches the user by
 * LDAP (RFC 4511), and binds as the user.
 */
export function ldapConnector(): ConnectorWith<'redirect' | 'signUp'> {
  const refusal = notConfigured('The connection has no `options.ldap`, so that nobody can log in')
  return {
    type: 'enterprise',
    options: {
      defaults,
      members: [
        ...upstreamMembers,
        'agentIP',
        'agentMode',
        'agentVersion',
        'certAuth',
        'certs',
        'disable_cache',
        'disable_self_service_change_password',
        'fieldsMap',
        'ips',
        'kerberos',
        'ldap',
        'ldap_bind_password',
        'should_trust_email_verified_connection',
        'signInEndpoint',
        'thumbprints',
        'user_id_attribute',
      ],
      check: checkLdapOptions,
      show: (options) => ({ ...defaults, ...options }),
    },
    redirect: {
      start: async () => refusal,
      finish: async () => refusal,
      passwordDirectory,
    },
    signUp: signUpUnlessDisabled,
    hasProvisioningPage: true,
  }
}

const passwordDirectory: PasswordDirectory = {
  isConfigured: ({ options }) => Boolean(options.ldap),
  async find(call, identifier, use) {
    const { ldap } = call.connection.options
    if (!ldap) return notConfigured('The connection has no `options.ldap`')
    try {
      return await withDirectory(call, ldap, async (session) =>
        use(await searchUser({ session, call, ldap }, identifier)),
      )
    } catch (error) {
      if (error instanceof DirectoryMisconfigured) return error.refusal
      if (error instanceof MalformedAnswer) return invalid(`${error.message} (directory)`)
      throw error
    }
  },
}

interface Asked {
  readonly session: DirectorySession
  readonly call: ProviderCall
  readonly ldap: LdapOptions
}

async function searchUser(asked: Asked, identifier: string): Promise<DirectoryUser> {
  const { session, call, ldap } = asked
  const { options } = call.connection
  const names = loginAttributesOf(ldap)
  const typed = names.map(
    (attribute) => new EqualityFilter({ attribute, value: writtenFor(attribute, identifier) }),
  )
  const isNamed = new OrFilter({ filters: typed })
  const further = userFilterOf(ldap)
  const groups = groupsAttribute(ldap)
  const { result, entries } = await session.search({
    base: ldap.base_dn,
    scope: ldap.scope ?? 'sub',
    filter: further ? new AndFilter({ filters: [further, isNamed] }) : isNamed,
    attributes: [...attributesRead(options), ...names, ...(groups === undefined ? [] : [groups])],
    entriesMax: 2,
  })
  refuseResult(result.code)
  const [entry, ...others] = entries
  const hasMore = others.length > 0 || result.code === resultCodes.sizeLimitExceeded
  // A bind without a name is anonymous, whatever the password (RFC 4513, section 5.1.1).
  if (!entry || entry.dn === '' || hasMore) {
    return nobody(asked, entry ? 'Several entries match the user' : 'No entry matches the user')
  }
  const subject = subjectOf(entry, options)
  if (subject === undefined) {
    throw new DirectoryMisconfigured(
      'The entry of the user has no `objectGUID` or `entryUUID` that the account of the ' +
        'connection may read. Permit it, or set `user_id_attribute`.',
    )
  }
  const [canonical = subject] = names.flatMap((name) => textsOf(entry, name).slice(0, 1))
  return {
    identifier: canonical.toLowerCase(),
    subject,
    verify: (password) => verify(asked, { entry, subject, names }, password),
  }
}

/** What was typed, without the domain of Windows before it (`CORP\\ada`) for the account name. */
const writtenFor = (attribute: string, typed: string): string =>
  attribute.toLowerCase() === 'samaccountname' ? typed.slice(typed.lastIndexOf('\\') + 1) : typed

/** @throws DirectoryMisconfigured, OutboundError */
function refuseResult(code: number): void {
  const { success, sizeLimitExceeded, noSuchObject, invalidDnSyntax, referral } = resultCodes
  if (code === success || code === sizeLimitExceeded) return
  refuseAway(code)
  if (code === noSuchObject || code === invalidDnSyntax) {
    throw new DirectoryMisconfigured(`The directory has no entry \`base_dn\` (code ${code}).`)
  }
  if (code === referral) {
    throw new DirectoryMisconfigured(
      'The directory refers to another server for `base_dn`; name that one in `urls`.',
    )
  }
  throw new DirectoryMisconfigured(`The directory refuses the search of users (code ${code}).`)
}

/**
 * Somebody whom the directory does not have. The bind is with a name that no entry has, so that an
 * unknown user takes as many requests as a wrong password.
 */
function nobody({ session, ldap }: Asked, description: string): DirectoryUser {
  return {
    identifier: undefined,
    subject: undefined,
    async verify(password) {
      if (password === '') return emptyPassword
      await readGroups(session, { dn: nameOfNobody(ldap), values: new Map() }, ldap)
      const result = await bindAsNobody(session, ldap)
      if (result.code !== resultCodes.success) bindRefusalOf(result)
      return { refused: 'wrong-password', description }
    },
  }
}

const nameOfNobody = ({ base_dn: base }: LdapOptions) => `cn=${randomUUID()},${base}`

const bindAsNobody = (session: DirectorySession, ldap: LdapOptions) =>
  session.bind(nameOfNobody(ldap), randomUUID())

const emptyPassword: DirectoryRefusal = {
  refused: 'wrong-password',
  description: 'The password is empty',
}

interface Found {
  readonly entry: DirectoryEntry
  readonly subject: string
  readonly names: readonly string[]
}

async function verify(
  { session, call, ldap }: Asked,
  { entry, subject, names }: Found,
  password: string,
): Promise<UpstreamLogin | DirectoryRefusal> {
  // RFC 4513, section 5.1.2: directories answer a bind without a password with success.
  if (password === '') return emptyPassword
  const { options } = call.connection
  // Groups are read before, as the account of the connection: users often may not read them.
  const groups = await readGroups(session, entry, ldap)
  const result = await session.bind(entry.dn, password)
  if (result.code !== resultCodes.success) return refusalOf(session, ldap, result)
  const tokenset = shownAttributes(entry, [...attributesRead(options), ...names])
  return {
    subject,
    profile: profileOf(options, tokenset),
    directory: groups.names.length > 0 ? { groups: [...groups.names] } : {},
    attributes: { tokenset: { ...tokenset, groups: groups.names }, userinfo: {} },
    ...(groups.isCut && { warning: 'The user has more groups than are stored' }),
  }
}

/**
 * Why the bind of a user failed. Some directories refuse locked and disabled users by a code of the
 * directory itself, whatever the password: it would tell that the user exists, and count as no
 * guess.
 */
async function refusalOf(session: DirectorySession, ldap: LdapOptions, result: DirectoryResult) {
  if (!blamesDirectory(result)) return bindRefusalOf(result)
  const { code } = await bindAsNobody(session, ldap)
  return code === result.code ? bindRefusalOf(result) : refusalBy(result.code)
}
