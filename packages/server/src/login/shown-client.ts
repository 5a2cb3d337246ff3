import type { ShownClient } from '../pages/client-links.ts'
import type { BrandedApplication } from '../pages/resolved-branding.ts'
import type { Client } from '../store/clients/clients.ts'

/** The members of a client that pages show. */
export function shownClient({ name, settings }: Client): ShownClient {
  const { logo_uri: logoUrl, policy_uri: policyUrl, tos_uri: termsUrl } = settings
  const { external_client_id: url } = settings
  return { name, logoUrl, policyUrl, termsUrl, host: url && new URL(url).host }
}

/** The client, as page templates of the tenant read it. */
export function brandedApplication(client: Client): BrandedApplication {
  const { clientId: id, name, isFirstParty, settings } = client
  const { logo_uri: logoUrl, client_metadata: metadata = {} } = settings
  return { id, name, logoUrl, metadata, isFirstParty }
}
