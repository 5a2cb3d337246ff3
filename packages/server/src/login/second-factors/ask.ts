import type { Request, Response } from 'express'
import { interactionPath } from '../log-in/paths.ts'
import type { Underway } from '../login-transaction.ts'
import { noteFactor } from './note-factor.ts'
import { keepPending, type Pending } from './pending.ts'

/** Leads to the page of a second factor. Nobody is logged in yet: this is known here alone. */
export async function askSecondFactor(
  req: Request,
  res: Response,
  { interaction, client }: Underway,
  halfway: Pick<Pending, 'userId' | 'amr' | 'account'>,
): Promise<void> {
  const pending: Pending = { ...halfway, clientId: client.clientId }
  await keepPending(req.tenant, 'PendingLogin', interaction.uid, pending)
  await noteFactor(req, client, 'mfar', pending)
  const Location = `${interactionPath(interaction.uid)}/mfa`
  res.writeHead(303, { Location, 'Cache-Control': 'no-store' }).end()
}
