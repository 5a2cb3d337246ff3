import type { Schema } from '@latchkey/contract'
import { attributeAt, ScimError } from '@latchkey/scim'
import { refusedBody } from '../errors.ts'

type Mapping = Schema<'ScimConfiguration'>['mapping']

const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'

/** The default mapping: attributes of a user, and the SCIM attributes that they are read from. */
const byDefault: readonly (readonly [string, string])[] = [
  ['preferred_username', 'userName'],
  ['email', 'emails[primary eq true].value'],
  ['app_metadata.external_id', 'externalId'],
  ['blocked', 'active'],
  ['name', 'displayName'],
  ['given_name', 'name.givenName'],
  ['family_name', 'name.familyName'],
  ['app_metadata.middle_name', 'name.middleName'],
  ['app_metadata.honorific_prefix', 'name.honorificPrefix'],
  ['app_metadata.honorific_suffix', 'name.honorificSuffix'],
  ['nickname', 'nickName'],
  ['picture', 'photos[type eq "photo"].value'],
  ['app_metadata.primary_phone_number', 'phoneNumbers[primary eq true].value'],
  ['app_metadata.mobile_phone_number', 'phoneNumbers[type eq "mobile"].value'],
  ['app_metadata.street_address', 'addresses[type eq "work"].streetAddress'],
  ['app_metadata.city', 'addresses[type eq "work"].locality'],
  ['app_metadata.state', 'addresses[type eq "work"].region'],
  ['app_metadata.postal_code', 'addresses[type eq "work"].postalCode'],
  ['app_metadata.postal_address', 'addresses[type eq "work"].formatted'],
  ['app_metadata.country', 'addresses[type eq "work"].country'],
  ['app_metadata.profile_url', 'profileUrl'],
  ['app_metadata.user_type', 'userType'],
  ['app_metadata.title', 'title'],
  ['app_metadata.language', 'preferredLanguage'],
  ['app_metadata.locale', 'locale'],
  ['app_metadata.timezone', 'timezone'],
  ['app_metadata.employee_id', `${enterprise}.employeeNumber`],
  ['app_metadata.cost_center', `${enterprise}.costCenter`],
  ['app_metadata.organization', `${enterprise}.organization`],
  ['app_metadata.division', `${enterprise}.division`],
  ['app_metadata.department', `${enterprise}.department`],
  ['app_metadata.manager', `${enterprise}.manager`],
]

/** The mapping of a SCIM configuration without one. */
export const defaultScimMapping = (): Mapping => byDefault.map(([auth0, scim]) => ({ auth0, scim }))

interface Settings {
  readonly user_id_attribute: string
  readonly mapping: Mapping
}

/** SCIM attributes that only the server writes. */
const fixed = /^(?:id|meta|schemas|password)(?:\.|$)/i
const target = /^(?:(?:app|user)_metadata\.[\w-]+|[a-z][\w]*)$/i

/** @throws ApiError `invalid_body` for a path to no attribute, and for two paths to the same one */
export function requireScimMapping({ user_id_attribute, mapping }: Settings): void {
  requirePath(user_id_attribute, 'user_id_attribute')
  for (const [at, { auth0, scim }] of mapping.entries()) {
    const place = `mapping.${at}`
    requirePath(scim, `${place}.scim`)
    if (!target.test(auth0)) {
      const reason = 'Name a root attribute, or a member of app_metadata or user_metadata'
      throw refusedBody(reason, `${place}.auth0`)
    }
    if (mapping.findIndex((each) => each.auth0 === auth0) < at) {
      throw refusedBody('The attribute follows from another SCIM attribute', `${place}.auth0`)
    }
  }
}

function requirePath(path: string, place: string): void {
  if (fixed.test(path)) throw refusedBody('The attribute cannot be mapped', place)
  try {
    attributeAt(path)
  } catch (error) {
    if (!(error instanceof ScimError)) throw error
    throw refusedBody(`The path is malformed: ${error.message}`, place)
  }
}
