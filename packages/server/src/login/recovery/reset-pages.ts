import type { Request, Response } from 'express'
import type { ProviderOf } from '../../authentication/provider/provider-of.ts'
import type { Serve } from '../../authentication/serve.ts'
import type { Mailer } from '../../mail/mail.ts'
import { renderResetRequest, renderResetSent } from '../../pages/reset-password.ts'
import { writePage } from '../../pages/write-page.ts'
import { findUnderway, formOf, originOf } from '../log-in/finish.ts'
import { interactionPath } from '../log-in/paths.ts'
import { sendReset } from './send-reset.ts'

/** Who has forgotten a password asks for a link; it says the same whoever is named. */
export function createResetPages({ mailer }: { readonly mailer: Mailer }): Record<string, Serve> {
  return {
    async getResetPage(req: Request, res: Response, of: ProviderOf) {
      const { look, interaction } = await findUnderway(req, res, of)
      const path = interactionPath(interaction.uid)
      const action = `${path}/reset-password`
      writePage(res, renderResetRequest(look, { action, hidden: {}, loginUrl: `${path}/login` }))
    },
    async createReset(req: Request, res: Response, of: ProviderOf) {
      const { look, interaction, client } = await findUnderway(req, res, of)
      const username = formOf(req).get('username')?.trim() ?? ''
      const origin = originOf(req, client)
      sendReset({ tenant: req.tenant, mailer, look, origin, identifier: username })
      const loginUrl = `${interactionPath(interaction.uid)}/login`
      writePage(res, renderResetSent(look, { email: username, loginUrl }))
    },
  }
}
