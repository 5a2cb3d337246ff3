import { expectedBy } from '../../connectors/customer-mapping.ts'
import { type AttributeProfile, profileFor } from '../../connectors/expected-attributes.ts'
import type { SelfServiceSession } from './self-service-session.ts'

/** The attributes that the profile expects from connections of a strategy, if it expects any. */
export async function expectedOf(
  { tenant, profile }: Pick<SelfServiceSession, 'tenant' | 'profile'>,
  strategy: string,
): Promise<AttributeProfile | undefined> {
  const { user_attributes: attributes, user_attribute_profile_id: id } = profile
  const stored = id === undefined ? undefined : await tenant.store.userAttributeProfiles.get(id)
  if (stored) return profileFor(stored, strategy)
  return attributes.length === 0 ? undefined : expectedBy(attributes)
}
