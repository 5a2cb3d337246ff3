import type { Schema } from '@latchkey/contract'

type Profile = Schema<'UserAttributeProfile'>
type Attribute = Profile['user_attributes'][string]

/** A user attribute that the tenant expects from connections of one strategy. */
export interface ExpectedAttribute {
  /** The member of the user that has the value. */
  readonly name: string
  readonly label: string
  readonly description: string
  readonly isRequired: boolean
  readonly oidc: Attribute['oidc_mapping']
  readonly saml: readonly string[] | undefined
  readonly scim: string | undefined
}

/** The user attributes that the tenant expects from connections of one strategy. */
export interface AttributeProfile {
  readonly attributes: readonly ExpectedAttribute[]
  /** The SCIM attribute that identifies users. */
  readonly scimUserId: string | undefined
}

/** The profile with the exceptions that it has for a strategy. */
export function profileFor(profile: Profile, strategy: string): AttributeProfile {
  const { user_id, user_attributes } = profile
  const scimUserId = overrideOf(user_id.strategy_overrides, strategy)?.scim_mapping
  return {
    attributes: Object.values(user_attributes).map((each) => expected(each, strategy)),
    scimUserId: scimUserId ?? user_id.scim_mapping,
  }
}

function expected(attribute: Attribute, strategy: string): ExpectedAttribute {
  const override = overrideOf(attribute.strategy_overrides, strategy)
  return {
    name: attribute.auth0_mapping,
    label: attribute.label,
    description: attribute.description,
    isRequired: attribute.profile_required,
    oidc: override?.oidc_mapping ?? attribute.oidc_mapping,
    saml: override?.saml_mapping ?? attribute.saml_mapping,
    scim: override?.scim_mapping ?? attribute.scim_mapping,
  }
}

const overrideOf = <T>(overrides: Readonly<Record<string, T>> | undefined, strategy: string) =>
  new Map(Object.entries(overrides ?? {})).get(strategy)

/** A user attribute that a connection maps, with the sources of its value. */
export interface MappedAttribute<Source> {
  readonly name: string
  readonly source: Source
}

/** The attributes that a connection maps or the profile expects, and how the two differ. */
export function comparedAttributes<Source>(
  mapped: readonly MappedAttribute<Source>[],
  profile: AttributeProfile | undefined,
  sourceOf: (attribute: ExpectedAttribute) => Source | undefined,
) {
  const byName = new Map(mapped.map((each) => [each.name, each.source]))
  const expectedOnes = (profile?.attributes ?? []).flatMap((each) => {
    const expectedSource = sourceOf(each)
    if (expectedSource === undefined) return []
    const { name, label, description, isRequired: is_required } = each
    const source = byName.get(name)
    return [
      {
        user_attribute: name,
        label,
        description,
        is_required,
        is_extra: false,
        is_missing: source === undefined,
        source: source ?? expectedSource,
      },
    ]
  })
  const names = new Set(expectedOnes.map((each) => each.user_attribute))
  const others = mapped.filter(({ name }) => !names.has(name))
  return [
    ...expectedOnes,
    ...others.map(({ name, source }) => ({
      user_attribute: name,
      is_required: false,
      is_extra: profile !== undefined,
      is_missing: false,
      source,
    })),
  ]
}
