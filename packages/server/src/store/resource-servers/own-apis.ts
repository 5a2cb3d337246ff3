import { accountAudience, organizationAudience } from '../../record-rules/management-audience.ts'
import { readScopes } from './management-api.ts'
import type { Patch } from './resource-server-settings.ts'

/** The APIs of this server that a tenant has only after they were created in it. */
const ownApis: Readonly<Record<string, OwnApi>> = {
  [accountAudience]: {
    name: 'My Account API',
    scheme: 'accountToken',
    members: { token_dialect: 'rfc9068_profile' },
  },
  [organizationAudience]: {
    name: 'My Organization API',
    scheme: 'organizationToken',
    // Every member may log in to the application, but only their roles permit them to administer
    // anything.
    members: { token_dialect: 'rfc9068_profile_authz', enforce_policies: true },
  },
}

interface OwnApi {
  readonly name: string
  readonly scheme: string
  readonly members: Patch
}

/**
 * Adds the defaults of an API of this server: all scopes of the document, for users, and by client
 * grants only.
 */
export function withDefaults(identifier: string, definition: Patch): Patch {
  const own = ownApis[identifier]
  if (!own) return definition
  return {
    name: own.name,
    scopes: readScopes('authentication', own.scheme),
    ...own.members,
    skip_consent_for_verifiable_first_party_clients: true,
    subject_type_authorization: {
      user: { policy: 'require_client_grant' },
      client: { policy: 'deny_all' },
    },
    ...definition,
  }
}
