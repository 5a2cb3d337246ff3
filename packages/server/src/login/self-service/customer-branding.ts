import type { Request } from 'express'
import { resolveBranding } from '../../branding/resolve-branding.ts'
import type { ResolvedBranding } from '../../pages/resolved-branding.ts'
import type { SelfServiceProfile } from '../../store/self-service/self-service-profiles.ts'

/**
 * The branding of the tenant with the logo and the color of a profile. The template of log-in pages
 * is not that of pages for customers.
 */
export async function customerBranding(
  { tenant, headers }: Pick<Request, 'tenant' | 'headers'>,
  profile?: SelfServiceProfile,
): Promise<ResolvedBranding> {
  const ofTenant = await resolveBranding(tenant, { headers })
  const { logo_url, colors } = profile?.branding ?? {}
  const isOwn = logo_url !== undefined || colors !== undefined
  return {
    ...ofTenant,
    pageTemplate: undefined,
    ...(isOwn && { theme: undefined }),
    ...(logo_url !== undefined && { logoUrl: logo_url }),
    ...(colors && { primaryColor: longColor(colors.primary) }),
  }
}

/** `#rrggbb` of `#rgb`. */
const longColor = (color: string) =>
  color.length === 4 ? color.replace(/[0-9a-f]/gi, (digit) => digit + digit) : color
