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
 * Branding from the settings of the tenant alone, which are in memory: for the page of a failure
 * that may be the database's.
 */
export function settingsBranding({ tenant, headers }: BrandingRequest): ResolvedBranding {
  const language = pickLanguage({
    uiLocales: undefined,
    acceptLanguage: headers['accept-language'],
    tenantLocales: tenant.settings.enabled_locales,
  })
  return composeBranding({ ...tenant, branding: {} }, language, {})
}
