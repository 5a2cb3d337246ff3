import type { Request, Response } from 'express'
import { renderLogin } from '../../pages/login.ts'
import { writePage } from '../../pages/write-page.ts'
import { takesPasskeys, takesSignups } from '../../store/connections/connection-options.ts'
import { type LoginTransaction, pathOf } from '../login-transaction.ts'
import { createLoginOptions } from '../passkeys/ceremonies.ts'
import { waysIn } from './ways-in.ts'

type Filled = Pick<Parameters<typeof renderLogin>[1], 'username' | 'error'>

/** The page to log in, with every way that there is. */
export async function writeLogin(
  req: Request,
  res: Response,
  transaction: LoginTransaction,
  filled: Filled,
): Promise<void> {
  const { look, client, leadsTo } = transaction
  const { byMail } = await waysIn(req.tenant, transaction)
  const path = pathOf(transaction)
  const page = renderLogin(look, {
    action: `${path}/login`,
    hidden: {},
    clientName: client.name,
    signupUrl: (await isOpen(req, transaction)) ? `${path}/signup` : undefined,
    emailCodeUrl: byMail && `${path}/email`,
    resetUrl: `${path}/reset-password`,
    passkey: await passkeyOf(req, transaction, `${path}/passkey`),
    ...filled,
  })
  writePage(res, page, { status: filled.error ? 400 : 200, leadsTo })
}

/** Whether people may sign up for the application. */
async function isOpen({ tenant }: Request, transaction: LoginTransaction): Promise<boolean> {
  const open = await tenant.connections.findEnabledFor(transaction.client.clientId, {
    strategy: 'auth0',
    name: transaction.connection,
    accepts: ({ options }) => takesSignups(options),
  })
  return open !== undefined
}

async function passkeyOf({ tenant }: Request, transaction: LoginTransaction, action: string) {
  const { client } = transaction
  const connection = await tenant.connections.findEnabledFor(client.clientId, {
    strategy: 'auth0',
    name: transaction.connection,
    accepts: ({ options }) => takesPasskeys(options),
  })
  if (!connection) return undefined
  const options = await createLoginOptions(tenant, { purpose: 'log-in', id: transaction.id })
  return { action, hidden: {}, options }
}
