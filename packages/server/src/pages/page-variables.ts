import type { ResolvedBranding } from './resolved-branding.ts'

/** A screen, as the API names it. */
export interface ScreenName {
  readonly prompt: string
  readonly name: string
}

/** The Liquid variables of page templates and partials: settings of the tenant, and the screen. */
export function pageVariables(branding: ResolvedBranding, screen?: ScreenName, title?: string) {
  const { language, tenantName, supportEmail, supportUrl, organizationName } = branding
  return {
    locale: language,
    tenant: { friendly_name: tenantName, support_email: supportEmail, support_url: supportUrl },
    branding: {
      logo_url: branding.logoUrl,
      colors: { primary: branding.primaryColor, page_background: branding.pageBackground },
    },
    prompt: {
      name: screen?.prompt,
      screen: { name: screen?.name, texts: { pageTitle: title } },
    },
    ...(organizationName !== undefined && { organization: { display_name: organizationName } }),
  }
}

/** The Liquid variables of the application; none on a page that belongs to no application. */
export function applicationVariables({ application }: ResolvedBranding) {
  if (!application) return {}
  const { id, name, logoUrl: logo_url, metadata } = application
  return { application: { id, name, logo_url, metadata } }
}
