import type { RequestHandler } from 'express'
import { ApiError } from '../errors.ts'
import { Assets } from '../static-files/assets.ts'
import { codingOf, forEver, requireRead, sendFile } from '../static-files/send-file.ts'
import { siteHeaders } from '../static-files/site-headers.ts'
import { consoleClientId } from '../tenancy/console-client.ts'
import { type PreviewChecks, previewPath, sendPreview } from './log-in-preview.ts'

/** The base path of the console, which is also its `redirect_uri`. */
export const consolePath = '/console'

const assetsPath = '/assets/'

const headers = {
  ...siteHeaders("'self'"), // a frame logs in by the session of the browser
  'Referrer-Policy': 'no-referrer', // the address may have a code in it
}

/**
 * Serves the console: hashed files as immutable, and one page at all other paths, since each screen
 * has a path.
 *
 * @throws ApiError `route_not_found`, `method_not_allowed`, `console_not_installed`
 */
export function serveConsole(checks: PreviewChecks): RequestHandler {
  const assets = new Assets('console')
  return async (req, res) => {
    requireRead(req)
    const coding = codingOf(req)
    if (req.path.startsWith(assetsPath)) {
      const asset = await assets.find(req.path.slice(1), coding)
      if (!asset) throw new ApiError('route_not_found')
      return sendFile(req, res, { asset, coding, caching: forEver, headers })
    }
    if (req.path === previewPath) return sendPreview(req, res, checks)
    const asset = await assets.find('index.html', coding)
    if (!asset) throw new ApiError('route_not_found')
    if (req.originalUrl === consolePath) return res.redirect(308, `${consolePath}/`)
    if (!(await req.tenant.clients.find(consoleClientId))) {
      throw new ApiError('console_not_installed')
    }
    sendFile(req, res, { asset, coding, caching: 'no-store', headers })
  }
}
