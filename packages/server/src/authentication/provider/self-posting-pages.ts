import type { Provider } from 'oidc-provider'

/**
 * What pages of oidc-provider that post themselves, or send a message to another window, are sent
 * with: no script but theirs, whose hash it adds, and no frame but for such a message.
 */
const headers: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; script-src",
  // Whoever is posted to may hold the origin against what it expects; the address is nobody's.
  'Referrer-Policy': 'strict-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}

/** Guards the pages that are not ours: those are sent with headers of their own. */
export function guardSelfPostingPages(provider: Provider): void {
  provider.use(async (ctx, next) => {
    if (ctx.method !== 'GET') return next()
    ctx.set({ ...headers })
    await next()
    if (ctx.response.is('html')) return
    for (const name of Object.keys(headers)) ctx.remove(name)
  })
}
