import type { Client } from '../../store/clients/clients.ts'

/**
 * Whether pages of an origin may read responses to a client (Fetch standard, CORS protocol): the
 * origins of `allowed_origins`, `web_origins` and callbacks. A client without allowed origins
 * permits all, because these endpoints read no cookies.
 */
export function isAllowedOrigin(client: Pick<Client, 'settings'>, origin: string): boolean {
  const { allowed_origins = [], web_origins = [] } = client.settings
  return allowed_origins.length + web_origins.length === 0 || isListedOrigin(client, origin)
}

/**
 * The origins of a client, of `allowed_origins`, `web_origins` and callbacks; one may have a
 * pattern.
 */
export function originsOf({ settings }: Pick<Client, 'settings'>): readonly string[] {
  const { allowed_origins = [], web_origins = [], callbacks = [] } = settings
  const listed = [...allowed_origins, ...web_origins, ...callbacks].flatMap((each) => {
    if (/^https?:\/\/\*\.[^*/]+\/?$/.test(each)) return each.replace(/\/$/, '')
    return /^https?:/.test(each) && URL.canParse(each) ? new URL(each).origin : []
  })
  return [...new Set(listed)]
}

/**
 * Whether an origin is one of the client's: of `allowed_origins`, `web_origins` or a callback. The
 * origin `null` is none: any page can have it.
 */
export function isListedOrigin({ settings }: Pick<Client, 'settings'>, origin: string): boolean {
  const { allowed_origins = [], web_origins = [], callbacks = [] } = settings
  if (!/^https?:\/\//.test(origin)) return false
  return [...allowed_origins, ...web_origins, ...callbacks].some((each) => matches(each, origin))
}

/** A pattern such as `https://*.example.com` matches exactly one label. */
function matches(allowed: string, origin: string): boolean {
  if (!allowed.includes('*')) return URL.canParse(allowed) && new URL(allowed).origin === origin
  const [before = '', after = '', ...more] = allowed.replace(/\/$/, '').split('*')
  if (more.length > 0 || !before.endsWith('://')) return false
  const label = origin.slice(before.length, origin.length - after.length)
  return origin.startsWith(before) && origin.endsWith(after) && /^[a-z0-9-]+$/.test(label)
}
