import type { Request, Response } from 'express'
import type { PostLoginState } from '../actions/post-login/post-login-state.ts'
import type { SessionMetadata } from '../store/oidc/ended-session.ts'
import type { Authentication } from './authentication.ts'

/** The session of a browser: its user, the time of the log-in, and its clients. */
export interface BrowserSession extends Authentication {
  /** The id of the session in the management API. */
  readonly id: string
  readonly authenticatedAt: Date
  /** The `sid` of each client, by client ID. */
  readonly sessionIds: Readonly<Record<string, string>>
}

/** A session that has just ended. */
export interface EndedBrowserSession extends BrowserSession {
  /** Only if a client or the log gets it. */
  readonly metadata: SessionMetadata | undefined
}

/**
 * The session with the id of one client. If its log-in has left a log entry to it (`dueEntry`), the
 * session keeps the entry after a log-in, for its actions; otherwise the caller writes it.
 */
export interface JoinedSession extends BrowserSession {
  readonly sessionId: string
}

/** The sessions of browsers with a tenant, shared by all protocols. */
export interface BrowserSessions {
  find(req: Request, res: Response): Promise<BrowserSession | undefined>
  /**
   * Adds a client to the session. With an authentication the session gets a new id; the session of
   * another user is ended first.
   *
   * @param actions what actions have decided of a log-in by the session
   */
  join(
    req: Request,
    res: Response,
    clientId: string,
    authentication?: Authentication,
    actions?: PostLoginState,
  ): Promise<JoinedSession>
  /** Ends the session, if there is one, and notifies its clients. */
  end(req: Request, res: Response): Promise<EndedBrowserSession | undefined>
}
