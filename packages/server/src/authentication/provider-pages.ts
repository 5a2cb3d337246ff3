import type { KoaContextWithOIDC } from 'oidc-provider'
import { renderError } from '../pages/error.ts'
import { renderLogout, renderLogoutDone } from '../pages/logout.ts'
import { lookOf } from '../pages/look-of.ts'
import type { Page } from '../pages/page.ts'
import { pageHeaders } from '../pages/write-page.ts'
import type { Tenant } from '../tenancy/tenancy.ts'

/** What oidc-provider shows: it sends the answer itself, when the session is written. */
function answer(ctx: KoaContextWithOIDC, page: Page, leadsTo: readonly string[] = []): void {
  ctx.set(pageHeaders(page, leadsTo))
  ctx.body = page.html
}

const lookFor = (tenant: Tenant, ctx: KoaContextWithOIDC) =>
  lookOf({ tenant, headers: ctx.req.headers }, ctx.oidc?.params?.ui_locales)

interface Said {
  readonly error: string
  readonly error_description?: string | undefined
}

/** What cannot be answered by the redirect URI. A fault of ours says nothing of itself. */
export function showError(tenant: Tenant) {
  return (ctx: KoaContextWithOIDC, { error, error_description: description }: Said): void => {
    const told = error === 'server_error' ? {} : { error, description }
    answer(ctx, renderError(lookFor(tenant, ctx), told))
  }
}

/** Asks whether to log out; `form` has the token against forgery, which the page posts. */
export function askToLogOut(tenant: Tenant) {
  return (ctx: KoaContextWithOIDC, form: string): void => {
    const [, xsrf = ''] = /name="xsrf" value="([^"]*)"/.exec(form) ?? []
    const { postLogoutRedirectUri } = (ctx.oidc.session?.state ?? {}) as {
      postLogoutRedirectUri?: string
    }
    const page = renderLogout(lookFor(tenant, ctx), {
      action: new URL(ctx.oidc.urlFor('end_session_confirm')).pathname,
      hidden: { xsrf },
    })
    answer(ctx, page, postLogoutRedirectUri ? [postLogoutRedirectUri] : [])
  }
}

export function tellLoggedOut(tenant: Tenant) {
  return (ctx: KoaContextWithOIDC): void =>
    answer(ctx, renderLogoutDone(lookFor(tenant, ctx), 'complete'))
}
