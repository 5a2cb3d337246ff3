import type { IncomingHttpHeaders } from 'node:http'
import { composeBranding } from '../pages/compose-branding.ts'
import { pickLanguage } from '../pages/pick-language.ts'
import type { ResolvedBranding } from '../pages/resolved-branding.ts'
import type { Tenant } from '../tenancy/tenancy.ts'

/** Where the preferred languages of a user are read from; all are optional. */
interface Preferences {
  readonly headers?: Pick<IncomingHttpHeaders, 'accept-language'>
  /** The parameter `ui_locales` (OpenID Connect Core, section 3.1.2.1), unvalidated. */
  readonly uiLocales?: unknown
}

/** The branding and texts of the pages and mails of a tenant, in the language of the user. */
export async function resolveBranding(
  { appearance: known }: Tenant,
  { headers, uiLocales }: Preferences = {},
): Promise<ResolvedBranding> {
  const appearance = await known.get()
  const language = pickLanguage({
    uiLocales: typeof uiLocales === 'string' ? uiLocales : undefined,
    acceptLanguage: headers?.['accept-language'],
    tenantLocales: appearance.settings.enabled_locales,
  })
  const [texts, partials] = await Promise.all([known.textsIn(language), known.partials()])
  return composeBranding(appearance, language, texts, partials)
}
