import type { KoaContextWithOIDC } from 'oidc-provider'
import { resolveBranding } from '../../branding/resolve-branding.ts'
import { renderError } from '../../pages/error.ts'
import { errorPageAddress } from '../../pages/error-parameters.ts'
import { renderLogout, renderLogoutDone } from '../../pages/logout.ts'
import type { Page } from '../../pages/page.ts'
import { pageHeaders } from '../../pages/write-page.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { endSessionNow, hasHintOfSession } from '../logout/end-session.ts'
import { isFederated } from '../logout/federated.ts'
import { oidcRequestOf } from './oidc-request.ts'
import { logoutStateOf } from './patches.ts'

/** Makes a page the response, which oidc-provider sends after storing the session. */
export function answer(
  ctx: KoaContextWithOIDC,
  page: Page,
  redirectTargets: readonly string[] = [],
): void {
  ctx.set(pageHeaders(page, redirectTargets))
  ctx.body = page.html
}

/** The branding of a page, in the language of the user. */
export const brandingOf = (tenant: Tenant, ctx: KoaContextWithOIDC) =>
  resolveBranding(tenant, { headers: ctx.req.headers, uiLocales: ctx.oidc?.params?.ui_locales })

interface ProviderError {
  readonly error: string
  readonly error_description?: string | undefined
}

/**
 * The page of an error that must not be sent to the redirect URI; a `server_error` has no details.
 */
export function showError(tenant: Tenant) {
  return async (
    ctx: KoaContextWithOIDC,
    { error, error_description: description }: ProviderError,
  ): Promise<void> => {
    const shown = error === 'server_error' ? {} : { error, description }
    const requestId = oidcRequestOf(ctx).req.id
    const branding = await brandingOf(tenant, ctx)
    const { client_id, connection } = ctx.oidc?.params ?? {}
    const parameters = {
      client_id: textOf(client_id),
      connection: textOf(connection),
      lang: branding.language,
      error,
      error_description: shown.description,
      tracking: requestId,
    }
    const location = errorPageAddress(tenant, parameters)
    if (location === undefined) {
      answer(ctx, renderError(branding, { ...shown, requestId, parameters }))
    } else {
      redirect(ctx, location)
    }
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

function redirect(ctx: KoaContextWithOIDC, location: string): void {
  ctx.status = 303
  ctx.set({ Location: location, 'Cache-Control': 'no-store' })
  ctx.body = ''
}

/** The page that confirms a log-out, unless the request has an ID token hint of its session. */
export function confirmLogoutPage(tenant: Tenant) {
  return async (ctx: KoaContextWithOIDC): Promise<void> => {
    const isPromptEnabled = tenant.settings.sessions?.oidc_logout_prompt_enabled !== false
    if (hasHintOfSession(ctx) || !isPromptEnabled) return endSessionNow(ctx)
    const { secret: xsrf = '', postLogoutRedirectUri } = logoutStateOf(ctx.oidc.session)
    const page = renderLogout(await brandingOf(tenant, ctx), {
      action: new URL(ctx.oidc.urlFor('end_session_confirm')).pathname,
      hidden: { xsrf, ...(isFederated(ctx) && { federated: 'true' }) },
    })
    answer(ctx, page, postLogoutRedirectUri ? [postLogoutRedirectUri] : [])
  }
}

/** The page after a log-out, and after one that the user declined. */
export function loggedOutPage(tenant: Tenant) {
  return async (ctx: KoaContextWithOIDC): Promise<void> => {
    const { accountId } = await ctx.oidc.provider.Session.get(ctx)
    const outcome = accountId === undefined ? 'complete' : 'aborted'
    answer(ctx, renderLogoutDone(await brandingOf(tenant, ctx), outcome))
  }
}
