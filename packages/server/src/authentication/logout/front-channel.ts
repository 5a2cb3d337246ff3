import type { KoaContextWithOIDC } from 'oidc-provider'
import { renderFrontChannelLogout } from '../../pages/logout.ts'
import { isWebAddress } from '../../pages/safe-address.ts'
import type { Authorizations } from '../../store/oidc/ended-session.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { answer, brandingOf } from '../provider/provider-pages.ts'

/** The most frames on the page; clients beyond that are not notified. */
const framesMax = 50

/**
 * The front-channel logout URLs of the clients of a session, with `iss` and `sid` (OpenID Connect
 * Front-Channel Logout 1.0, section 3).
 */
export async function frontChannelUrlsOf(
  { clients, issuer }: Pick<Tenant, 'clients' | 'issuer'>,
  sessionIds: Readonly<Record<string, string | undefined>>,
): Promise<readonly string[]> {
  const notified = Object.entries(sessionIds).slice(0, framesMax)
  const frames = await Promise.all(
    notified.map(async ([clientId, sid]) => {
      const client = await clients.find(clientId)
      const [address] = client?.settings.oidc_logout?.frontchannel_logout_urls ?? []
      if (!isWebAddress(address)) return undefined
      const url = new URL(address)
      url.searchParams.set('iss', issuer)
      if (sid !== undefined) url.searchParams.set('sid', sid)
      return url.href
    }),
  )
  return frames.filter((each) => each !== undefined)
}

/**
 * If a log-out has ended a session, shows the page with the frames of front-channel logout before
 * the redirect.
 */
export async function showFrontChannelLogout(
  ctx: KoaContextWithOIDC,
  tenant: Tenant,
): Promise<void> {
  const { session, params } = ctx.oidc
  const next = ctx.response.get('Location')
  if (ctx.status !== 303 || !params?.logout || !session) return
  const authorizations = Object.entries((session.authorizations ?? {}) as Authorizations)
  const sessionIds = Object.fromEntries(authorizations.map(([id, { sid }]) => [id, sid]))
  const frames = await frontChannelUrlsOf(tenant, sessionIds)
  if (frames.length === 0) return
  const page = renderFrontChannelLogout(await brandingOf(tenant, ctx), { frames, next })
  ctx.remove('Location')
  ctx.status = 200
  answer(ctx, page)
}
