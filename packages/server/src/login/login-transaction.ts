import type { Request, Response } from 'express'
import type { ResolvedBranding } from '../pages/resolved-branding.ts'
import type { Client } from '../store/clients/clients.ts'
import type { Authentication } from './authentication.ts'
import type { BrowserSession } from './browser-sessions.ts'
import type { LoginOrganization } from './login-organization.ts'

export type { Authentication } from './authentication.ts'

/** Why a log-in ends without a user: an error code of OAuth 2.0, and a sentence for developers. */
export interface LoginRefusal {
  readonly error: 'access_denied' | 'unmet_authentication_requirements'
  readonly error_description: string
}

/**
 * One log-in of a protocol: its client, its request and its end. The pages of this folder use only
 * this interface, so that any protocol can use them.
 */
export interface LoginTransaction {
  /** Random; the pages are under `/u/{id}`. */
  readonly id: string
  readonly client: Client
  /** The tenant's branding and texts in the language of the user. */
  readonly branding: ResolvedBranding
  /** What the protocol waits for; any other value is the name of a page of the protocol. */
  readonly step: 'login' | 'mfa' | (string & {})
  /** The user who is already logged in, when only a second factor is missing. */
  readonly session: Authentication | undefined
  /** The name of the requested connection. */
  readonly connection: string | undefined
  /** The organization that the client asks for; its connections are the ways in. */
  readonly organization?: LoginOrganization | undefined
  /** The identifier to fill in (`login_hint`, OpenID Connect Core 1.0, section 3.1.2.1). */
  readonly loginHint: string | undefined
  /**
   * Parameters that connectors may pass on to an identity provider, by their names in OAuth 2.0.
   */
  readonly parameters?: Readonly<Record<string, string>>
  /** Whether the client requests the sign-up page first. */
  readonly opensSignup: boolean
  /** Requested authentication context classes (`acr_values`, the same section). */
  readonly acrValues: readonly string[]
  /** The audiences of the requested tokens. */
  readonly audiences: readonly string[]
  /** URLs to which the browser may be redirected after a form, for `form-action`. */
  readonly redirectTargets: readonly string[]
  /**
   * Lets the browser send the cookie of the log-in to the callback of identity providers, too,
   * where `findAtCallback` finds the log-in by it.
   */
  showAtCallback?(res: Response): void
  /** Returns to the protocol with an authenticated user. */
  complete(res: Response, authentication: Authentication): Promise<void>
  /** Returns to the protocol without a user. */
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
  /** The query of the client's request, in the terms of its protocol; may be empty. */
  readonly query: string
}

/** Loads the log-ins of one protocol. */
export interface LoginProtocol {
  readonly name: string
  /**
   * The log-in that the path and the browser's cookie name.
   *
   * @returns undefined where the protocol has none of this id
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
   * The URL at which the log-out of the protocol's clients begins, after their session has ended;
   * it leads to `next`.
   *
   * @returns undefined where no client takes part
   */
  beginLogout?(
    req: Request,
    session: EndedBrowserSession,
    next: string,
  ): Promise<string | undefined>
}

/** The path of the pages of a log-in; cookies of a log-in are restricted to it. */
export const pathOf = ({ id }: Pick<LoginTransaction, 'id'>) => `/u/${id}`
