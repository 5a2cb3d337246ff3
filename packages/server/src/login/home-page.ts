import { resolveBranding } from '../branding/resolve-branding.ts'
import { renderHome } from '../pages/home.ts'
import { writePage } from '../pages/write-page.ts'
import type { ServeLogin } from './serve-login.ts'

/** The base address of a tenant, which users and developers open by hand. */
export const homePage: Readonly<Record<'getHomePage', ServeLogin>> = {
  async getHomePage(req, res) {
    const branding = await resolveBranding(req.tenant, { headers: req.headers })
    writePage(res, renderHome(branding, { issuer: req.tenant.issuer }))
  },
}
