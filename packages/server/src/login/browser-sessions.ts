import type { Request, Response } from 'express'
import type { Authentication } from './authentication.ts'

/** The user, the log-in time and the clients of a browser's session. */
export interface BrowserSession extends Authentication {
  /** The id in the management API. */
  readonly id: string
  readonly authenticatedAt: Date
  /** The `sid` of each client, by client ID. */
  readonly sessionIds: Readonly<Record<string, string>>
}

/** The session with the id of one client. */
export interface JoinedSession extends BrowserSession {
  readonly sessionId: string
}

/** The session of a browser with a tenant, shared by all protocols. */
export interface BrowserSessions {
  find(req: Request, res: Response): Promise<BrowserSession | undefined>
  /**
   * Adds a client to the session. An authentication gives it a new id, and ends it first if it was
   * that of another user.
   */
  join(
    req: Request,
    res: Response,
    clientId: string,
    authentication?: Authentication,
  ): Promise<JoinedSession>
  /** Ends the session, if there is one, and notifies its clients. */
  end(req: Request, res: Response): Promise<BrowserSession | undefined>
}
