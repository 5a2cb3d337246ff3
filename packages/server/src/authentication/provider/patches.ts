import type { IncomingMessage, ServerResponse } from 'node:http'
import type {
  AccessToken,
  Client,
  Grant,
  IdToken,
  Interaction,
  KoaContextWithOIDC,
  Provider,
  PushedAuthorizationRequest,
  RefreshToken,
  Session,
  TokenEndpointGrantContext,
} from 'oidc-provider'
import type { SessionLogin } from './session-login.ts'

/*
 * All uses of oidc-provider beyond its documented interface: private modules, replaced methods and
 * constructors, and members that its types omit. Any release may change them. `patches.test.ts`
 * compares them with the release below, and names what has changed.
 */

/** The release that the patches are tested with. */
export const triedRelease = '9.13.3'

/** Imports the private modules. */
export async function loadPrivateModules() {
  // The steps that issue tokens, for extension grants. They have types, but no stability is
  // promised.
  const grants = await import('oidc-provider/lib/helpers/grants.js')
  // The steps that authenticate a client at the token endpoint, for other endpoints.
  const { default: clientAuth } = await import('oidc-provider/lib/shared/client_auth.js')
  // The last step of a log-out, to skip the confirmation of a request with a valid hint.
  const { confirm } = await import('oidc-provider/lib/actions/end_session.js')
  const endSession = confirm.find(({ name }) => name === 'endSession')
  if (!endSession) throw new Error('oidc-provider has no step that ends a session')
  // The step that reads the session of a request and writes it at the end, for other protocols.
  const { default: keepSession } = await import('oidc-provider/lib/shared/session.js')
  // The storage behind `Provider.ctx`, which the adapter reads in that step.
  const { default: currentContext } = await import('oidc-provider/lib/helpers/als.js')
  return { grants, clientAuth, endSession, keepSession, currentContext }
}

/**
 * Makes oidc-provider keep its context in another storage.
 *
 * @param storage its methods are called instead
 */
export function keepContextIn(
  storage: Pick<PrivateModules['currentContext'], 'run' | 'getStore'>,
  { currentContext }: Pick<PrivateModules, 'currentContext'>,
): void {
  Object.assign(currentContext, storage)
}

/** Members that the types omit. */
export interface PrivateMembers {
  readonly OIDCContext: {
    readonly prototype: ContextPrototype
    new (ctx: object): KoaContextWithOIDC['oidc']
  }
  readonly Client: {
    readonly Schema: { readonly prototype: { invalidate(message: string, code?: string): void } }
    new (metadata: object): Client
  }
  readonly Interaction: new (uid: string, payload: object) => Interaction
}

interface ContextPrototype {
  readonly ctx: KoaContextWithOIDC
  /** The name of the called endpoint. */
  readonly route: string
  clientJwtAuthExpectedAudience(): ReadonlySet<string>
  urlFor(route: string, options?: object): string
}

/** The only cast to private members. */
const privateMembersOf = (provider: Provider) => provider as unknown as PrivateMembers

/**
 * Removes checks of client metadata by their codes, as the documentation of oidc-provider shows
 * (recipe "Implicit clients on localhost").
 */
export function omitChecks(provider: Provider, codes: readonly string[]): void {
  const { prototype } = privateMembersOf(provider).Client.Schema
  const { invalidate } = prototype
  prototype.invalidate = function invalidateUnlessLeftOut(message, code = '') {
    if (!codes.includes(code)) invalidate.call(this, message, code)
  }
}

/** Replaces the comparison of client secrets, because they are stored as hashes. */
export function compareSecretsBy(
  provider: Provider,
  compare: (client: Client, presented: string) => boolean,
): void {
  provider.Client.prototype.compareClientSecret = function compareClientSecret(presented: string) {
    return compare(this, presented)
  }
}

/**
 * Adds `sid` to each ID token, even for clients without back-channel logout. As the `id_token_hint`
 * of a log-out request, the token then shows in which session it was issued.
 */
export function addSessionToIdTokens(provider: Provider): void {
  provider.Client.prototype.includeSid = () => true
}

/** Makes client assertions valid for further audiences; oidc-provider accepts its own URLs only. */
export function extendAssertionAudiences(
  provider: Provider,
  extend: (known: ReadonlySet<string>) => ReadonlySet<string>,
): void {
  const { prototype } = privateMembersOf(provider).OIDCContext
  const { clientJwtAuthExpectedAudience: expected } = prototype
  prototype.clientJwtAuthExpectedAudience = function extendedAudience() {
    return extend(expected.call(this))
  }
}

/**
 * Chooses the URL that a DPoP proof must contain (`htu`); oidc-provider expects one URL per
 * endpoint.
 *
 * @param choose returns the expected URL for the URL of the called endpoint and the proof
 */
export function chooseProofAddress(
  provider: Provider,
  choose: (url: string, proof: string) => string,
): void {
  const { prototype } = privateMembersOf(provider).OIDCContext
  const { urlFor } = prototype
  prototype.urlFor = function chosenAddress(name, options) {
    const url = urlFor.call(this, name, options)
    const proof = name === this.route ? this.ctx.get('DPoP') : ''
    return proof === '' ? url : choose(url, proof)
  }
}

/**
 * A pushed request before it is saved, with its JWT: from the client, or built by oidc-provider.
 */
export type PushedRequest = PushedAuthorizationRequest & { request: string }

/** Sets the lifetime of each pushed request in seconds; by default it is one minute. */
export function setPushedLifetimes(
  provider: Provider,
  lifetimeOf: (pushed: PushedRequest) => number,
): void {
  const { prototype } = provider.PushedAuthorizationRequest
  const { save } = prototype
  prototype.save = function saveForLifetime(this: PushedRequest) {
    return save.call(this, lifetimeOf(this))
  }
}

/** Chooses the `acr` of a request that differs from that of the session. */
export function chooseAcr(
  provider: Provider,
  choose: (ctx: KoaContextWithOIDC) => string | undefined,
): void {
  const { prototype } = privateMembersOf(provider).OIDCContext
  const acrOfSession = Object.getOwnPropertyDescriptor(prototype, 'acr')?.get
  Object.defineProperty(prototype, 'acr', {
    get(this: ContextPrototype) {
      return choose(this.ctx) ?? acrOfSession?.call(this)
    },
  })
}

/**
 * A provider whose own handler of a grant is called by `around`. The constructor registers the
 * handlers by the public method.
 */
export function aroundGrant(
  Base: typeof Provider,
  name: string,
  around: (ctx: TokenEndpointGrantContext, handle: () => Promise<void>) => Promise<void>,
): typeof Provider {
  return class extends Base {
    override registerGrantType<Params extends object>(
      grantType: string,
      handle: GrantHandler<Params>,
      ...[params, duplicates]: readonly (string | readonly string[] | ReadonlySet<string>)[]
    ): void {
      const called: GrantHandler<Params> = (ctx) => around(ctx, async () => handle(ctx))
      super.registerGrantType(grantType, grantType === name ? called : handle, params, duplicates)
    }
  }
}

type GrantHandler<Params extends object> = (
  ctx: TokenEndpointGrantContext<Params>,
) => void | Promise<void>

/** Accepts one `resource` more in the exchange of a refresh token than those of its log-in. */
export function admitResource({ RefreshToken }: Provider, choose: () => string | undefined): void {
  const { prototype } = RefreshToken
  Object.defineProperty(prototype, 'resourceIndicators', {
    get(this: RefreshToken): ReadonlySet<string | undefined> {
      return new Set([choose(), ...[this.resource].flat()])
    },
  })
}

/** Calls `prepare` before an access token is stored, or signed if it is a JWT. */
export function beforeAccessTokens(
  provider: Provider,
  prepare: (token: AccessToken) => Promise<void>,
): void {
  const { prototype } = provider.AccessToken
  const { save } = prototype
  prototype.save = async function prepareAndSave(...args) {
    await prepare(this)
    return save.apply(this, args)
  }
}

/**
 * Replaces the replay check of a `jti` by an atomic one; that of oidc-provider reads before it
 * writes.
 */
export function recordJtiBy(
  provider: Provider,
  isFirst: (iss: string, jti: string, exp: number) => Promise<boolean>,
): void {
  provider.ReplayDetection.unique = isFirst
}

/**
 * Creates a context that authenticates a client at another endpoint in the way of the token
 * endpoint.
 */
export function createClientContext(
  provider: Provider,
  message: IncomingMessage,
  res: ServerResponse,
  params: Readonly<Record<string, unknown>>,
): TokenEndpointGrantContext {
  // The accepted audiences of an assertion depend on the name of the route.
  const ctx = Object.assign(provider.createContext(message, res), { _matchedRouteName: 'token' })
  const { OIDCContext } = privateMembersOf(provider)
  const oidc = Object.assign(new OIDCContext(ctx), { params, body: params })
  return Object.defineProperty(ctx, 'oidc', { value: oidc }) as typeof ctx &
    TokenEndpointGrantContext
}

/** Sets the lifetime of one grant or token, instead of that of its model. */
export function setLifetime(model: Grant | AccessToken, seconds: number): void {
  Object.assign(model, { expiresIn: seconds })
}

/** Sets the scope of a token; that of an ID token selects claims, as in oidc-provider's grants. */
export function setScope(token: AccessToken | IdToken, scope: string | undefined): void {
  Object.assign(token, { scope })
}

/** A session while its request is served. */
export interface OpenSession extends Session, SessionLogin {
  /** Whether the browser had no session. */
  readonly new?: boolean
  /** Assigns a `sid` to a client, unless it has one. */
  ensureClientContainer(clientId: string): void
}

type PrivateModules = Awaited<ReturnType<typeof loadPrivateModules>>

/** Calls `work` within a context of its own, by which adapters find the state of the request. */
export function inContext<T>(
  provider: Provider,
  { currentContext }: Pick<PrivateModules, 'currentContext'>,
  [message, res]: readonly [IncomingMessage, ServerResponse],
  work: (ctx: Pick<KoaContextWithOIDC, 'oidc'>) => Promise<T>,
): Promise<T> {
  const { OIDCContext } = privateMembersOf(provider)
  const ctx = provider.createContext(message, res)
  const withOidc = Object.assign(ctx, { oidc: new OIDCContext(ctx) })
  return currentContext.run(withOidc, () => work(withOidc))
}

/** Reads the session of a browser, calls `work`, writes the session and sets its cookie. */
export async function withSession(
  provider: Provider,
  modules: PrivateModules,
  request: readonly [IncomingMessage, ServerResponse],
  work: (session: OpenSession) => void,
): Promise<void> {
  await inContext(provider, modules, request, (ctx) =>
    modules.keepSession(ctx, async () => work(ctx.oidc.session as unknown as OpenSession)),
  )
}

/** Creates an interaction without an authorization request. */
export function newInteraction(provider: Provider, uid: string, payload: object): Interaction {
  return new (privateMembersOf(provider).Interaction)(uid, payload)
}

/**
 * Validates client metadata as oidc-provider does whenever it reads a client.
 *
 * @throws `invalid_client_metadata`, `invalid_redirect_uri`
 */
export function checkClientMetadata(provider: Provider, metadata: object): void {
  ;new (privateMembersOf(provider).Client)(metadata)
}

type BackchannelClient = Client & {
  backchannelLogout(accountId: string, sid: string): Promise<void>
}

/** Sends a logout token to a client (OpenID Connect Back-Channel Logout 1.0, section 2.5). */
export function sendLogoutToken(client: Client, accountId: string, sid: string): Promise<void> {
  return (client as BackchannelClient).backchannelLogout(accountId, sid)
}

/** The id that the session had before oidc-provider rotated it in this request. */
export function previousIdOf(session: Session | undefined): string | undefined {
  return (session as { readonly oldId?: string } | undefined)?.oldId
}

/**
 * Ends the session of a log-out request, as if the form of its confirmation page had been
 * submitted.
 */
export async function confirmEndSession(
  ctx: KoaContextWithOIDC,
  { endSession }: Pick<PrivateModules, 'endSession'>,
): Promise<void> {
  Object.assign(ctx.oidc.params ?? {}, { logout: 'yes' })
  await endSession(ctx)
}

/** The state of a log-out, which the session keeps while the confirmation page is open. */
interface LogoutState {
  /** The CSRF token, which the form of the page sends as `xsrf`. */
  readonly secret?: string
  readonly postLogoutRedirectUri?: string
}

/** The state of the pending log-out; empty if there is none. */
export function logoutStateOf(session: Session | undefined): LogoutState {
  return session?.state ?? {}
}
