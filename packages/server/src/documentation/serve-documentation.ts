import type { RequestHandler } from 'express'
import { ApiError } from '../errors.ts'
import { Assets } from '../static-files/assets.ts'
import { codingOf, forEver, requireRead, sendFile } from '../static-files/send-file.ts'
import { siteHeaders } from '../static-files/site-headers.ts'

/** The base path of the documentation. */
export const documentationPath = '/docs'

const headers = { ...siteHeaders(), 'Referrer-Policy': 'same-origin' }

/**
 * Serves the documentation, which is the same for every tenant: hashed files as immutable, and
 * pages that are cached until the next release.
 *
 * @throws ApiError `route_not_found`, `method_not_allowed`
 */
export function serveDocumentation(): RequestHandler {
  const assets = new Assets('docs')
  return async (req, res) => {
    requireRead(req)
    if (req.originalUrl === documentationPath) return res.redirect(308, `${documentationPath}/`)
    const path = req.path === '/' ? 'index.html' : req.path.slice(1)
    const coding = codingOf(req)
    const asset = await assets.find(path, coding)
    if (!asset) throw new ApiError('route_not_found')
    const caching = path.startsWith('assets/') ? forEver : 'public, max-age=300'
    sendFile(req, res, { asset, coding, caching, headers })
  }
}
