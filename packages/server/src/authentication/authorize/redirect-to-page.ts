import type { Provider } from 'oidc-provider'
import { pageOf, waysIn } from '../../login/log-in/ways-in.ts'
import { oidcRequestOf } from '../provider/oidc-request.ts'
import { interactionPath } from './interaction-path.ts'
import { loginOrganizationOf } from './login-organization.ts'
import { loginRequestOf } from './oidc-transaction.ts'

/**
 * Redirects straight to the page of an interaction, which saves the browser one redirect. A request
 * with `prompt=login` may continue a log-in by a mailed link and keeps the redirect: the browser
 * sends the cookie of the link only to that path.
 */
export function redirectToPage(provider: Provider): void {
  provider.use(async (ctx, next) => {
    await next()
    const interaction = ctx.oidc?.entities.Interaction
    if (!interaction) return
    const { tenant } = oidcRequestOf(ctx).req
    const path = interactionPath(interaction.uid)
    const isReLogin = String(interaction.params.prompt ?? '').includes('login')
    if (ctx.response.get('location') !== path || isReLogin) return
    const client = await tenant.clients.find(String(interaction.params.client_id))
    if (!client) return
    const organization = await loginOrganizationOf(tenant, interaction.params)
    const request = loginRequestOf(interaction, tenant, organization)
    const ways = await waysIn(tenant, { client, organization, ...request })
    ctx.set('Location', `${path}/${pageOf(request, ways)}`)
  })
}
