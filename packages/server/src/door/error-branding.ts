import type { ErrorRequestHandler, Request } from 'express'
import { resolveBranding } from '../branding/resolve-branding.ts'
import { ApiError } from '../errors.ts'

/** First path segments of the operations that answer a browser with a page; empty for `/`. */
const pageSegments: readonly string[] = ['', 'activate', 'authorize', 'lo', 'oidc', 'u', 'v2']

const verificationPages = '/vdcs/p/'

/** Whether the error is shown as a page: to a browser, except by the APIs that programs call. */
export function acceptsHtml({ operation, tenant, originalUrl, headers }: Request): boolean {
  if (tenant === undefined || !(headers.accept ?? '').includes('text/html')) return false
  if (operation === undefined) return !/^\/api(\/|$|\?)/.test(originalUrl)
  const { path } = operation
  return path.startsWith(verificationPages) || pageSegments.includes(path.split('/', 2)[1] ?? '')
}

/**
 * Reads the tenant's branding and texts for the page of an error. A failure of the server is shown
 * without them, because the database may be what failed.
 */
export const loadErrorBranding: ErrorRequestHandler = async (thrown, req, _res, next) => {
  if (thrown instanceof ApiError && thrown.status < 500 && acceptsHtml(req)) {
    const branding = await resolveBranding(req.tenant, req).catch(() => undefined)
    if (branding) req.branding = branding
  }
  next(thrown)
}
