import type { IncomingHttpHeaders } from 'node:http'
import type { Look } from '../pages/look.ts'
import { lookOfTenant } from '../pages/look-of-tenant.ts'
import { pickLanguage } from '../pages/pick-language.ts'
import type { Tenant } from '../tenancy/tenancy.ts'

/** How the tenant's pages look to whoever asks: its branding, its texts, their language. */
export async function lookFor(
  { store }: Tenant,
  headers: IncomingHttpHeaders,
  uiLocales?: unknown,
): Promise<Look> {
  const appearance = await store.branding.getAppearance()
  const language = pickLanguage({
    uiLocales: typeof uiLocales === 'string' ? uiLocales : undefined,
    acceptLanguage: headers['accept-language'],
    tenantLocales: appearance.settings.enabled_locales,
  })
  return lookOfTenant(appearance, language, await store.prompts.listTexts(language))
}
