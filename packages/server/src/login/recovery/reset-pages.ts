import type { Request, Response } from 'express'
import { typedIdentifier } from '../../identifiers/identifiers.ts'
import type { Mailer } from '../../mail/mail.ts'
import { renderResetRequest, renderResetSent } from '../../pages/reset-password.ts'
import { writePage } from '../../pages/write-page.ts'
import { challengeOf, passesChallenge } from '../bot-detection/page-challenge.ts'
import { originOf } from '../login-origin.ts'
import { pathOf } from '../login-transaction.ts'
import { formOf } from '../same-origin-form.ts'
import type { OpenLogin, ServeTransaction } from '../serve-login.ts'
import { sendReset } from './send-reset.ts'

/** The page that requests a new password; it looks the same for unknown accounts. */
export function createResetPages({
  mailer,
}: {
  readonly mailer: Mailer
}): Readonly<Record<'getResetPage' | 'createReset', ServeTransaction>> {
  return {
    getResetPage: (req, res, transaction) => writeRequest(req, res, transaction),
    async createReset(req, res, transaction) {
      const { branding, client } = transaction
      const form = formOf(req)
      // Scripts of the tenant send the field `email`.
      const username = (form.get('username') ?? form.get('email'))?.trim() ?? ''
      if (!(await passesChallenge(req, transaction, 'password-reset'))) {
        return writeRequest(req, res, transaction, { username })
      }
      const origin = originOf(req, client)
      const identifier = typedIdentifier(username)
      const { connection, organization } = transaction
      if (identifier) {
        sendReset({
          tenant: req.tenant,
          mailer,
          branding,
          origin,
          identifier,
          connection,
          organization: organization?.organization,
          among: organization?.connections,
        })
      }
      const loginUrl = `${pathOf(transaction)}/login`
      writePage(res, renderResetSent(branding, { email: username, loginUrl }))
    },
  }
}

/** @param refused what was entered, if the answer to the challenge was missing or wrong */
async function writeRequest(
  req: Request,
  res: Response,
  transaction: OpenLogin,
  refused?: { readonly username: string },
): Promise<void> {
  const path = pathOf(transaction)
  const page = renderResetRequest(transaction.branding, {
    action: `${path}/reset-password`,
    hidden: {},
    loginUrl: `${path}/login`,
    challenge: await challengeOf(req, transaction, 'password-reset', refused !== undefined),
    ...refused,
  })
  writePage(res, page, { status: refused ? 400 : 200 })
}
