import type { Provider } from 'oidc-provider'
import { pageOf, waysIn } from '../../login/log-in/ways-in.ts'
import type { RedirectOptions } from '../../login/redirect/ask-connector.ts'
import { redirectWayOf, startUpstreamLogin } from '../../login/redirect/start-upstream-login.ts'
import { oidcRequestOf } from '../provider/oidc-request.ts'
import { interactionPath } from './interaction-path.ts'
import { loginOrganizationOf } from './login-organization.ts'
import { ticketParameter } from './login-ticket.ts'
import { loginRequestOf } from './oidc-transaction.ts'
import { showAtCallback } from './show-at-callback.ts'

/**
 * Redirects straight to the page of an interaction, or to the identity provider if that page would
 * only redirect. This saves the browser one or two redirects. A request with `prompt=login` may be
 * the one of a mailed link, and one with a ticket logs in by it; both are redirected as usual,
 * because the link or the ticket is redeemed at that path.
 */
export function redirectToPage(provider: Provider, options: RedirectOptions): void {
  provider.use(async (ctx, next) => {
    await next()
    const interaction = ctx.oidc?.entities.Interaction
    if (!interaction) return
    const { req, later } = oidcRequestOf(ctx)
    const { tenant } = req
    const path = interactionPath(interaction.uid)
    const isReLogin = String(interaction.params.prompt ?? '').includes('login')
    const hasTicket = interaction.params[ticketParameter] !== undefined
    if (ctx.response.get('location') !== path || isReLogin || hasTicket) return
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
    // A form must be posted by a page, and an unavailable provider be reported by one.
    if ('refused' in started || started.form) return
    const record = await started.record()
    if (later) later.write(record)
    else await tenant.store.oidc.records.writeAll({ written: [record], deleted: [] })
    showAtCallback(provider, ctx, { uid: interaction.uid, req })
    ctx.set('Location', started.url)
  })
}
