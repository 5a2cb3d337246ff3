import type { Provider } from 'oidc-provider'
import { pageOf, waysIn } from '../../login/log-in/ways-in.ts'
import type { RedirectOptions } from '../../login/redirect/ask-connector.ts'
import { redirectWayOf, startUpstreamLogin } from '../../login/redirect/start-upstream-login.ts'
import { oidcRequestOf } from '../provider/oidc-request.ts'
import { interactionPath } from './interaction-path.ts'
import { loginOrganizationOf } from './login-organization.ts'
import { loginRequestOf } from './oidc-transaction.ts'
import { showAtCallback } from './show-at-callback.ts'

/**
 * Redirects straight to the page of an interaction, or to the identity provider where the page
 * would only redirect there, which saves the browser one redirect or two. A request with
 * `prompt=login` may continue a log-in by a mailed link and keeps the redirect: the browser sends
 * the cookie of the link only to that path.
 */
export function redirectToPage(provider: Provider, options: RedirectOptions): void {
  provider.use(async (ctx, next) => {
    await next()
    const interaction = ctx.oidc?.entities.Interaction
    if (!interaction) return
    const { req } = oidcRequestOf(ctx)
    const { tenant } = req
    const path = interactionPath(interaction.uid)
    const isReLogin = String(interaction.params.prompt ?? '').includes('login')
    if (ctx.response.get('location') !== path || isReLogin) return
    const client = await tenant.clients.find(String(interaction.params.client_id))
    if (!client) return
    const organization = await loginOrganizationOf(tenant, interaction.params)
    const request = loginRequestOf(interaction, tenant, organization)
    const ways = await waysIn(tenant, { client, organization, ...request })
    const page = pageOf(request, ways)
    const [name, query] = page.split('?')
    ctx.set('Location', `${path}/${page}`)
    if (name !== 'upstream') return
    const connection = new URLSearchParams(query).get('connection') ?? undefined
    const way = redirectWayOf(ways.redirects, connection)
    const started = await startUpstreamLogin(req, { transaction: request, way }, options)
    // A form, or the reason why the provider cannot be asked, is a page.
    if ('refused' in started || started.form) return
    await started.store()
    showAtCallback(provider, ctx, { uid: interaction.uid, req })
    ctx.set('Location', started.url)
  })
}
