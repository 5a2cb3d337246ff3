import type { Look } from '../pages/look.ts'
import { lookOfTenant } from '../pages/look-of-tenant.ts'
import { pickLanguage } from '../pages/pick-language.ts'
import type { Tenant } from '../tenancy/tenancy.ts'

/** The languages that somebody prefers, as a browser says them; nothing of who is not there. */
interface Preferred {
  readonly uiLocales?: string | undefined
  readonly acceptLanguage?: string | undefined
}

/** How pages and mails of the tenant look: its branding, its texts, and their language. */
export async function lookOf(
  { appearance: known }: Tenant,
  preferred: Preferred = {},
): Promise<Look> {
  const appearance = await known.get()
  const language = pickLanguage({
    uiLocales: preferred.uiLocales,
    acceptLanguage: preferred.acceptLanguage,
    tenantLocales: appearance.settings.enabled_locales,
  })
  return lookOfTenant(appearance, language, await known.textsIn(language))
}
