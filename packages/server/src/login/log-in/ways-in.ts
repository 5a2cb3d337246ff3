import type { Interaction, Provider } from 'oidc-provider'
import { requestOf } from '../../authentication/provider/provider-request.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { interactionPath } from './paths.ts'

/** The connection that the application names. */
export function namedConnection({ params }: Pick<Interaction, 'params'>): string | undefined {
  return typeof params.connection === 'string' ? params.connection : undefined
}

/** The connections that people may log in by, of those that the application has or names. */
export async function waysIn(
  { connections }: Pick<Tenant, 'connections'>,
  interaction: Pick<Interaction, 'params'>,
) {
  const clientId = String(interaction.params.client_id)
  const name = namedConnection(interaction)
  const [byPassword, byMail] = await Promise.all(
    (['auth0', 'email'] as const).map((strategy) =>
      connections.findEnabledFor(clientId, { strategy, name }),
    ),
  )
  return { byPassword, byMail }
}

/** The name of the page that an interaction waits for. */
export async function pageOf(tenant: Pick<Tenant, 'connections'>, interaction: Interaction) {
  const { prompt, params } = interaction
  if (prompt.name !== 'login') return prompt.name
  const { byPassword, byMail } = await waysIn(tenant, interaction)
  if (byMail && !byPassword) return 'email'
  return params.screen_hint === 'signup' ? 'signup' : 'login'
}

/**
 * Leads straight to the page that an interaction waits for, and spares browsers the request that
 * would tell them. Who may come by the link of a mail, which asks to log in again, makes that
 * request: only there is the cookie of the link seen.
 */
export function leadToPage(provider: Provider): void {
  provider.use(async (ctx, next) => {
    await next()
    const interaction = ctx.oidc?.entities.Interaction
    const tenant = requestOf(ctx.req)?.tenant
    if (!interaction || !tenant) return
    const path = interactionPath(interaction.uid)
    const asksAgain = String(interaction.params.prompt ?? '').includes('login')
    if (ctx.response.get('location') !== path || asksAgain) return
    ctx.set('Location', `${path}/${await pageOf(tenant, interaction)}`)
  })
}
