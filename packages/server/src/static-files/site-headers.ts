/**
 * The headers of a site that consists of files of this server: a Content-Security-Policy (Level 3)
 * that permits those files and requests to this host, and a Permissions-Policy.
 *
 * @param frames the sources that the site may show in frames; none by default
 */
export function siteHeaders(frames = "'none'"): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self'",
    `frame-src ${frames}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ]
  return {
    'Content-Security-Policy': policy.join('; '),
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  }
}
