import type { ServerResponse } from 'node:http'
import type { Page } from './page.ts'
import type { TenantPolicy } from './tenant-headers.ts'

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
  const framing = page.mayBeFramed ? [] : ["frame-ancestors 'none'"]
  const policy = [...page.contentSecurityPolicy, ...framing, `form-action ${formAction}`]
  const enforced = policiesOf(page, 'Content-Security-Policy', formAction)
  const reported = policiesOf(page, 'Content-Security-Policy-Report-Only', formAction)
  return {
    ...page.tenantHeaders,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': page.language,
    'Content-Security-Policy': [policy.join('; '), ...enforced].join(', '),
    ...(reported.length > 0 && { 'Content-Security-Policy-Report-Only': reported.join(', ') }),
    'Cache-Control': 'no-store',
    // URLs may contain secrets; `no-referrer` would remove `Origin` from the server's own forms
    // too.
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    ...(!page.mayBeFramed && { 'X-Frame-Options': 'DENY' }),
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    Vary: 'Accept-Language, Cookie',
  }
}

/** The policies of the tenant in a header; the targets of the page's forms are added to them. */
function policiesOf(
  { tenantPolicies }: Page,
  header: TenantPolicy['header'],
  formAction: string,
): readonly string[] {
  return tenantPolicies
    .filter((each) => each.header === header)
    .map(({ directives }) =>
      [...directives]
        .map(([name, sources]) =>
          name === 'form-action'
            ? [name, ...sources.filter((source) => source !== "'none'"), formAction]
            : [name, ...sources],
        )
        .map((words) => words.join(' '))
        .join('; '),
    )
    .filter((policy) => policy !== '')
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
