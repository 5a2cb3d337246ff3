import type { ShownClient } from '../pages/client-links.ts'
import type { Client } from '../store/clients/clients.ts'

/** The members of a client that pages show. */
export function shownClient({ name, settings }: Client): ShownClient {
  const { logo_uri: logoUrl, policy_uri: policyUrl, tos_uri: termsUrl } = settings
  return { name, logoUrl, policyUrl, termsUrl }
}
