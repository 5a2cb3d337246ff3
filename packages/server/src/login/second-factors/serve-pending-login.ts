import type { Request, Response } from 'express'
import type { ServeTransaction } from '../serve-login.ts'
import { findPendingLogin, type PendingLogin } from './pending-login.ts'

/** Serves one page of a log-in that waits for a second factor. */
export type ServePage = (req: Request, res: Response, login: PendingLogin) => Promise<void>

/**
 * Serves a page to a log-in that waits for a second factor; others are redirected to the log-in.
 */
export function forPendingLogin(servePage: ServePage): ServeTransaction {
  return async (req, res, transaction) => {
    const found = await findPendingLogin(req, res, transaction)
    if (found) await servePage(req, res, found)
  }
}
