import type { Schema } from '@latchkey/contract'
import { defaultScimMapping } from '../../record-rules/scim-mapping.ts'
import { withUserIdDefaults } from '../../record-rules/user-attribute-profile.ts'

type Attribute = Schema<'UserAttributeProfileAttribute'>

/** Claims of OpenID Connect Core 1.0, section 5.1, that are members of users. */
const claims: readonly string[] = [
  'preferred_username',
  'email',
  'email_verified',
  'name',
  'given_name',
  'family_name',
  'nickname',
  'picture',
  'phone_number',
]

/** The usual names of SAML attributes, in the namespace of claims, by member of the user. */
const samlNames: Readonly<Record<string, string>> = {
  email: 'emailaddress',
  name: 'name',
  given_name: 'givenname',
  family_name: 'surname',
}
const samlNamespace = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims'

/**
 * The template with the members of users that OpenID Connect and SCIM connections map by default.
 */
export function userAttributeProfileTemplates(): Schema<'UserAttributeProfileTemplate'>[] {
  const scim = new Map(defaultScimMapping().map((each) => [each.auth0, each.scim]))
  const members = [...new Set([...claims, ...scim.keys()])]
  const name = 'Generic user attribute profile'
  const template = {
    name,
    user_id: withUserIdDefaults({}),
    user_attributes: Object.fromEntries(
      members.map((member) => [shortName(member), attributeOf(member, scim.get(member))]),
    ),
  }
  return [{ id: 'auth0-generic', display_name: name, template }]
}

function attributeOf(member: string, scim: string | undefined): Attribute {
  const label = labelOf(member)
  const saml = samlNames[member]
  return {
    label,
    description: label,
    ...(claims.includes(member) && {
      oidc_mapping: { mapping: `\${context.tokenset.${member}}`, display_name: member },
    }),
    ...(saml !== undefined && { saml_mapping: [`${samlNamespace}/${saml}`] }),
    ...(scim !== undefined && { scim_mapping: scim }),
    auth0_mapping: member,
    profile_required: member === 'email',
  }
}

/** `department` of `app_metadata.department`. */
const shortName = (member: string) => member.slice(member.indexOf('.') + 1)

/** `Street address` of `app_metadata.street_address`. */
function labelOf(member: string): string {
  const words = shortName(member).replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
