import type { Schema } from '@latchkey/contract'
import { attributeAt, type Members, readUser, type ScimUser } from '@latchkey/scim'
import { ApiError } from '../errors.ts'
import { emailOf } from '../identifiers/identifiers.ts'
import {
  fitsProfile,
  isShowable,
  profileTextMax,
  profileTexts,
} from '../record-rules/profile-texts.ts'
import type { Provisioned } from '../store/scim/provisioned-user.ts'
import type { ProvisionedProfile, ScimAccount } from '../store/scim/scim-account.ts'

type Configuration = Schema<'ScimConfiguration'>

/** The attributes of a user that are strings. */
const texts = [
  'email',
  'username',
  'phone_number',
  'name',
  'nickname',
  'given_name',
  'family_name',
  'picture',
] as const

type Text = (typeof texts)[number]

type Writable<T> = { -readonly [Name in keyof T]: T[Name] }

type MetadataName = 'app_metadata' | 'user_metadata'

/** The member of metadata that a mapping names; undefined for another attribute. */
function metadataOf(auth0: string): { kind: MetadataName; name: string } | undefined {
  const [kind, name] = auth0.split(/\.(.*)/s, 2)
  const isMetadata = kind === 'app_metadata' || kind === 'user_metadata'
  return isMetadata && name !== undefined ? { kind, name } : undefined
}

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
  const profile: Writable<ProvisionedProfile> = {}
  const changes: Record<MetadataName, Record<string, unknown>> = {
    app_metadata: {},
    user_metadata: {},
  }
  for (const { auth0, scim } of mapping) {
    const value = attributeAt(scim).read(user)
    const place = metadataOf(auth0)
    if (place) changes[place.kind][place.name] = value ?? null
    // A replacement without `active` neither blocks nor unblocks.
    else if (auth0 === 'blocked' && typeof value === 'boolean') profile.blocked = !value
    else if (isText(auth0) && typeof value === 'string' && isShowable(auth0, value)) {
      // A picture that is no URL of the web stays in the resource only.
      profile[auth0] = textOf(auth0, value, scim)
    }
  }
  requireSize(user)
  return {
    columns: columnsOf(user),
    profile,
    ...changes,
  }
}

const isText = (name: string): name is Text => texts.some((each) => each === name)

function textOf(name: Text, value: string, path: string): string {
  const limited = profileTexts.find((each) => each === name)
  if (limited !== undefined && !fitsProfile(limited, value)) {
    throw malformed(path, `must have at most ${profileTextMax[limited]} characters`)
  }
  if (name !== 'email') return value
  const email = emailOf(value)
  if (email === undefined) throw malformed(path, 'must be an e-mail address')
  return email
}

const malformed = (path: string, rule: string) =>
  new ApiError('scim_value_malformed', { message: `\`${path}\` ${rule}` })

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
  const place = metadataOf(auth0)
  if (place) {
    const value = account[place.kind][place.name]
    return ['string', 'boolean'].includes(typeof value) ? value : undefined
  }
  return isText(auth0) ? account.profile[auth0] : undefined
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
