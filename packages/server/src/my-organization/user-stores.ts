import type { ServingOrganization } from './organization-call.ts'
import { listAssignments } from './provider-access.ts'
import { namesOf } from './show-provider.ts'

/** The databases of users that are assigned to the organization. */
export const userStores: ServingOrganization<'listMyOrganizationUserStores'> = {
  async listMyOrganizationUserStores(call) {
    const isEnabled = call.query.get('is_enabled')
    const filter = isEnabled === null ? {} : { is_enabled: isEnabled === 'true' }
    const listed = await listAssignments(call, 'user-store', filter)
    const user_stores = listed.map(({ assigned, connection, accessLevel }) => ({
      ...namesOf({ assigned, connection }),
      access_level: accessLevel,
      is_enabled: assigned.is_enabled,
    }))
    return { status: 200, body: { user_stores } }
  },
}
