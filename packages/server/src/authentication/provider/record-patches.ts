import type {
  AuthorizationCode,
  BackchannelAuthenticationRequest,
  DeviceCode,
  Interaction,
  KoaContextWithOIDC,
  Provider,
  Session,
} from 'oidc-provider'
import type { OpenSession } from './patches.ts'
import { afterLogin, type RememberedLogin, type SessionLogin } from './session-login.ts'

/*
 * The uses of oidc-provider beyond its documented interface that add members to its records and
 * tokens; `patches.ts` has the others.
 */

/** Adds a member to the stored payload of refresh tokens. */
export function persistInRefreshTokens({ RefreshToken }: Provider, member: string): void {
  addToPayload(RefreshToken, member)
}

/** Adds a member to the stored payload of grants. */
export function persistInGrants({ Grant }: Provider, member: string): void {
  addToPayload(Grant, member)
}

/** A model of oidc-provider whose records a request saves. */
type SavedModel =
  | typeof AuthorizationCode
  | typeof BackchannelAuthenticationRequest
  | typeof DeviceCode
  | typeof Interaction

/** Adds a member to the stored payload of a model, if the request has a value for it. */
export function keepInModel(Model: SavedModel, member: string, read: () => unknown): void {
  addToPayload(Model, member)
  const { prototype }: { readonly prototype: { save(ttl?: number): Promise<string> } } = Model
  const { save } = prototype
  prototype.save = function saveWithMember(...args) {
    const value = read()
    if (value !== undefined) Object.assign(this, { [member]: value })
    return save.apply(this, args)
  }
}

/**
 * Adds claims to ID tokens that no scope selects.
 *
 * @param read returns the claims of a user in a request; none of them is one of oidc-provider
 */
export function addToIdTokens({ IdToken }: Provider, read: ReadClaims): void {
  const { prototype } = IdToken
  const { issue } = prototype
  prototype.issue = function issueWithClaims(options) {
    const isIdToken = options.use === 'idtoken'
    const claims = isIdToken && read(this.ctx, String(this.available.sub))
    for (const [name, value] of Object.entries(claims || {})) this.set(name, value)
    return issue.call(this, options)
  }
}

type ReadClaims = (
  ctx: KoaContextWithOIDC | undefined,
  userId: string,
) => Readonly<Record<string, unknown>> | undefined

/**
 * Stores members of a log-in in the session.
 *
 * @param read returns the log-in that this request resumes
 */
export function keepLoginOfSessions({ Session }: Provider, read: () => RememberedLogin): void {
  addToPayload(Session, 'connection')
  addToPayload(Session, 'endsAt')
  addToPayload(Session, 'transfer')
  addToPayload(Session, 'limits')
  addToPayload(Session, 'dueEntry')
  const { prototype } = Session
  const { loginAccount } = prototype
  prototype.loginAccount = function logInWithMembers(this: OpenSession, details: LoginDetails) {
    const former = this.accountId === details.accountId ? this : unknown
    const { connection, endsAt, transfer, limits } = former
    loginAccount.call(this, details)
    const known = { connection, endsAt, transfer, limits }
    Object.assign(this, afterLogin(known, { ...read(), ...details }))
  }
}

type LoginDetails = Parameters<Session['loginAccount']>[0] & RememberedLogin
const unknown: SessionLogin = {}

function addToPayload(model: object, member: string): void {
  const known: readonly string[] = Reflect.get(model, 'IN_PAYLOAD')
  Object.defineProperty(model, 'IN_PAYLOAD', { value: [...known, member] })
}
