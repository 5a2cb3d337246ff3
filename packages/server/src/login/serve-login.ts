import type { Request, Response } from 'express'
import type { Mailer } from '../mail/mail.ts'
import type { PhoneSender } from '../phone-messages/phone-sender.ts'
import type { CaptchaVerifier } from './bot-detection/captcha-verifier.ts'
import type { WaysIn } from './log-in/ways-in.ts'
import type { LoginTransaction } from './login-transaction.ts'

/** Serves one operation of the log-in pages. */
export type ServeLogin = (req: Request, res: Response) => Promise<void>

/** A log-in with the connections of its client, which are read once per request. */
export interface OpenLogin extends LoginTransaction {
  readonly ways: WaysIn
  /** Sends the mails of log-in steps. */
  readonly mailer: Mailer
  /** Sends the text messages of log-in steps. */
  readonly phones: PhoneSender
  readonly captchas: CaptchaVerifier
}

/** Serves one page of a log-in. */
export type ServeTransaction = (
  req: Request,
  res: Response,
  transaction: OpenLogin,
) => Promise<void>
