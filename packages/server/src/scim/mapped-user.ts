import type { Schema } from '@latchkey/contract'
import { attributeAt, type Members, readUser, type ScimUser } from '@latchkey/scim'
import {
  attributesOf,
  isTextAttribute,
  metadataPlaceOf,
} from '../connectors/provisioned-attributes.ts'
import { ApiError } from '../errors.ts'
import { emailOf } from '../identifiers/identifiers.ts'
import type { Provisioned } from '../store/scim/provisioned-user.ts'
import type { ScimAccount } from '../store/scim/scim-account.ts'

type Configuration = Schema<'ScimConfiguration'>

/** The longest resource as JSON, in UTF-16 code units, because lists and filters read hundreds. */
const resourceLengthMax = 65_536

/** @throws ApiError `scim_value_malformed` */
function requireSize(user: ScimUser): void {
  if (JSON.stringify(user).length <= resourceLengthMax) return
  const message = `A user must have at most ${resourceLengthMax} characters of JSON.`
  throw new ApiError('scim_value_malformed', { message })
}

/**
 * Maps a SCIM user to the attributes that are stored, by the mapping of the configuration.
 *
 * @throws ApiError `scim_value_malformed` for an invalid e-mail address, a name that is too long,
 *   and a user that is too large
 */
export function toProvisioned({ mapping }: Configuration, user: ScimUser): Provisioned {
  const values = mapping.map(({ auth0, scim }) => ({
    auth0,
    path: scim,
    value: attributeAt(scim).read(user),
  }))
  const attributes = attributesOf(values)
  // A replacement without `active` neither blocks nor unblocks.
  const active = values.find(({ auth0 }) => auth0 === 'blocked')?.value
  requireSize(user)
  return {
    ...attributes,
    columns: columnsOf(user),
    profile: { ...attributes.profile, ...(typeof active === 'boolean' && { blocked: !active }) },
  }
}

function columnsOf(user: ScimUser): Provisioned['columns'] {
  const { userName, externalId, emails } = user
  const addresses = Array.isArray(emails) ? emails.map((each: Members) => each.value) : []
  return {
    userName: userName.toLowerCase(),
    externalId: externalId ?? null,
    emails: addresses.filter((each) => typeof each === 'string').map((each) => each.toLowerCase()),
    resource: user,
  }
}

/**
 * The SCIM resource of an account: the resource that the identity provider sent, with later
 * changes. For an account that SCIM did not write, it is made from the attributes of the user.
 */
export function toScimUser(configuration: Configuration, account: ScimAccount): ScimUser {
  const { mapping } = configuration
  const { resource } = account
  const shown = mapping.reduce<Members>((user, { auth0, scim }) => {
    const { read, write } = attributeAt(scim)
    if (auth0 === 'blocked') return write(user, account.profile.blocked !== true)
    const value = storedValue(account, auth0)
    const isShown = resource ? read(user) !== undefined : true
    const isChanged = isShown && value !== undefined && !isSame(auth0, read(user), value)
    return isChanged ? write(user, value) : user
  }, resource ?? unwritten(configuration, account))
  return readUser(shown)
}

/**
 * Whether a stored attribute has the value of the resource; e-mail addresses are stored in lower
 * case.
 */
const isSame = (auth0: string, shown: unknown, value: unknown) =>
  shown === value || (auth0 === 'email' && typeof shown === 'string' && emailOf(shown) === value)

function storedValue(account: ScimAccount, auth0: string): unknown {
  const place = metadataPlaceOf(auth0)
  if (place) {
    const value = account[place.kind][place.name]
    return ['string', 'boolean'].includes(typeof value) ? value : undefined
  }
  return isTextAttribute(auth0) ? account.profile[auth0] : undefined
}

/**
 * The attributes of an account that SCIM did not write: its identifier at the identity provider,
 * and a name.
 */
function unwritten({ connection_name, user_id_attribute }: Configuration, account: ScimAccount) {
  const { providerUserId, profile } = account
  const prefix = `${connection_name}|`
  const subject = providerUserId.startsWith(prefix)
    ? providerUserId.slice(prefix.length)
    : providerUserId
  return attributeAt(user_id_attribute).write({ userName: profile.email ?? subject }, subject)
}
