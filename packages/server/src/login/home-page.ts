import { resolveBranding } from '../branding/resolve-branding.ts'
import { renderHome } from '../pages/home.ts'
import { writePage } from '../pages/write-page.ts'
import type { ServeLogin } from './serve-login.ts'

/** The page at the base URL of a tenant, which people open by hand. */
export const homePage: Readonly<Record<'getHomePage', ServeLogin>> = {
  async getHomePage(req, res) {
    const branding = await resolveBranding(req.tenant, { headers: req.headers })
    writePage(res, renderHome(branding, { issuer: req.tenant.issuer }))
  },
}
