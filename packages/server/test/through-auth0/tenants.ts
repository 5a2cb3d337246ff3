import type { ManagementClient } from 'auth0'
import { failure } from './walk.ts'

export async function walkTenants(client: ManagementClient) {
  const { settings } = client.tenants
  const before = await settings.get()
  const updated = await settings.update({
    friendly_name: 'Walked',
    idle_session_lifetime_in_minutes: 30,
    flags: { revoke_refresh_token_grant: true },
  })
  const read = await settings.get({ fields: 'friendly_name', include_fields: true })
  const unknown = await failure(settings.update({ default_directory: 'nowhere' }))
  return { before, updated, read, unknown }
}
