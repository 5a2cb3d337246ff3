import type { Request, Response } from 'express'
import type { ConnectionWith } from '../../connectors/connector.ts'
import type { LoginError } from '../../pages/login.ts'
import { appendEntry } from '../append-entry.ts'
import { writeLogin } from '../log-in/login-page.ts'
import { originOf } from '../login-origin.ts'
import type { OpenLogin } from '../serve-login.ts'

interface Refused {
  readonly way: ConnectionWith<'redirect'>
  readonly error: LoginError
  readonly description: string
  readonly status?: number
}

/**
 * Shows the log-in page with an error, and writes the reason to the log of the tenant (type `f`).
 */
export async function refuse(
  req: Request,
  res: Response,
  transaction: OpenLogin,
  { way: { connection, connector }, error, description, status = 400 }: Refused,
): Promise<void> {
  const { clientId: client_id, clientName: client_name, ip } = originOf(req, transaction.client)
  await appendEntry(req.tenant, 'Log in at an identity provider', {
    type: 'f',
    description: description.slice(0, descriptionLengthMax),
    client_id,
    client_name,
    ...(ip !== undefined && { ip }),
    connection: connection.name,
    connection_id: connection.id,
    strategy: connection.strategy,
    strategy_type: connector.type,
  })
  await writeLogin(req, res, transaction, { error, status })
}

const descriptionLengthMax = 1_024
