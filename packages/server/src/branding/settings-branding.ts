import type { IncomingHttpHeaders } from 'node:http'
import { composeBranding } from '../pages/compose-branding.ts'
import { pickLanguage } from '../pages/pick-language.ts'
import type { ResolvedBranding } from '../pages/resolved-branding.ts'
import type { Tenant } from '../tenancy/tenancy.ts'

interface BrandingRequest {
  readonly tenant: Pick<Tenant, 'name' | 'settings'>
  readonly headers: Pick<IncomingHttpHeaders, 'accept-language'>
}

/**
 * The branding from the cached settings alone. An error page uses it, because the database may have
 * caused the error.
 */
export function settingsBranding({ tenant, headers }: BrandingRequest): ResolvedBranding {
  const language = pickLanguage({
    uiLocales: undefined,
    acceptLanguage: headers['accept-language'],
    tenantLocales: tenant.settings.enabled_locales,
  })
  return composeBranding({ ...tenant, branding: {} }, language, {})
}
