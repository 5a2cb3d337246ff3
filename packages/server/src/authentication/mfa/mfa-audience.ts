import { mfaAudienceOf } from '../../login/second-factors/second-factor-policy.ts'
import type { Audience } from '../../store/resource-servers/audience.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'

/** The MFA API, which every tenant has. */
const mfaApi: Omit<Audience, 'identifier'> = {
  scopes: ['enroll', 'read:authenticators', 'remove:authenticators'],
  tokenLifetimeSeconds: 24 * 60 * 60,
  webTokenLifetimeSeconds: 2 * 60 * 60,
  tokenDialect: 'access_token',
  enforcesPolicies: false,
  admitsClients: false,
  usersBy: 'allow_all',
  keyAlgorithm: 'RS256',
  signingSecret: undefined,
  encryptionKey: undefined,
  detailTypes: [],
  possession: undefined,
}

/**
 * Finds an API by its stored identifier: one of the tenant, or the MFA API for a first-party
 * client. Other clients must not change how users log in.
 */
export async function findApi(
  tenant: Tenant,
  identifier: string,
  clientId: string,
): Promise<Audience | undefined> {
  const stored = await tenant.audiences.find(identifier)
  if (stored || identifier !== mfaAudienceOf(tenant)) return stored
  const client = await tenant.clients.find(clientId)
  return client?.isFirstParty ? { ...mfaApi, identifier } : undefined
}
