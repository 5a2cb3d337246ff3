import type { Schema } from '@latchkey/contract'
import type { Partials } from './partial-texts.ts'
import type { ResolvedBranding } from './resolved-branding.ts'
import type { Language, TextTree } from './texts/texts.ts'

interface TenantAppearance {
  readonly name: string
  readonly branding: Schema<'Branding'> & { readonly page_template?: string }
  readonly theme?: Schema<'BrandingTheme'>
  readonly settings: Partial<
    Pick<
      Schema<'TenantSettings'>,
      | 'error_page'
      | 'flags'
      | 'friendly_name'
      | 'picture_url'
      | 'security_headers'
      | 'support_email'
      | 'support_url'
    >
  >
}

/** Merges the appearance of a tenant; the branding takes precedence over the tenant settings. */
export function composeBranding(
  { name, branding, theme, settings }: TenantAppearance,
  language: Language,
  customTexts: TextTree,
  partials?: Partials,
): ResolvedBranding {
  return {
    language,
    tenantName: settings.friendly_name || name,
    logoUrl: branding.logo_url || settings.picture_url,
    faviconUrl: branding.favicon_url,
    primaryColor: branding.colors?.primary,
    pageBackground: branding.colors?.page_background,
    theme,
    pageTemplate: branding.page_template,
    errorTemplate: settings.error_page?.html || undefined,
    securityHeaders: settings.security_headers ?? undefined,
    namesScopes: settings.flags?.use_scope_descriptions_for_consent === false,
    allowsFrames: settings.flags?.disable_clickjack_protection_headers,
    supportUrl: settings.support_url,
    supportEmail: settings.support_email,
    customTexts,
    partials,
  }
}
