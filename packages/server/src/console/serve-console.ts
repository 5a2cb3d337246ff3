import type { RequestHandler } from 'express'
import { ApiError } from '../errors.ts'
import { Assets } from '../static-files/assets.ts'
import { codingOf, forEver, requireRead, sendFile } from '../static-files/send-file.ts'
import { consoleClientId } from '../tenancy/console-client.ts'
import { type PreviewChecks, previewPath, sendPreview } from './log-in-preview.ts'

/** The base path of the console, which is also its `redirect_uri`. */
export const consolePath = '/console'

const assetsPath = '/assets/'

/** The Content-Security-Policy (Level 3), which permits the files of the console only. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  "frame-src 'self'", // a log-in by the session of the browser
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

const headers = {
  'Content-Security-Policy': policy,
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
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
