import type { Request, Response } from 'express'
import { assessesLogIns, type LoginDevice } from '../../risk/assess-log-in.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { browserOf, identifiedBrowserOf } from './login-device.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Remembers the browser of a log-in that is complete, where log-ins are assessed. */
export async function rememberBrowserDevice(
  req: Request,
  res: Response,
  userId: string,
): Promise<void> {
  if (!assessesLogIns(req.tenant)) return
  await rememberLoginDevice(req.tenant, userId, identifiedBrowserOf(req, res))
}

/** Gives a browser its cookie, before actions decide whether it is to be remembered. */
export function identifyBrowser(req: Request, res: Response): void {
  if (assessesLogIns(req.tenant)) identifiedBrowserOf(req, res)
}

/** Remembers a browser that has the cookie, when the actions of its log-in have let it pass. */
export async function rememberIdentified(
  req: Pick<Request, 'headers' | 'tenant' | 'facts'>,
  userId: string,
): Promise<void> {
  const device = browserOf(req)
  if (assessesLogIns(req.tenant) && device.hash)
    await rememberLoginDevice(req.tenant, userId, device)
}

/** Remembers the browser or program of a log-in that is complete. */
export async function rememberLoginDevice(
  { store, attackProtection }: Pick<Tenant, 'store' | 'attackProtection'>,
  userId: string,
  { hash: deviceHash = '', userAgent, facts }: LoginDevice,
): Promise<void> {
  const rememberMs = attackProtection.riskAssessment.remember_for * dayMs
  const use = { deviceHash, userAgent, ip: facts.address, rememberMs }
  const author = { description: 'Remember the device of a log-in' }
  await store.writeLogIn(author, ({ loginDevices }) => loginDevices.remember(userId, use))
}
