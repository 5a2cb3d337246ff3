import type { Request, Response } from 'express'
import { assessesLogIns, type LoginDevice } from '../../risk/assess-log-in.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { identifiedBrowserOf, programOf } from './login-device.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Remembers the browser of a log-in that is complete, where log-ins are assessed. */
export async function rememberBrowserDevice(
  req: Request,
  res: Response,
  userId: string,
): Promise<void> {
  if (!assessesLogIns(req.tenant)) return
  await remember(req.tenant, userId, identifiedBrowserOf(req, res))
}

/** Remembers the program of a token request that has logged a user in, likewise. */
export async function rememberProgram(
  req: Pick<Request, 'tenant' | 'facts'>,
  userId: string,
): Promise<void> {
  if (assessesLogIns(req.tenant)) await remember(req.tenant, userId, programOf(req))
}

async function remember(
  { store, attackProtection }: Pick<Tenant, 'store' | 'attackProtection'>,
  userId: string,
  { hash: deviceHash = '', userAgent, facts }: LoginDevice,
): Promise<void> {
  const rememberMs = attackProtection.riskAssessment.remember_for * dayMs
  const use = { deviceHash, userAgent, ip: facts.address, rememberMs }
  const author = { description: 'Remember the device of a log-in' }
  await store.writeLogIn(author, ({ loginDevices }) => loginDevices.remember(userId, use))
}
