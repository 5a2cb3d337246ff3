import type { ServerResponse } from 'node:http'
import type { Page } from './page.ts'
import { isWebAddress, originOf } from './safe-address.ts'

interface PageAnswer {
  readonly status?: number
  /**
   * The redirect URIs to which the answer to the form may redirect. Browsers check `form-action`
   * for each redirect too (Content Security Policy Level 3, section 6.4.2).
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
  const formAction = ["'self'", ...new Set(redirectTargets.map(sourceOf).filter(Boolean))].join(' ')
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

/**
 * The origin of an http or https URL, else the private-use scheme of an application (RFC 8252,
 * section 7.1).
 */
function sourceOf(address: string): string | undefined {
  if (isWebAddress(address)) return originOf(address)
  const [scheme = ''] = /^[a-z][a-z0-9+.-]*:/i.exec(address) ?? []
  return dangerous.includes(scheme.toLowerCase()) ? undefined : scheme
}

const dangerous = ['javascript:', 'data:', 'blob:', 'filesystem:', 'about:', 'vbscript:', 'file:']
