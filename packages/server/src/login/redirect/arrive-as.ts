import type { Request, Response } from 'express'
import type { ConnectionWith } from '../../connectors/connector.ts'
import type { SuccessfulLogin } from '../../store/logs/logins.ts'
import { type Counted, succeed } from '../log-in/succeed.ts'
import { rememberConnection } from './last-connection.ts'

/**
 * Records a log-in with an account at an identity provider: in the log of the tenant, and in the
 * cookie of the browser that remembers the last connection.
 */
export async function arriveAs(
  req: Request,
  res: Response,
  { connection }: ConnectionWith<'redirect'>,
  login: Pick<SuccessfulLogin, 'account' | 'origin' | 'sealedTokens'>,
): Promise<Counted | undefined> {
  const counted = await succeed(req.tenant, login)
  rememberConnection(req, res, connection.id)
  return counted
}
