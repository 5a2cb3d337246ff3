import type { Request, Response } from 'express'
import type { BrowserSession, BrowserSessions } from '../../login/browser-sessions.ts'
import type { Members } from '../../members.ts'
import type { AccountCall } from '../account-call.ts'

/** A request to the account pages by a logged-in browser. */
export interface OpenAccount {
  readonly req: Request
  readonly res: Response
  readonly session: BrowserSession
  readonly sessions: BrowserSessions
  /** The input of an operation of the My Account API, called for the user. */
  callWith(body: Members, path?: Readonly<Record<string, string>>): AccountCall
}
