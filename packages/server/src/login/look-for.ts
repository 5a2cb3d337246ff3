import type { IncomingHttpHeaders } from 'node:http'
import type { Look } from '../pages/look.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import { lookOf } from '../tenant-mail/look-of.ts'

/** How the tenant's pages look to whoever asks: its branding, its texts, their language. */
export function lookFor(
  tenant: Tenant,
  headers: IncomingHttpHeaders,
  uiLocales?: unknown,
): Promise<Look> {
  return lookOf(tenant, {
    uiLocales: typeof uiLocales === 'string' ? uiLocales : undefined,
    acceptLanguage: headers['accept-language'],
  })
}
