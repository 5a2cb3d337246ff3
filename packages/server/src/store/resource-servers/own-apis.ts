import { accountAudience, organizationAudience } from '../../record-rules/management-audience.ts'
import { readScopes } from './management-api.ts'
import type { Patch } from './resource-server-settings.ts'

/** The APIs of this server that exist once they are created in a tenant. */
const ownApis: Readonly<Record<string, OwnApi>> = {
  [accountAudience]: {
    name: 'My Account API',
    scheme: 'accountToken',
    members: { token_dialect: 'rfc9068_profile' },
  },
  [organizationAudience]: {
    name: 'My Organization API',
    scheme: 'organizationToken',
    // Every member may log in to the application; what they administer, their roles say.
    members: { token_dialect: 'rfc9068_profile_authz', enforce_policies: true },
  },
}

interface OwnApi {
  readonly name: string
  readonly scheme: string
  readonly members: Patch
}

/**
 * Adds the members that an API of this server has by default: all scopes of the contract, for users
 * and by client grants only.
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
