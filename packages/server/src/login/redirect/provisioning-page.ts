import { resolveBranding } from '../../branding/resolve-branding.ts'
import { ApiError } from '../../errors.ts'
import { renderProvisioning } from '../../pages/provisioning.ts'
import { writePage } from '../../pages/write-page.ts'
import { callbackUrlOf } from '../../tenancy/provider-call.ts'
import type { ServeLogin } from '../serve-login.ts'

/**
 * The page with the values that the administrator of an identity provider registers there
 * (`provisioning_ticket_url` of a connection).
 */
export const provisioningPage: Readonly<Record<'getProvisioningPage', ServeLogin>> = {
  async getProvisioningPage(req, res) {
    const { tenant, pathParameters } = req
    const connection = await tenant.store.connections.get(`con_${pathParameters.ticket}`)
    if (!connection || connection.strategy !== pathParameters.strategy) {
      throw new ApiError('connection_page_not_found')
    }
    const redirect = tenant.connectors.resolve(connection, ['redirect'])?.connector.redirect
    const branding = await resolveBranding(tenant, { headers: req.headers })
    const page = renderProvisioning(branding, {
      name: connection.display_name ?? connection.name,
      strategy: connection.strategy,
      values: redirect?.registrationOf?.({ connection, callbackUrl: callbackUrlOf(req) }) ?? [],
    })
    writePage(res, page)
  },
}
