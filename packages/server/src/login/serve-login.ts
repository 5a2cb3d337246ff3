import type { Request, Response } from 'express'
import type { LoginTransaction } from './login-transaction.ts'

/** Serves one operation of the pages. */
export type ServeLogin = (req: Request, res: Response) => Promise<void>

/** Serves one page of a log-in. */
export type ServeTransaction = (
  req: Request,
  res: Response,
  transaction: LoginTransaction,
) => Promise<void>
