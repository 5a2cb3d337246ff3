import type { Request, Response } from 'express'
import type { EventPart } from '../actions/event/event-parts.ts'
import type { PostLoginResult } from '../actions/post-login/run-post-login.ts'
import type { ResolvedBranding } from '../pages/resolved-branding.ts'
import type { Client } from '../store/clients/clients.ts'
import type { Authentication } from './authentication.ts'
import type { BrowserSession } from './browser-sessions.ts'
import type { LoginOrganization } from './login-organization.ts'

export type { Authentication } from './authentication.ts'

/** Why a log-in ends without a user: an error code of OAuth 2.0, and a sentence for developers. */
export interface LoginRefusal {
  readonly error: 'access_denied' | 'interaction_required' | 'unmet_authentication_requirements'
  readonly error_description: string
  /** What the log says, where it is more than the client is told. */
  readonly logged?: string | undefined
  /** The executions of the actions that refuse it, for the log. */
  readonly executions?: readonly string[]
}

/** A log-in that another request of the browser has authenticated. */
export interface CompletedLogin {
  /** Where the browser continues, such as at the protocol. */
  readonly url: string
  /** The user; undefined if the log-in was refused. */
  readonly userId: string | undefined
}

/**
 * One log-in of a protocol: its client, its request, and how it ends. The pages of this folder use
 * only this interface, so that every protocol can use the pages.
 */
export interface LoginTransaction {
  /** A random id; the pages are under `/u/{id}`. */
  readonly id: string
  readonly client: Client
  /** The tenant's branding and texts in the language of the user. */
  readonly branding: ResolvedBranding
  /** The step at which the log-in continues; any other value names a page of the protocol. */
  readonly step: 'login' | 'mfa' | (string & {})
  /** The user who is already logged in, if only a second factor is missing. */
  readonly session: Authentication | undefined
  /** The name of the requested connection. */
  readonly connection: string | undefined
  /** The organization that the client requests; users log in by its connections only. */
  readonly organization?: LoginOrganization | undefined
  /** The identifier to fill in (`login_hint`, OpenID Connect Core 1.0, section 3.1.2.1). */
  readonly loginHint: string | undefined
  /** The name of the ticket by which a page of the client has logged the user in. */
  readonly ticket?: string | undefined
  /** Parameters that connectors may pass to an identity provider, by their names in OAuth 2.0. */
  readonly parameters?: Readonly<Record<string, string>>
  /** The request in the terms of its protocol, for `event.transaction` of actions. */
  readonly asked?: EventPart
  /** Whether the sign-up page is shown first. */
  readonly opensSignup: boolean
  /** Requested authentication context classes (`acr_values`, the same section). */
  readonly acrValues: readonly string[]
  /** The audiences of the requested tokens. */
  readonly audiences: readonly string[]
  /** URLs that the browser may be redirected to after a form, for `form-action` of the page. */
  readonly redirectTargets: readonly string[]
  /**
   * Lets the browser send the cookie of the log-in to the callback of identity providers, too,
   * where `findAtCallback` finds the log-in by it.
   */
  showAtCallback?(res: Response): void
  /** Whether the user makes a choice after the log-in that its actions are to see. */
  readonly actsLater?: boolean
  /** Runs actions of the protocol in place of those of log-ins, where nobody is logged in. */
  runActions?(req: Request, authentication: Authentication): Promise<PostLoginResult | undefined>
  /** Returns to the protocol with an authenticated user. */
  complete(res: Response, authentication: Authentication): Promise<void>
  /**
   * What another request has completed.
   *
   * @returns undefined if no user is authenticated yet, or the browser has returned
   */
  completed?(): Promise<CompletedLogin | undefined>
  /**
   * Sends the response of the protocol, at the path of the log-in. Only a log-in that has ended has
   * it, for a short time.
   */
  answer?(res: Response): Promise<void>
  /** Ends the log-in without a user, and returns to the protocol. */
  refuse(res: Response, refusal: LoginRefusal): Promise<void>
}

/** The user and the clients of a session that has ended. */
export type EndedBrowserSession = Pick<BrowserSession, 'userId' | 'sessionIds'>

/** A log-in that an identity provider starts, without a request of the client. */
export interface UnsolicitedLogin {
  readonly clientId: string
  /** The name of the connection. */
  readonly connection: string
  /** The identifier of an organization. */
  readonly organization: string | undefined
  /**
   * The query of the request that the client would send, in the terms of its protocol; may be
   * empty.
   */
  readonly query: string
}

/** A protocol that uses the log-in pages. */
export interface LoginProtocol {
  readonly name: string
  /**
   * The log-in of the path, which the cookie of the browser must name too.
   *
   * @returns undefined if the protocol has no log-in with this id
   * @throws ApiError `interaction_expired` for a browser that did not start it
   */
  findTransaction(req: Request, res: Response): Promise<LoginTransaction | undefined>
  /**
   * The log-in whose cookie the browser sends to the callback of identity providers: the last one
   * that it began.
   *
   * @returns undefined for a browser that has none
   */
  findAtCallback?(req: Request, res: Response): Promise<LoginTransaction | undefined>
  /** The URL at which an unsolicited log-in starts, as if its client had requested it. */
  unsolicitedLoginUrl?(login: UnsolicitedLogin): string
  /**
   * The URL at which the log-out of the protocol's clients begins, after the end of their session.
   * It ends at `next`.
   *
   * @returns undefined if no client takes part
   */
  beginLogout?(
    req: Request,
    session: EndedBrowserSession,
    next: string,
  ): Promise<string | undefined>
}

/** The path of the pages of a log-in, to which its cookies are restricted. */
export const pathOf = ({ id }: Pick<LoginTransaction, 'id'>) => `/u/${id}`
