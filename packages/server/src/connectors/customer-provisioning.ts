import type { Schema } from '@latchkey/contract'
import { defaultScimMapping, requireScimMapping } from '../record-rules/scim-mapping.ts'
import type { ScimSettings } from '../store/scim/scim-configurations.ts'
import type { Connector } from './connector.ts'
import type { AttributeProfile } from './expected-attributes.ts'

/** The SCIM settings of a connection that a customer provisions, by what the tenant expects. */
export function provisioningOf(
  { scimUserIdAttribute = 'externalId' }: Pick<Connector, 'scimUserIdAttribute'>,
  profile: AttributeProfile | undefined,
): ScimSettings {
  const settings = {
    user_id_attribute: profile?.scimUserId ?? scimUserIdAttribute,
    mapping: (profile && scimMappingOf(profile)) ?? defaultScimMapping(),
  }
  requireScimMapping(settings)
  return settings
}

/** The mapping that a profile expects; undefined for a profile without one. */
export function scimMappingOf({
  attributes,
}: AttributeProfile): Schema<'ScimConfiguration'>['mapping'] | undefined {
  const mapping = attributes.flatMap(({ name, scim }) =>
    scim === undefined ? [] : [{ auth0: name, scim }],
  )
  return mapping.length === 0 ? undefined : mapping
}
