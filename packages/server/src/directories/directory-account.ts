import { createHash } from 'node:crypto'
import type { Schema } from '@latchkey/contract'
import type { DirectoryUser } from '../connectors/directory-connector.ts'
import { attributesOf } from '../connectors/provisioned-attributes.ts'
import { ApiError } from '../errors.ts'
import { isDeep } from '../json-text/read-json.ts'
import { memberOf } from '../members.ts'
import type { Provisioned } from '../store/scim/provisioned-user.ts'
import type { ScimAccount } from '../store/scim/scim-account.ts'
import { hasUnstorableText } from '../unstorable-text.ts'

type Mapping = Schema<'DirectoryProvisioning'>['mapping']

/** A user of a directory as the server stores it. */
export interface DirectoryAccount {
  readonly directoryId: string
  readonly providerUserId: string
  /** Without `blocked`, which depends on what the directory said before. */
  readonly provisioned: Provisioned
  /** The attribute that is mapped to `blocked`; null if there is none. */
  readonly blocked: boolean | null
  /** A hash of all that is written. */
  readonly fingerprint: string
}

/** The longest user as JSON, in UTF-16 code units, as for users of SCIM. */
const attributesLengthMax = 65_536

/**
 * Maps a user of a directory.
 *
 * @throws ApiError `scim_value_malformed` for values that users cannot have
 */
export function directoryAccount(
  mapping: Mapping,
  user: DirectoryUser,
  providerUserId: string,
): DirectoryAccount {
  const values = mapping.map(({ auth0, idp }) => ({
    auth0,
    path: idp,
    value: valueAt(user.attributes, idp),
  }))
  const attributes = attributesOf(values)
  const suspended = values.find(({ auth0 }) => auth0 === 'blocked')?.value
  const blocked = typeof suspended === 'boolean' ? suspended : null
  const provisioned = { ...attributes, columns: columnsOf(user) }
  if (isDeep(provisioned)) throw malformed('has attributes that are nested too deeply')
  const text = JSON.stringify([provisioned, blocked])
  if (text.length > attributesLengthMax) throw malformed('has too many attributes')
  if (hasUnstorableText(text, provisioned)) throw malformed('has a text that cannot be stored')
  return {
    directoryId: user.id,
    providerUserId,
    provisioned,
    blocked,
    fingerprint: hashOf(text),
  }
}

const malformed = (rule: string) =>
  new ApiError('scim_value_malformed', { message: `The user ${rule}.` })

/** A short hash of a text. */
export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22)

/** The value at a path with dots. */
function valueAt(attributes: DirectoryUser['attributes'], path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => memberOf(value, name), attributes)
}

/** The resource of SCIM that this user would have, which the store keeps for each account. */
function columnsOf({ id, email, isSuspended, attributes }: DirectoryUser): Provisioned['columns'] {
  const { name } = attributes
  const [givenName, familyName] = [memberOf(name, 'givenName'), memberOf(name, 'familyName')]
  return {
    userName: email.toLowerCase(),
    externalId: id,
    emails: [email.toLowerCase()],
    resource: {
      userName: email,
      externalId: id,
      active: !isSuspended,
      emails: [{ value: email, primary: true }],
      name: {
        ...(typeof givenName === 'string' && { givenName }),
        ...(typeof familyName === 'string' && { familyName }),
      },
    },
  }
}

/** The account as it is stored, blocked. */
export function blockedAccount(account: ScimAccount): Provisioned {
  const { resource = {}, profile, providerUserId } = account
  const { userName, externalId, emails } = resource
  const values = Array.isArray(emails) ? emails.map((each) => memberOf(each, 'value')) : []
  return {
    columns: {
      userName: typeof userName === 'string' ? userName.toLowerCase() : providerUserId,
      externalId: typeof externalId === 'string' ? externalId : null,
      emails: values.filter((each) => typeof each === 'string').map((each) => each.toLowerCase()),
      resource: { ...resource, active: false },
    },
    profile: { ...profile, blocked: true },
    app_metadata: {},
    user_metadata: {},
  }
}
