import type { Request, Response } from 'express'
import type { Authentication } from './authentication.ts'

/** Who is logged in in a browser, since when, and at which clients. */
export interface BrowserSession extends Authentication {
  readonly authenticatedAt: Date
  /** What each client knows the session by, by client ID. */
  readonly sessionIds: Readonly<Record<string, string>>
}

/** The same, for one client. */
export interface JoinedSession extends BrowserSession {
  readonly sessionId: string
}

/** The one session that a browser has with a tenant, whichever protocols its clients speak. */
export interface BrowserSessions {
  find(req: Request, res: Response): Promise<BrowserSession | undefined>
  /**
   * Adds a client to the session. With an authentication the session gets a new id and, where it
   * was somebody else's, ends first.
   */
  join(
    req: Request,
    res: Response,
    clientId: string,
    authentication?: Authentication,
  ): Promise<JoinedSession>
  /** Ends the session, if there is one, and notifies the clients that asked for it. */
  end(req: Request, res: Response): Promise<BrowserSession | undefined>
}
