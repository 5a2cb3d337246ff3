import { renderHome } from '../pages/home.ts'
import { writePage } from '../pages/write-page.ts'
import { lookFor } from './look-for.ts'
import type { ServeLogin } from './serve-login.ts'

/** The base address of a tenant, which users and developers open by hand. */
export const homePage: Readonly<Record<'getHomePage', ServeLogin>> = {
  async getHomePage(req, res) {
    const look = await lookFor(req.tenant, req.headers)
    writePage(res, renderHome(look, { issuer: req.tenant.issuer }))
  },
}
