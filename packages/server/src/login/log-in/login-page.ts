import type { Request, Response } from 'express'
import { renderLogin } from '../../pages/login.ts'
import { writePage } from '../../pages/write-page.ts'
import { pathOf } from '../login-transaction.ts'
import { createLoginOptions } from '../passkeys/ceremonies.ts'
import type { OpenLogin } from '../serve-login.ts'
import { shownClient } from '../shown-client.ts'

type Filled = Pick<Parameters<typeof renderLogin>[1], 'username' | 'error'>

/** The page to log in, with every way that there is. */
export async function writeLogin(
  req: Request,
  res: Response,
  transaction: OpenLogin,
  filled: Filled,
): Promise<void> {
  const { branding, client, leadsTo, ways } = transaction
  const path = pathOf(transaction)
  const page = renderLogin(branding, {
    action: `${path}/login`,
    hidden: {},
    client: shownClient(client),
    signupUrl: ways.signUp ? `${path}/signup` : undefined,
    emailCodeUrl: ways.code && `${path}/email`,
    resetUrl: `${path}/reset-password`,
    takesPassword: ways.password !== undefined || ways.redirects.length === 0,
    upstreams: ways.redirects.map(({ connection: { name, display_name } }) => ({
      name: display_name ?? name,
      url: `${path}/upstream?connection=${encodeURIComponent(name)}`,
    })),
    passkey: await passkeyOf(req, transaction, `${path}/passkey`),
    ...filled,
  })
  writePage(res, page, { status: filled.error ? 400 : 200, leadsTo })
}

async function passkeyOf({ tenant }: Request, { id, ways }: OpenLogin, action: string) {
  if (!ways.passkey) return undefined
  const options = await createLoginOptions(tenant, { purpose: 'log-in', id })
  return { action, hidden: {}, options }
}
