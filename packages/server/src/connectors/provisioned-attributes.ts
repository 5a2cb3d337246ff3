import { ApiError } from '../errors.ts'
import { emailOf } from '../identifiers/identifiers.ts'
import {
  fitsProfile,
  isShowable,
  profileTextMax,
  profileTexts,
} from '../record-rules/profile-texts.ts'
import type { Provisioned } from '../store/scim/provisioned-user.ts'
import type { ProvisionedProfile } from '../store/scim/scim-account.ts'

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

export type MetadataName = 'app_metadata' | 'user_metadata'

/** Whether a mapping may name it as an attribute of a user that is a string. */
export const isTextAttribute = (name: string): name is Text => texts.some((each) => each === name)

/** The member of metadata that a mapping names; undefined for another attribute. */
export function metadataPlaceOf(auth0: string): { kind: MetadataName; name: string } | undefined {
  const [kind, name] = auth0.split(/\.(.*)/s, 2)
  const isMetadata = kind === 'app_metadata' || kind === 'user_metadata'
  return isMetadata && name !== undefined ? { kind, name } : undefined
}

/** A value for an attribute of a user, and its path at the identity provider. */
export interface MappedValue {
  readonly auth0: string
  readonly path: string
  readonly value: unknown
}

/**
 * The attributes of a user by the values of a mapping. Attributes that users do not have, and
 * `blocked`, are left out.
 *
 * @throws ApiError `scim_value_malformed` for an invalid e-mail address and a name that is too long
 */
export function attributesOf(
  values: readonly MappedValue[],
): Pick<Provisioned, 'profile' | MetadataName> {
  const profile: Writable<ProvisionedProfile> = {}
  const changes: Record<MetadataName, Record<string, unknown>> = {
    app_metadata: {},
    user_metadata: {},
  }
  for (const { auth0, path, value } of values) {
    const place = metadataPlaceOf(auth0)
    if (place) changes[place.kind][place.name] = value ?? null
    else if (isTextAttribute(auth0) && typeof value === 'string' && isShowable(auth0, value)) {
      // A picture that is no URL of the web stays at the identity provider.
      profile[auth0] = textOf(auth0, value, path)
    }
  }
  return { profile, ...changes }
}

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
