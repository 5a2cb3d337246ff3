import type { ServerResponse } from 'node:http'
import type { Page } from './page.ts'

interface PageAnswer {
  readonly status?: number
  /**
   * The URLs to which the answer to the form may redirect, or to which a form of the page posts.
   * What is there may redirect further, to any site.
   */
  readonly redirectTargets?: readonly string[]
}

/**
 * Sends a page that no cache stores and no site frames, and that runs only its own scripts and
 * styles.
 */
export function writePage(
  response: ServerResponse,
  page: Page,
  { status = 200, redirectTargets = [] }: PageAnswer = {},
): void {
  const body = Buffer.from(page.html)
  response.writeHead(status, {
    ...pageHeaders(page, redirectTargets),
    'Content-Length': body.length,
  })
  response.end(body)
}

/** The headers of a page, for callers that send it themselves. */
export function pageHeaders(
  page: Page,
  redirectTargets: readonly string[] = [],
): Record<string, string> {
  const formAction = ["'self'", ...new Set(redirectTargets.flatMap(sourcesOf))].join(' ')
  const policy = [...page.contentSecurityPolicy, `form-action ${formAction}`]
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': page.language,
    'Content-Security-Policy': policy.join('; '),
    'Cache-Control': 'no-store',
    // URLs may contain secrets; `no-referrer` would remove `Origin` from the server's own forms
    // too.
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    Vary: 'Accept-Language, Cookie',
  }
}

/** Targets of forms that are followed by redirects between sites that the page does not know. */
export const anySite: readonly string[] = ['http:']

/**
 * The scheme of a URL: Chromium also checks `form-action` for each redirect that follows a form,
 * and the callback of an application may redirect to another site. An application at a URL without
 * TLS, in development, may have others.
 */
function sourcesOf(address: string): readonly string[] {
  const [scheme = ''] = /^[a-z][a-z0-9+.-]*:/i.exec(address) ?? []
  const source = scheme.toLowerCase()
  if (source === '' || dangerous.includes(source)) return []
  return source === 'http:' ? ['https:', source] : [source]
}

const dangerous = ['javascript:', 'data:', 'blob:', 'filesystem:', 'about:', 'vbscript:', 'file:']
