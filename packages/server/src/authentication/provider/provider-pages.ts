import type { KoaContextWithOIDC } from 'oidc-provider'
import { resolveBranding } from '../../branding/resolve-branding.ts'
import { renderError } from '../../pages/error.ts'
import { renderLogout, renderLogoutDone } from '../../pages/logout.ts'
import type { Page } from '../../pages/page.ts'
import { pageHeaders } from '../../pages/write-page.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { endSessionNow, isOwnLogOut } from '../logout/end-session.ts'
import { oidcRequestOf } from './oidc-request.ts'
import { askedInSession } from './patches.ts'

/** What oidc-provider shows: it sends the answer itself, when the session is written. */
export function answer(ctx: KoaContextWithOIDC, page: Page, leadsTo: readonly string[] = []): void {
  ctx.set(pageHeaders(page, leadsTo))
  ctx.body = page.html
}

export const brandingOf = (tenant: Tenant, ctx: KoaContextWithOIDC) =>
  resolveBranding(tenant, { headers: ctx.req.headers, uiLocales: ctx.oidc?.params?.ui_locales })

interface Said {
  readonly error: string
  readonly error_description?: string | undefined
}

/** What cannot be answered by the redirect URI. A fault of ours says nothing of itself. */
export function showError(tenant: Tenant) {
  return async (
    ctx: KoaContextWithOIDC,
    { error, error_description: description }: Said,
  ): Promise<void> => {
    const told = error === 'server_error' ? {} : { error, description }
    const requestId = oidcRequestOf(ctx).req.id
    answer(ctx, renderError(await brandingOf(tenant, ctx), { ...told, requestId }))
  }
}

/** Asks whether to log out, but for a request that proves itself. */
export function askToLogOut(tenant: Tenant) {
  return async (ctx: KoaContextWithOIDC): Promise<void> => {
    const isAsked = tenant.settings.sessions?.oidc_logout_prompt_enabled !== false
    if (isOwnLogOut(ctx) || !isAsked) return endSessionNow(ctx)
    const { secret: xsrf = '', postLogoutRedirectUri } = askedInSession(ctx.oidc.session)
    const page = renderLogout(await brandingOf(tenant, ctx), {
      action: new URL(ctx.oidc.urlFor('end_session_confirm')).pathname,
      hidden: { xsrf },
    })
    answer(ctx, page, postLogoutRedirectUri ? [postLogoutRedirectUri] : [])
  }
}

/** Also tells those who have said that they stay. */
export function tellLoggedOut(tenant: Tenant) {
  return async (ctx: KoaContextWithOIDC): Promise<void> => {
    const { accountId } = await ctx.oidc.provider.Session.get(ctx)
    const outcome = accountId === undefined ? 'complete' : 'aborted'
    answer(ctx, renderLogoutDone(await brandingOf(tenant, ctx), outcome))
  }
}
