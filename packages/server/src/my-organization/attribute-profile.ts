import type { Schema } from '@latchkey/contract'
import { configurationOf, type OrganizationCall } from './organization-call.ts'

type Profile = Schema<'UserAttributeProfile'>

/** The user attribute profile of the application; undefined if it has none. */
export async function findProfile({
  tenant,
  client,
}: OrganizationCall): Promise<Profile | undefined> {
  const { user_attribute_profile_id: id } = configurationOf(client)
  return id === undefined ? undefined : tenant.store.userAttributeProfiles.get(id)
}
