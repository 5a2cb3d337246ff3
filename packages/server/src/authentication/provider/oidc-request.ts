import type { IncomingMessage } from 'node:http'
import type { Request } from 'express'
import type { AdapterPayload, errors, KoaContextWithOIDC } from 'oidc-provider'
import type { MetadataEdit, PostLoginState } from '../../actions/post-login/post-login-state.ts'
import type { SessionMetadata } from '../../store/oidc/ended-session.ts'
import type { LinkedRecord } from '../../store/oidc/oidc-linked-records.ts'
import type { WaitingRecords } from '../../store/oidc/record-batch.ts'
import type { UpstreamSession } from '../../store/oidc/upstream-sessions.ts'
import type { Audience } from '../../store/resource-servers/audience.ts'
import type { TokenOrganization } from '../../tenancy/organization-logins.ts'
import type { OwnedQuota } from '../../tenancy/token-quotas.ts'
import type { Actor } from '../../tenancy/verify-access-token.ts'
import type { MfaRequirements } from '../mfa/mfa-requirements.ts'
import type { TransferToken } from '../transfer/transfer-token.ts'

/** A session as it was read; oidc-provider changes the object that it receives. */
export interface StoredSession {
  /** The payload as JSON, without times and secrets. */
  readonly content: string
  readonly expiresAt: Date | null
}

/** The authorization code, device code or similar that is being exchanged for tokens. */
export interface Exchanged {
  readonly model: string
  readonly id: string
}

/** An interaction with its result, by which the same request resumes: it is not read again. */
export interface ConcludedInteraction {
  readonly id: string
  readonly payload: AdapterPayload
}

/** A verification that an authorization request asks for, and that has succeeded. */
export interface RequestedCredential {
  readonly verificationId: string
  /** The value in `acr_values`, and of `acr` in the ID token. */
  readonly acr: string
}

/** The exchange of a refresh token. */
export interface RefreshExchange {
  /** The requested scope. */
  readonly scope: string | undefined
  /** The API that a policy names, if the user did not log in for it. */
  readonly resource?: string
  /** What the session transfer token transfers that is issued in place of an access token. */
  readonly transfer?: TransferToken
}

/**
 * The state of one request while oidc-provider serves it. No other module keeps state by request,
 * neither on the context of oidc-provider nor in maps.
 */
export interface OidcRequest {
  /** The request of Express; oidc-provider reads a message that is derived from it. */
  readonly req: Request
  /** Rows that were read together with a record, until oidc-provider asks for them. */
  readAhead: Partial<Omit<LinkedRecord, 'record'>>
  /** The session of the browser as it was read, to write it only if it changes. */
  storedSession: StoredSession | undefined
  /** Records that the request writes together; undefined where it writes each at once. */
  later: WaitingRecords | undefined
  /** Whether another request has resumed the interaction at the same time, and earlier. */
  isLate: boolean
  /** Writes the log entry of the log-in that the request resumes, unless it is late. */
  logLogIn: (() => Promise<void>) | undefined
  /** Used once, in place of the stored interaction. */
  concluded: ConcludedInteraction | undefined
  /** Consumed by the statement that stores its tokens, or at the end of the request. */
  exchanged: Exchanged | undefined
  /** The requested APIs by audience, with the settings of their tokens. */
  readonly apis: Map<string, Audience>
  /** Undefined for other grants. */
  refresh: RefreshExchange | undefined
  /** The actor of a token exchange. */
  actor: Actor | undefined
  /** The organization that the tokens are for. */
  organization: TokenOrganization | undefined
  /** The quotas by which the token is counted. */
  quotas: readonly OwnedQuota[]
  /** What the actions of the tenant have decided of the log-in. */
  actions: PostLoginState | undefined
  /** What actions change in the metadata of the session of the request; it is applied once. */
  sessionMetadata: MetadataEdit | undefined
  /** The executions of actions, of which the log entry of the request tells. */
  executions: readonly string[]
  /** The verified credential that the request requires by `acr_values`. */
  credential: RequestedCredential | undefined
  /**
   * The access epochs of users by id, from their log-in, session or code in this request. All that
   * the request writes for a user gets the same epoch.
   */
  readonly accessEpochs: Map<string, number>
  /** The `scope` of the issued access token (RFC 6749, section 5.1). */
  writtenScope: string | undefined
  /** The `expires_in` of a pushed request, in seconds (RFC 9126, section 2.2). */
  pushedSeconds: number | undefined
  /** The session at an identity provider by which the user logged in, if it was in this request. */
  upstream: UpstreamSession | undefined
  /** The session at an identity provider from which the ended session had come. */
  endedUpstream: UpstreamSession | undefined
  /** The metadata of the session that the request ends. */
  endedMetadata: SessionMetadata | undefined
  /** The error of the token endpoint. */
  tokenError: errors.OIDCProviderError | undefined
  /** The `mfa_token` of a response with `mfa_required`. */
  mfaToken: string | undefined
  /** The `mfa_requirements` of the same response. */
  mfaRequirements: MfaRequirements | undefined
  /** The error of the authorization endpoint, or the last `server_error`. */
  failure: unknown
  /** The error that `callProvider` throws, such as that of an unavailable database. */
  unanswered: unknown
}

const state = Symbol('OidcRequest')

interface HandedOver extends IncomingMessage {
  [state]?: OidcRequest
}

/** The member that oidc-provider adds to the context of a middleware, except on unknown paths. */
export type WithOidc = Pick<KoaContextWithOIDC, 'oidc'>

/** Attaches a new state to a message, before oidc-provider serves it. */
export function beginOidcRequest(message: HandedOver, req: Request): OidcRequest {
  const begun: OidcRequest = {
    req,
    readAhead: {},
    storedSession: undefined,
    later: undefined,
    isLate: false,
    logLogIn: undefined,
    concluded: undefined,
    exchanged: undefined,
    apis: new Map(),
    refresh: undefined,
    actor: undefined,
    organization: undefined,
    quotas: [],
    actions: undefined,
    sessionMetadata: undefined,
    executions: [],
    credential: undefined,
    accessEpochs: new Map(),
    writtenScope: undefined,
    pushedSeconds: undefined,
    upstream: undefined,
    endedUpstream: undefined,
    endedMetadata: undefined,
    tokenError: undefined,
    mfaToken: undefined,
    mfaRequirements: undefined,
    failure: undefined,
    unanswered: undefined,
  }
  message[state] = begun
  return begun
}

/** The state of the request of a Koa context. */
export function oidcRequestOf({ req: message }: { readonly req: HandedOver }): OidcRequest {
  const begun = message[state]
  if (!begun)
    throw new Error('The message has no state: call beginOidcRequest before oidc-provider')
  return begun
}
