import type { Look } from './look.ts'
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
  const { friendly_name, picture_url, support_url, support_email } = tenant.settings
  return {
    language: pickLanguage({
      uiLocales: typeof uiLocales === 'string' ? uiLocales : undefined,
      acceptLanguage: headers['accept-language'],
    }),
    tenantName: friendly_name || tenant.name,
    logoUrl: picture_url || undefined,
    supportUrl: support_url || undefined,
    supportEmail: support_email || undefined,
  }
}
