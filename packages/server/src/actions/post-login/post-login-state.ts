import type { Claims } from './reserved-claims.ts'

/** A type of second factors, by its name in the hosted API. */
export type FactorType =
  | 'otp'
  | 'email'
  | 'phone'
  | 'webauthn-roaming'
  | 'webauthn-platform'
  | 'recovery-code'
  | 'duo'

/** A second factor that the user has verified in this log-in. */
export interface VerifiedFactor {
  readonly type: FactorType
  /** Whether the user has enrolled it in this log-in. */
  readonly isNew?: true
}

/** A second factor that an action asks for, and that the user has not verified since. */
export interface RequiredFactor {
  /** The types that the action names, in its order; absent for any that the tenant has. */
  readonly types?: readonly string[]
  /** Whether the user has to enroll one of them. */
  readonly enrolls?: true
  /** Whether the user chooses among them first. */
  readonly isChosen?: true
  /** Whether a browser in which the user has verified one lately does without. */
  readonly remembers?: boolean
  /** The action after which the next ones run, when the user has verified it. */
  readonly actionId?: string
}

/** A page outside of the server that the user is redirected to. */
export interface ActionRedirect {
  readonly url: string
  readonly actionId: string
}

/** A form that an action shows, with the values that it begins with. */
export interface ActionPrompt {
  readonly formId: string
  readonly fields: Claims
  readonly vars: Claims
  readonly actionId: string
  /** Whether the user has completed it; `fields` and `vars` are then what they have come to. */
  readonly isComplete?: true
}

/** The value of an attribute of a SAML assertion. */
export type SamlValue = string | number | boolean | readonly (string | number | boolean)[] | null

/** A change of the metadata of a session or a refresh token; null removes a member. */
export interface MetadataEdit {
  /** Whether the former members are removed. */
  readonly evicts?: true
  readonly set: Readonly<Record<string, string | null>>
}

/** How long a session or a refresh token lives at most, within the limits of the tenant. */
export interface LifetimeLimits {
  /** The end, in milliseconds since 1970. */
  readonly endsAtMs?: number
  /** The time without use, in seconds. */
  readonly idleSeconds?: number
}

/** What actions change of a session or a refresh token. */
export interface LifetimeChange extends LifetimeLimits {
  readonly metadata?: MetadataEdit
  /** Whether the browser keeps the cookie of the session when it is closed. */
  readonly cookieMode?: 'persistent' | 'non-persistent'
}

/**
 * A log entry of a log-in that is written when its actions have run. A session owns it if it begins
 * before; the interactions and pending log-ins that follow have copies with the same id.
 */
export interface DueEntry {
  /** Set in a session: of the requests that find the entry, the first to claim the id writes it. */
  readonly id?: string
  /** The client of the log-in that has begun the session. */
  readonly clientId?: string
  /** The name of the connection of that log-in. */
  readonly connection?: string | undefined
  /** The member `details` of the entry, besides the executions of the actions. */
  readonly details?: Readonly<Record<string, unknown>>
}

/**
 * What the actions of a log-in have decided. It is JSON, and is stored with what the log-in stores
 * anyway: the interaction, the pending second factor, and the code that is exchanged for tokens.
 */
export interface PostLoginState {
  /** The user and the client that it is for; it has no effect for others. */
  readonly userId: string
  readonly clientId: string
  /** The organization that they have decided for. */
  readonly organizationId?: string | undefined
  /** The ids of the stored executions. */
  readonly executions: readonly string[]
  readonly idToken: Claims
  readonly accessToken: Claims
  readonly addedScopes: readonly string[]
  readonly removedScopes: readonly string[]
  readonly samlAttributes: Readonly<Record<string, SamlValue>>
  /** `event.transaction.metadata`. */
  readonly metadata: Claims
  /** URLs of methods of authentication that an action has recorded. */
  readonly methods: readonly string[]
  readonly factor?: RequiredFactor | undefined
  /** The factors that are required after it. */
  readonly furtherFactors?: readonly RequiredFactor[] | undefined
  /** The second factors that the user has verified in this log-in. */
  readonly verifiedFactors?: readonly VerifiedFactor[] | undefined
  readonly redirect?: ActionRedirect
  /** Where the user continues after a new password. */
  readonly resultUrl?: string
  readonly session?: LifetimeChange
  readonly refreshToken?: LifetimeChange
  readonly prompt?: ActionPrompt
  /** The user whom an action names as the primary one, until `userId` is that user. */
  readonly primaryUserId?: string
  /** Set if an action has made another user the subject of the log-in, to which it is linked. */
  readonly primary?: { readonly accessEpoch: number }
  /** The log entry of the log-in, while it is still to be written. */
  readonly dueEntry?: DueEntry
  /** The action after which the next ones are still to run. */
  readonly after?: string
}

/** A log-in that the actions refuse. */
export interface PostLoginDenial {
  /** The error code (OpenID Connect Core 1.0, section 3.1.2.6). */
  readonly error: 'access_denied' | 'interaction_required'
  /** The reason, for the client. */
  readonly denied: string
  /** What the log says, where it is more than the client is told. */
  readonly description?: string
  readonly executions: readonly string[]
  /** What the action ends besides the log-in. */
  readonly ends?: 'session' | 'refresh-token' | undefined
  /** Whether refresh tokens outlive their session. */
  readonly keepsRefreshTokens?: boolean
}

/** The state in the member `actions` of a record, or of the result of an interaction. */
export function postLoginStateIn(record: unknown): PostLoginState | undefined {
  if (typeof record !== 'object' || record === null) return undefined
  const state: unknown = Reflect.get(record, 'actions')
  return isState(state) ? state : undefined
}

/** The log entry that a record of a log-in waits to write. */
export function dueEntryIn(record: unknown): DueEntry | undefined {
  if (typeof record !== 'object' || record === null) return undefined
  const entry: unknown = Reflect.get(record, 'dueEntry')
  return typeof entry === 'object' && entry !== null ? entry : undefined
}

const isState = (value: unknown): value is PostLoginState =>
  typeof value === 'object' && value !== null && 'userId' in value && 'executions' in value

/** The second factors in a record; undefined if it has none. */
export const verifiedFactorsIn = (value: unknown): readonly VerifiedFactor[] | undefined =>
  Array.isArray(value) ? value : undefined

/** Whether the user must do something else before the log-in goes on. */
export const leadsAway = ({ redirect, prompt }: PostLoginState): boolean =>
  redirect !== undefined || (prompt !== undefined && !prompt.isComplete)

/** Whether an action has made another user than this one the subject of the log-in. */
export const changesUser = ({ userId, primary }: PostLoginState, knownId: string): boolean =>
  primary !== undefined && userId !== knownId

/** Whether further actions run at once. */
export const runsOn = (state: PostLoginState): boolean =>
  state.after !== undefined && !leadsAway(state)

/** The state for these users; undefined for others. */
export const stateFor = (
  state: PostLoginState | undefined,
  { userId, clientId }: Pick<PostLoginState, 'userId' | 'clientId'>,
): PostLoginState | undefined =>
  state?.userId === userId && state.clientId === clientId ? state : undefined

/**
 * Whether actions refuse the log-in that has left an entry to them, and not only another client the
 * use of its session.
 */
export const refusesLogIn = (
  { error }: PostLoginDenial,
  entry: DueEntry | undefined,
  client: { readonly clientId: string } | undefined,
): boolean =>
  error === 'access_denied' && entry !== undefined && entry.clientId === client?.clientId
