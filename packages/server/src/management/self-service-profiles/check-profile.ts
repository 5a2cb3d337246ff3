import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../../errors.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'

/**
 * Validates what the schema of a profile does not express.
 *
 * @throws ApiError `invalid_body`
 */
export async function checkProfile(
  { store }: Pick<Tenant, 'store'>,
  { user_attributes: attributes, user_attribute_profile_id: id }: Schema<'SelfServiceProfilePatch'>,
): Promise<void> {
  const names = (attributes ?? []).map(({ name }) => name)
  if (new Set(names).size < names.length) {
    throw refusedBody('Each name must be there once', 'user_attributes')
  }
  if (id === undefined || id === null) return
  const place = 'user_attribute_profile_id'
  if (names.length > 0) throw refusedBody('It excludes `user_attributes`: send one of them', place)
  if (!(await store.userAttributeProfiles.get(id))) {
    throw refusedBody('There is no user attribute profile with this identifier', place)
  }
}
