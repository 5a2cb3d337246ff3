import type { Request } from 'express'
import type { LogType } from '../../log-types.ts'
import { assessIfEnabled, type LoginDevice } from '../../risk/assess-log-in.ts'
import type { Client } from '../../store/clients/clients.ts'
import { appendEntry } from '../append-entry.ts'
import { placeOf } from '../login-origin.ts'
import type { Pending } from './pending.ts'

type FactorType = Extract<LogType, `gd_${string}` | 'mfar'>

/** A log entry about a second factor. */
export function factorEntry(
  req: Request,
  client: Pick<Client, 'clientId' | 'name'> | undefined,
  type: FactorType,
  { userId, account }: Pick<Pending, 'userId' | 'account'>,
) {
  return {
    type,
    user_id: userId,
    ...placeOf(req),
    ...(client && { client_id: client.clientId, client_name: client.name }),
    ...(account && { connection: account.connection, connection_id: account.connectionId }),
    ...(account?.email != null && { user_name: account.email }),
  }
}

/** Writes the log entry. */
export async function logSecondFactor(
  req: Request,
  client: Pick<Client, 'clientId' | 'name'> | undefined,
  type: FactorType,
  pending: Pick<Pending, 'userId' | 'account'>,
): Promise<void> {
  await appendEntry(req.tenant, 'Second factor', factorEntry(req, client, type, pending))
}

/** Writes the log entry of a required second factor, with the assessment that may be the reason. */
export async function logRequired(
  req: Request,
  client: Pick<Client, 'clientId' | 'name'> | undefined,
  pending: Pick<Pending, 'userId' | 'account'>,
  device: LoginDevice | undefined,
): Promise<void> {
  const { tenant } = req
  const riskAssessment = await assessIfEnabled(tenant, pending.userId, device)
  await appendEntry(tenant, 'Second factor', {
    ...factorEntry(req, client, 'mfar', pending),
    ...(riskAssessment && { details: { riskAssessment } }),
  })
}
