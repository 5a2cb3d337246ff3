import type { IncomingMessage } from 'node:http'
import type { Request } from 'express'
import type { errors, KoaContextWithOIDC } from 'oidc-provider'
import type { LinkedRecord } from '../../store/oidc/oidc-linked-records.ts'
import type { Audience } from '../../store/resource-servers/resource-servers.ts'

/** A session as its row says it; oidc-provider writes to the object that it was read into. */
export interface StoredSession {
  /** The payload as JSON, without times and what opens it. */
  readonly content: string
  readonly expiresAt: Date | null
}

/** An authorization code, device code or the like that is being exchanged for tokens. */
export interface Exchanged {
  readonly model: string
  readonly id: string
}

/** Who acts for the user, and for whom they do (RFC 8693, section 4.1). */
export interface Actor {
  readonly sub: string
  readonly act?: Actor
}

/**
 * The state of one request while oidc-provider answers it: all that its steps leave for later ones.
 * Nothing else is kept by request, neither on oidc-provider's context nor beside it.
 */
export interface OidcRequest {
  /** The request as it came in. oidc-provider is handed a message that is made of it. */
  readonly req: Request
  /** Rows read by the same statement as a record, until oidc-provider asks for them. */
  readAhead: Partial<Omit<LinkedRecord, 'record'>>
  /** The session of the browser as it was found, to write it only where it has changed. */
  storedSession: StoredSession | undefined
  /** Used up by the statement that keeps what it is exchanged for, or when the request ends. */
  exchanged: Exchanged | undefined
  /** The APIs that were asked for, by audience: tokens are written as their API has them. */
  readonly apis: Map<string, Audience>
  /** Who acts for the user of the access token, if they do not themselves. */
  actor: Actor | undefined
  /** The scope of the access token that was written (RFC 6749, section 5.1). */
  writtenScope: string | undefined
  /** Seconds that the request waits which was pushed (RFC 9126, section 2.2, `expires_in`). */
  pushedSeconds: number | undefined
  /** The error of the token endpoint. */
  tokenError: errors.OIDCProviderError | undefined
  /** What a client that was refused with `mfa_required` goes on with. */
  mfaToken: string | undefined
  /** The error of the authorization endpoint, or the last that oidc-provider could not explain. */
  failure: unknown
  /** The failure of a database that is away: there is no answer, and `callProvider` throws it. */
  unavailable: unknown
}

const state = Symbol('the state of a request that oidc-provider answers')

interface HandedOver extends IncomingMessage {
  [state]?: OidcRequest
}

/** What oidc-provider adds to the context of a middleware, unless it knows no such path. */
export type WithOidc = Pick<KoaContextWithOIDC, 'oidc'>

/** Begins the state of a request that oidc-provider is about to be handed as this message. */
export function beginOidcRequest(message: HandedOver, req: Request): OidcRequest {
  const begun: OidcRequest = {
    req,
    readAhead: {},
    storedSession: undefined,
    exchanged: undefined,
    apis: new Map(),
    actor: undefined,
    writtenScope: undefined,
    pushedSeconds: undefined,
    tokenError: undefined,
    mfaToken: undefined,
    failure: undefined,
    unavailable: undefined,
  }
  message[state] = begun
  return begun
}

/** The state of the request that a context of oidc-provider is for. */
export function oidcRequestOf({ req: message }: { readonly req: HandedOver }): OidcRequest {
  const begun = message[state]
  if (!begun) throw new Error('oidc-provider answers a message that it was not handed over')
  return begun
}
