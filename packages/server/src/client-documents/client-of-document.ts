import type { Schema } from '@latchkey/contract'
import type { ClientUpsert } from '../store/clients/client-writes.ts'
import type { DescribedClient } from './read-document.ts'

/** The members that a document sets when its third-party client is created or updated. */
export function clientOfDocument(url: string, client: DescribedClient): ClientUpsert {
  const { token_endpoint_auth_method: _, jwks_uri, ...described } = client
  const members = {
    ...described,
    is_first_party: false,
    oidc_conformant: true,
    third_party_security_mode: 'strict',
    // With `jwks_uri` and no secret, the client authenticates by `private_key_jwt`.
    ...(jwks_uri === undefined ? { token_endpoint_auth_method: 'none' as const } : { jwks_uri }),
  } as const
  return {
    definition: members,
    patch: { ...absent, ...members },
    origin: {
      external_client_id: url,
      external_metadata_type: 'cimd',
      external_metadata_created_by: 'admin',
    },
  }
}

/** The values of members that the document no longer has. */
const absent = {
  logo_uri: null,
  policy_uri: null,
  tos_uri: null,
  allowed_logout_urls: null,
  token_endpoint_auth_method: null,
  jwks_uri: null,
  require_proof_of_possession: false,
} as const satisfies Schema<'ClientPatch'>
