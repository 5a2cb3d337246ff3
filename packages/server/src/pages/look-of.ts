import type { Look } from './look.ts'
import { lookOfTenant } from './look-of-tenant.ts'
import { pickLanguage } from './pick-language.ts'

interface Asking {
  readonly tenant: {
    readonly name: string
    readonly settings: {
      readonly friendly_name?: string
      readonly picture_url?: string
      readonly support_url?: string
      readonly support_email?: string
      readonly enabled_locales?: readonly string[]
    }
  }
  readonly headers: { readonly 'accept-language'?: string | undefined }
}

/** How the pages of a tenant look to whoever asks. */
export function lookOf({ tenant, headers }: Asking, uiLocales?: unknown): Look {
  const language = pickLanguage({
    uiLocales: typeof uiLocales === 'string' ? uiLocales : undefined,
    acceptLanguage: headers['accept-language'],
    tenantLocales: tenant.settings.enabled_locales,
  })
  return lookOfTenant({ ...tenant, branding: {} }, language, {})
}
