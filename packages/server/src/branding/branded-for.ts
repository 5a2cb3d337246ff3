import type { Schema } from '@latchkey/contract'
import type { ResolvedBranding } from '../pages/resolved-branding.ts'
import { themeOfOrganization } from '../pages/theme.ts'

/** The branding of the tenant, with what the organization has of its own. */
export function brandedFor(
  branding: ResolvedBranding,
  organization: Schema<'Organization'> | undefined,
): ResolvedBranding {
  const { branding: own, display_name } = organization ?? {}
  return {
    ...branding,
    theme: branding.theme && themeOfOrganization(branding.theme, own),
    ...(display_name !== undefined && { organizationName: display_name }),
    ...(own?.logo_url !== undefined && { logoUrl: own.logo_url }),
    ...(own?.colors?.primary !== undefined && { primaryColor: own.colors.primary }),
    ...(own?.colors?.page_background !== undefined && {
      pageBackground: own.colors.page_background,
    }),
  }
}
