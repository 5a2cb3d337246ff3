import type { Request, Response } from 'express'
import { renderLogin } from '../../pages/login.ts'
import { writePage } from '../../pages/write-page.ts'
import { takesPasskeys, takesSignups } from '../../store/connections/connection-options.ts'
import type { Underway } from '../login-transaction.ts'
import { createLoginOptions } from '../passkeys/ceremonies.ts'
import { interactionPath } from './paths.ts'
import { namedConnection, waysIn } from './ways-in.ts'

type Filled = Pick<Parameters<typeof renderLogin>[1], 'username' | 'error'>

/** The page to log in, with every way that there is. */
export async function writeLogin(
  req: Request,
  res: Response,
  underway: Underway,
  filled: Filled,
): Promise<void> {
  const { look, client, interaction } = underway
  const { byMail } = await waysIn(req.tenant, underway.interaction)
  const path = interactionPath(interaction.uid)
  const page = renderLogin(look, {
    action: `${path}/login`,
    hidden: {},
    clientName: client.name,
    signupUrl: (await isOpen(req, underway)) ? `${path}/signup` : undefined,
    emailCodeUrl: byMail && `${path}/email`,
    resetUrl: `${path}/reset-password`,
    passkey: await passkeyOf(req, underway, `${path}/passkey`),
    ...filled,
  })
  const leadsTo = [String(interaction.params.redirect_uri ?? '')]
  writePage(res, page, { status: filled.error ? 400 : 200, leadsTo })
}

/** Whether people may sign up for the application. */
async function isOpen({ tenant }: Request, underway: Underway): Promise<boolean> {
  const open = await tenant.connections.findEnabledFor(underway.client.clientId, {
    strategy: 'auth0',
    name: namedConnection(underway.interaction),
    accepts: ({ options }) => takesSignups(options),
  })
  return open !== undefined
}

async function passkeyOf({ tenant }: Request, underway: Underway, action: string) {
  const { client, interaction } = underway
  const connection = await tenant.connections.findEnabledFor(client.clientId, {
    strategy: 'auth0',
    name: namedConnection(underway.interaction),
    accepts: ({ options }) => takesPasskeys(options),
  })
  if (!connection) return undefined
  const options = await createLoginOptions(tenant, { purpose: 'log-in', id: interaction.uid })
  return { action, hidden: {}, options }
}
