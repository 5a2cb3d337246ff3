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
 * One log-in that a protocol asks for: who asks, what for, and how it ends. The pages of this
 * folder know a log-in by this interface alone, so that any protocol can send people through them.
 */
export interface LoginTransaction {
  /** Random; the pages are under `/u/{id}`. */
  readonly id: string
  readonly client: Client
  /** The tenant's branding and texts in the language of the user. */
  readonly branding: ResolvedBranding
  /** What the protocol waits for; any other value is the name of a page of its own. */
  readonly step: 'login' | 'mfa' | (string & {})
  /** The user who is logged in already, as when only a second factor is missing. */
  readonly session: Authentication | undefined
  /** The name of the connection that the client asks for. */
  readonly connection: string | undefined
  /** The organization that the client asks for; its connections are the ways in. */
  readonly organization?: LoginOrganization | undefined
  /** The identifier to fill in (`login_hint`, OpenID Connect Core 1.0, section 3.1.2.1). */
  readonly loginHint: string | undefined
  /**
   * Parameters of the request that connectors may pass on to an identity provider, by their names
   * in OAuth 2.0; none where the protocol has none.
   */
  readonly parameters?: Readonly<Record<string, string>>
  /** Whether the client asks for the page to sign up first. */
  readonly opensSignup: boolean
  /** Authentication context classes that the client asks for (`acr_values`, the same section). */
  readonly acrValues: readonly string[]
  /** The APIs that tokens are asked for, as their audience in tokens. */
  readonly audiences: readonly string[]
  /** Addresses that the browser may be redirected to after a form, for `form-action`. */
  readonly redirectTargets: readonly string[]
  /** Goes back to the protocol with the user, who has shown all that is asked for. */
  complete(res: Response, authentication: Authentication): Promise<void>
  /** Goes back to the protocol without a user. */
  refuse(res: Response, refusal: LoginRefusal): Promise<void>
}

/** Loads the log-ins that one protocol asks for. */
export interface LoginProtocol {
  /**
   * The log-in that the address and the browser's cookie name.
   *
   * @returns undefined where the protocol has none of that name
   * @throws ApiError `interaction_expired` for a browser that did not begin it
   */
  findTransaction(req: Request, res: Response): Promise<LoginTransaction | undefined>
  /**
   * The address that leads a browser through the log-outs of the protocol's clients, once their
   * session is over, and then to `next`.
   *
   * @returns undefined where no client takes part in it
   */
  beginLogout?(req: Request, session: BrowserSession, next: string): Promise<string | undefined>
}

/** The path of the pages of a log-in; cookies of a log-in are restricted to it. */
export const pathOf = ({ id }: Pick<LoginTransaction, 'id'>) => `/u/${id}`
