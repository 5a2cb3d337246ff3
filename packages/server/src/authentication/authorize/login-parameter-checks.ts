import type { Client, errors as Errors, KoaContextWithOIDC } from 'oidc-provider'
import { waysIn } from '../../login/log-in/ways-in.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { invitationCheck } from './invitations.ts'
import { organizationCheck } from './organizations.ts'

type Check = (ctx: KoaContextWithOIDC, value: string | undefined, client: Client) => Promise<void>

/**
 * Checks of the parameters `connection`, `organization` and `invitation`. A value that cannot be
 * applied is refused with `invalid_request`, so that the client does not rely on it.
 */
export function loginParameterChecks(
  tenant: Tenant,
  errors: typeof Errors,
): Readonly<Record<'connection' | 'organization' | 'invitation', Check>> {
  return {
    async connection(_ctx, name, { clientId }) {
      if (name === undefined || (await mayLogInBy(tenant, name, clientId))) return
      throw new errors.InvalidRequest('`connection` is not enabled for the client')
    },
    organization: organizationCheck(tenant, errors),
    invitation: invitationCheck(tenant, errors),
  }
}

/** Third-party clients may also use domain connections (`is_domain_connection`). */
async function mayLogInBy(
  { clients, connections, store }: Tenant,
  name: string,
  clientId: string,
): Promise<boolean> {
  const ways = await waysIn({ connections }, { client: { clientId }, connection: name })
  const { password, passkey, codes, redirects } = ways
  if (password || passkey || codes.length > 0 || redirects.length > 0) return true
  const isFirstParty = (await clients.find(clientId))?.isFirstParty ?? true
  return !isFirstParty && (await store.connections.findByName(name))?.is_domain_connection === true
}
