import type { ErrorRequestHandler, Request } from 'express'
import { resolveBranding } from '../branding/resolve-branding.ts'
import { ApiError } from '../errors.ts'

/** The first path segments of operations that answer a page to browsers; empty for `/`. */
const pageSegments: readonly string[] = ['', 'activate', 'authorize', 'lo', 'oidc', 'u', 'v2']

const verificationPages = '/vdcs/p/'

/** Whether to show the error as a page: to browsers, at operations that people open. */
export function acceptsHtml({ operation, tenant, originalUrl, headers }: Request): boolean {
  if (tenant === undefined || !(headers.accept ?? '').includes('text/html')) return false
  if (operation === undefined) return !/^\/api(\/|$|\?)/.test(originalUrl)
  const { path } = operation
  return path.startsWith(verificationPages) || pageSegments.includes(path.split('/', 2)[1] ?? '')
}

/**
 * Reads the branding and texts of the tenant for an error page. A 5xx is shown without them,
 * because reading them may be what failed.
 */
export const loadErrorBranding: ErrorRequestHandler = async (thrown, req, _res, next) => {
  if (thrown instanceof ApiError && thrown.status < 500 && acceptsHtml(req)) {
    const branding = await resolveBranding(req.tenant, req).catch(() => undefined)
    if (branding) req.branding = branding
  }
  next(thrown)
}
