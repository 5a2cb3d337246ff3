import type { KoaContextWithOIDC, Provider } from 'oidc-provider'

/**
 * The headers of oidc-provider's own pages, whose script submits a form or posts a message. The
 * policy has the hash of the script, and permits frames for `web_message`.
 */
const headers: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; script-src",
  // The receiver of the form may check the origin, and must not learn path and query.
  'Referrer-Policy': 'strict-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}

const badRequest = 400

type Guarded = Pick<KoaContextWithOIDC, 'set' | 'response' | 'remove' | 'status'>

/**
 * Sets these headers on oidc-provider's own pages; our pages set theirs. A page that carries an
 * error to the client has status 200, like one that carries a code: the browser shows no page, and
 * would report a failed request (OAuth 2.0 Form Post Response Mode, section 2).
 */
export function guardSelfPostingPages(provider: Provider): void {
  const guard = async (ctx: Guarded, next: () => Promise<unknown>) => {
    ctx.set({ ...headers })
    await next()
    if (ctx.response.is('html')) {
      const isOurs = ctx.response.get('Referrer-Policy') !== headers['Referrer-Policy']
      if (ctx.status === badRequest && !isOurs) ctx.status = 200
      return
    }
    for (const name of Object.keys(headers)) ctx.remove(name)
  }
  provider.use((ctx, next) => (ctx.method === 'GET' ? guard(ctx, next) : next()))
}
