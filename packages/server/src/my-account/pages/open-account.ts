import type { Request, Response } from 'express'
import type { BrowserSession, BrowserSessions } from '../../login/browser-sessions.ts'
import type { Members } from '../../members.ts'
import type { AccountCall } from '../account-call.ts'

/** A request of a browser that is logged in. */
export interface OpenAccount {
  readonly req: Request
  readonly res: Response
  readonly session: BrowserSession
  readonly sessions: BrowserSessions
  /** A call of the My Account API by the user. */
  callWith(body: Members, path?: Readonly<Record<string, string>>): AccountCall
}
