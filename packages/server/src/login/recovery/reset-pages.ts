import { typedIdentifier } from '../../identifiers/identifiers.ts'
import type { Mailer } from '../../mail/mail.ts'
import { renderResetRequest, renderResetSent } from '../../pages/reset-password.ts'
import { writePage } from '../../pages/write-page.ts'
import { originOf } from '../login-origin.ts'
import { pathOf } from '../login-transaction.ts'
import { formOf } from '../same-origin-form.ts'
import type { ServeTransaction } from '../serve-login.ts'
import { sendReset } from './send-reset.ts'

/** The page to request a new password; it looks the same for unknown accounts. */
export function createResetPages({
  mailer,
}: {
  readonly mailer: Mailer
}): Readonly<Record<'getResetPage' | 'createReset', ServeTransaction>> {
  return {
    async getResetPage(_req, res, transaction) {
      const path = pathOf(transaction)
      const form = { action: `${path}/reset-password`, hidden: {}, loginUrl: `${path}/login` }
      writePage(res, renderResetRequest(transaction.branding, form))
    },
    async createReset(req, res, transaction) {
      const { branding, client } = transaction
      const form = formOf(req)
      // Scripts of the tenant post `email`.
      const username = (form.get('username') ?? form.get('email'))?.trim() ?? ''
      const origin = originOf(req, client)
      const identifier = typedIdentifier(username)
      if (identifier) sendReset({ tenant: req.tenant, mailer, branding, origin, identifier })
      const loginUrl = `${pathOf(transaction)}/login`
      writePage(res, renderResetSent(branding, { email: username, loginUrl }))
    },
  }
}
