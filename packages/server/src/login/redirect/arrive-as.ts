import type { Request, Response } from 'express'
import type { ConnectionWith } from '../../connectors/connector.ts'
import type { LoginAccount, LoginOrigin } from '../../store/logs/logins.ts'
import { succeed } from '../log-in/succeed.ts'
import { rememberConnection } from './last-connection.ts'

/** Records the log-in of an account at an identity provider, in the log and in the browser. */
export async function arriveAs(
  req: Request,
  res: Response,
  { connection }: ConnectionWith<'redirect'>,
  account: LoginAccount,
  origin: LoginOrigin,
): Promise<void> {
  await succeed(req.tenant, { account, origin })
  rememberConnection(req, res, connection.id)
}
