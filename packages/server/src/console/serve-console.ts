import type { Request, RequestHandler, Response } from 'express'
import { ApiError } from '../errors.ts'
import { consoleClientId } from '../tenancy/console-client.ts'
import { type Asset, Assets, type Coding } from './assets.ts'

/** The base path of the console, and its `redirect_uri`. */
export const consolePath = '/console'

const assetsPath = '/assets/'
/** `Cache-Control` of files whose names have a hash of their content. */
const forEver = 'public, max-age=31536000, immutable'

/** Content Security Policy Level 3: the console's own files only. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' https: data:", // the logo of a tenant, in the preview of its pages
  "frame-src 'self'", // a log-in by the session of the browser
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

const securityHeaders = {
  'Content-Security-Policy': policy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Referrer-Policy': 'no-referrer', // the address may have a code in it
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}

/**
 * Serves the console: its hashed files as immutable, and the page that loads them at every other
 * path, because each screen has a path of its own.
 *
 * @throws ApiError `route_not_found`, `method_not_allowed`, `console_not_installed`
 */
export function serveConsole(): RequestHandler {
  const assets = new Assets()
  return async (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      const message = `This path does not support ${req.method}. Supported methods: GET, HEAD.`
      throw new ApiError('method_not_allowed', { message, headers: { Allow: 'GET, HEAD' } })
    }
    const coding = codingOf(req)
    if (req.path.startsWith(assetsPath)) {
      const asset = await assets.find(req.path.slice(1), coding)
      if (!asset) throw new ApiError('route_not_found')
      return send(req, res, { asset, coding, caching: forEver })
    }
    const asset = await assets.find('index.html', coding)
    if (!asset) throw new ApiError('route_not_found')
    if (req.originalUrl === consolePath) return res.redirect(308, `${consolePath}/`)
    if (!(await req.tenant.clients.find(consoleClientId))) {
      throw new ApiError('console_not_installed')
    }
    send(req, res, { asset, coding, caching: 'no-store' })
  }
}

interface Sent {
  readonly asset: Asset
  readonly coding: Coding
  /** `Cache-Control`. */
  readonly caching: string
}

function send(req: Request, res: Response, { asset, coding, caching }: Sent): void {
  res.writeHead(200, {
    ...securityHeaders,
    'Content-Type': asset.type,
    'Content-Length': asset.bytes.length,
    ...(coding !== 'identity' && { 'Content-Encoding': coding }),
    'Cache-Control': caching,
    Vary: 'Accept-Encoding',
  })
  res.end(req.method === 'HEAD' ? undefined : asset.bytes)
}

function codingOf(req: Request): Coding {
  const accepted = req.acceptsEncodings(['br', 'gzip', 'identity'])
  return accepted === 'br' || accepted === 'gzip' ? accepted : 'identity'
}
