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
  Session,
} from 'oidc-provider'

/*
 * All that the server takes of oidc-provider beyond its documented interface: modules that it
 * imports, methods that it replaces, constructors and members that the types leave out. A release
 * may change each without notice. `patches.test.ts` compares them with the release below, and says
 * which one to read anew.
 */

/** The release that all of this was tried with. */
export const triedRelease = '9.13.3'

/** The modules that are not public; they are imported here alone. */
export async function loadPrivateModules() {
  // What tokens are made of, for grants of our own. Typed, and outside of semantic versioning.
  const grants = await import('oidc-provider/lib/helpers/grants.js')
  // How a client authenticates at the token endpoint, for endpoints of our own.
  const { default: clientAuth } = await import('oidc-provider/lib/shared/client_auth.js')
  // The last step of a log-out, for one that proves itself: oidc-provider always asks the user.
  const { confirm } = await import('oidc-provider/lib/actions/end_session.js')
  const endSession = confirm.find(({ name }) => name === 'endSession')
  if (!endSession) throw new Error('oidc-provider has no step that ends a session')
  // The step that finds the session of a request and writes it at the end, for other protocols.
  const { default: keepSession } = await import('oidc-provider/lib/shared/session.js')
  // Where `Provider.ctx` comes from, which that step's adapter asks for.
  const { default: currentContext } = await import('oidc-provider/lib/helpers/als.js')
  return { grants, clientAuth, endSession, keepSession, currentContext }
}

/** Members that are there and that the types leave out. */
export interface PrivateMembers {
  readonly OIDCContext: {
    readonly prototype: Expecting
    new (ctx: object): KoaContextWithOIDC['oidc']
  }
  readonly Client: {
    readonly Schema: { readonly prototype: { invalidate(message: string, code?: string): void } }
    new (metadata: object): Client
  }
  readonly Interaction: new (uid: string, payload: object) => Interaction
}

interface Expecting {
  readonly ctx: { get(header: string): string }
  /** The endpoint that is called. */
  readonly route: string
  clientJwtAuthExpectedAudience(): ReadonlySet<string>
  urlFor(route: string, options?: object): string
}

/** The one place where the types of oidc-provider are left. */
const privateMembersOf = (provider: Provider) => provider as unknown as PrivateMembers

/**
 * Leaves out checks of client metadata by their codes, in the way that the documentation of
 * oidc-provider shows (recipe "Implicit clients on localhost").
 */
export function leaveOutChecks(provider: Provider, codes: readonly string[]): void {
  const { prototype } = privateMembersOf(provider).Client.Schema
  const { invalidate } = prototype
  prototype.invalidate = function invalidateUnlessLeftOut(message, code = '') {
    if (!codes.includes(code)) invalidate.call(this, message, code)
  }
}

/** Compares client secrets by a function of ours: what is stored of a secret is its hash. */
export function compareSecretsBy(
  provider: Provider,
  compare: (client: Client, presented: string) => boolean,
): void {
  provider.Client.prototype.compareClientSecret = function compareClientSecret(presented: string) {
    return compare(this, presented)
  }
}

/**
 * Names the session in each ID token, also of clients without a back channel: a request to log out
 * proves by it in which session its ID token was issued.
 */
export function nameSessionInIdTokens(provider: Provider): void {
  provider.Client.prototype.includeSid = () => true
}

/** Takes further audiences of client assertions; oidc-provider has its own addresses only. */
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
 * Chooses the address that a DPoP proof must name (`htu`); oidc-provider has one for an endpoint.
 *
 * @param choose the address of the endpoint that is called, and the proof, to what is expected
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

/** A pushed request as it is saved: the JWT that was sent, or that oidc-provider made of it. */
export type PushedRequest = PushedAuthorizationRequest & { request: string }

/** Sets how long a pushed request waits, in seconds; oidc-provider has a minute for all. */
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

/** Runs before an access token is kept or, where it is a JWT, signed. */
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
 * Makes a `jti` count once by a function of ours, which one of many wins. oidc-provider looks first
 * and writes then.
 */
export function countJtiBy(
  provider: Provider,
  isFirst: (iss: string, jti: string, exp: number) => Promise<boolean>,
): void {
  provider.ReplayDetection.unique = isFirst
}

/** The context in which a client authenticates at an endpoint of ours, as at the token endpoint. */
export function createClientContext(
  provider: Provider,
  message: IncomingMessage,
  res: ServerResponse,
  params: Readonly<Record<string, unknown>>,
): KoaContextWithOIDC {
  // The name of the route says which audiences an assertion may have.
  const ctx = Object.assign(provider.createContext(message, res), { _matchedRouteName: 'token' })
  const { OIDCContext } = privateMembersOf(provider)
  const oidc = Object.assign(new OIDCContext(ctx), { params })
  return Object.defineProperty(ctx, 'oidc', { value: oidc }) as typeof ctx & KoaContextWithOIDC
}

/** Ends a grant or a token after so many seconds, in place of the lifetime of its kind. */
export function setLifetime(model: Grant | AccessToken, seconds: number): void {
  Object.assign(model, { expiresIn: seconds })
}

/** Sets the scope that an ID token has the claims of, as the grants of oidc-provider do. */
export function setScope(token: IdToken, scope: string): void {
  Object.assign(token, { scope })
}

/** A session while its request is answered. */
export interface OpenSession extends Session {
  /** Whether the browser came without one. */
  readonly new?: boolean
  /** Gives the client an id by which it knows the session, unless it has one. */
  ensureClientContainer(clientId: string): void
}

/** Works on the session of a browser, writes it and sends its cookie. */
export async function withSession(
  provider: Provider,
  { keepSession, currentContext }: Awaited<ReturnType<typeof loadPrivateModules>>,
  [message, res]: readonly [IncomingMessage, ServerResponse],
  work: (session: OpenSession) => void,
): Promise<void> {
  const { OIDCContext } = privateMembersOf(provider)
  const ctx = provider.createContext(message, res)
  const oidc = new OIDCContext(ctx)
  Object.defineProperty(ctx, 'oidc', { value: oidc })
  await currentContext.run(ctx, () =>
    keepSession(ctx, async () => work(oidc.session as unknown as OpenSession)),
  )
}

/** A log-in that no request of oidc-provider asks for. */
export function newInteraction(provider: Provider, uid: string, payload: object): Interaction {
  return new (privateMembersOf(provider).Interaction)(uid, payload)
}

/**
 * Checks client metadata as oidc-provider does when it reads a client.
 *
 * @throws `invalid_client_metadata`, `invalid_redirect_uri`
 */
export function checkClientMetadata(provider: Provider, metadata: object): void {
  ;new (privateMembersOf(provider).Client)(metadata)
}

interface BackchannelClient extends Client {
  backchannelLogout(accountId: string, sid: string): Promise<void>
}

/** Sends a client a logout token (OpenID Connect Back-Channel Logout 1.0, section 2.5). */
export function sendLogoutToken(client: Client, accountId: string, sid: string): Promise<void> {
  return (client as BackchannelClient).backchannelLogout(accountId, sid)
}

/** The id of the session before oidc-provider rotated it in this request. */
export function previousIdOf(session: Session | undefined): string | undefined {
  return (session as { readonly oldId?: string } | undefined)?.oldId
}

/** The state of a log-out in the session while its page waits for the answer. */
interface LogoutState {
  /** The token against forgery, which the form of the page posts as `xsrf`. */
  readonly secret?: string
  readonly postLogoutRedirectUri?: string
}

/** The state of the log-out that waits for an answer; empty where none does. */
export function logoutStateOf(session: Session | undefined): LogoutState {
  return session?.state ?? {}
}
