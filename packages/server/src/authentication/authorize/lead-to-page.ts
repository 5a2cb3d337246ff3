import type { Provider } from 'oidc-provider'
import { pageOf, waysIn } from '../../login/log-in/ways-in.ts'
import { oidcRequestOf } from '../provider/oidc-request.ts'
import { interactionPath } from './interaction-path.ts'
import { askedBy } from './oidc-transaction.ts'

/**
 * Redirects straight to the page that an interaction waits for, and saves browsers the request that
 * would name it. Somebody who may come by the link of a mail, which asks to log in again, makes
 * that request: only there does the browser send the cookie of the link.
 */
export function leadToPage(provider: Provider): void {
  provider.use(async (ctx, next) => {
    await next()
    const interaction = ctx.oidc?.entities.Interaction
    if (!interaction) return
    const { tenant } = oidcRequestOf(ctx).req
    const path = interactionPath(interaction.uid)
    const asksAgain = String(interaction.params.prompt ?? '').includes('login')
    if (ctx.response.get('location') !== path || asksAgain) return
    const client = await tenant.clients.find(String(interaction.params.client_id))
    if (!client) return
    const asked = askedBy(interaction, tenant)
    const ways = await waysIn(tenant, { client, ...asked })
    ctx.set('Location', `${path}/${pageOf(asked, ways)}`)
  })
}
