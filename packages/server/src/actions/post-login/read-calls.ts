import { ArgumentError } from '../argument-error.ts'
import type { RecordedCall } from '../run-action.ts'
import type { ActionCall } from '../run-trigger.ts'
import type { PostLoginState, SamlValue } from './post-login-state.ts'
import { readLifetimeCall } from './read-lifetimes.ts'
import { withAnyFactor, withTypedFactor } from './required-factors.ts'
import { type Claims, maySetInAccessToken, maySetInIdToken } from './reserved-claims.ts'

/** The state of a log-in before its actions have run. */
export const emptyState = (userId: string, clientId: string): PostLoginState => ({
  userId,
  clientId,
  executions: [],
  idToken: {},
  accessToken: {},
  addedScopes: [],
  removedScopes: [],
  samlAttributes: {},
  metadata: {},
  methods: [],
})

type Draft = { -readonly [Name in keyof PostLoginState]: PostLoginState[Name] }
type Read = (state: Draft, args: readonly unknown[], call: ActionCall) => void

/** The most characters of a name that a function passes, and of a URL. */
const nameLengthMax = 512
const userIdLengthMax = 128
const urlLengthMax = 8_192
/** The most bytes of the fields and of the variables that a form begins with, as JSON. */
const promptBytesMax = 32 * 1024
/** The most bytes of the claims of one token, as JSON: they travel in headers. */
const claimsBytesMax = 16 * 1024

/**
 * What the calls add to the state of a log-in.
 *
 * @throws ArgumentError
 */
export function readCalls(former: PostLoginState, calls: readonly ActionCall[]): PostLoginState {
  const state: Draft = { ...former }
  for (const call of calls) {
    readers[call.method]?.(state, call.args, call)
    Object.assign(state, readLifetimeCall(state, call))
  }
  for (const claims of [state.idToken, state.accessToken]) {
    if (Buffer.byteLength(JSON.stringify(claims)) > claimsBytesMax) {
      throw new ArgumentError(`The custom claims of a token exceed ${claimsBytesMax} bytes.`)
    }
  }
  return state
}

const readers: Readonly<Record<string, Read>> = {
  'idToken.setCustomClaim'(state, args) {
    state.idToken = withClaim(state.idToken, args, maySetInIdToken)
  },
  'accessToken.setCustomClaim'(state, args) {
    state.accessToken = withClaim(state.accessToken, args, maySetInAccessToken)
  },
  'accessToken.addScope'(state, [given]) {
    const scope = scopeOf(given, 'accessToken.addScope')
    state.removedScopes = state.removedScopes.filter((each) => each !== scope)
    state.addedScopes = [...new Set([...state.addedScopes, scope])]
  },
  'accessToken.removeScope'(state, [given]) {
    const scope = scopeOf(given, 'accessToken.removeScope')
    state.addedScopes = state.addedScopes.filter((each) => each !== scope)
    state.removedScopes = [...new Set([...state.removedScopes, scope])]
  },
  'samlResponse.setAttribute'(state, [name, value]) {
    const attribute = textOf(name, 'samlResponse.setAttribute')
    state.samlAttributes = { ...state.samlAttributes, [attribute]: samlValueOf(value) }
  },
  'transaction.setMetadata'(state, _args, call) {
    state.metadata = withTransactionMetadata(state.metadata, call)
  },
  'authentication.recordMethod'(state, [url]) {
    state.methods = [...new Set([...state.methods, webUrlOf(url, 'authentication.recordMethod')])]
  },
  'authentication.setPrimaryUser'(state, [id]) {
    if (state.primary || state.primaryUserId !== undefined) {
      throw new ArgumentError('The primary user can be changed once in a log-in.')
    }
    if (typeof id !== 'string' || id === '' || id.length > userIdLengthMax) {
      throw new ArgumentError(
        'The argument of `api.authentication.setPrimaryUser` must be the id of a user.',
      )
    }
    state.primaryUserId = id
  },
  'multifactor.enable'(state, [provider, options]) {
    const remembers = membersOf(options).allowRememberBrowser === true
    const required = provider === 'none' ? undefined : { ...(remembers && { remembers }) }
    Object.assign(state, withAnyFactor(state, required))
  },
  'authentication.challengeWith'(state, [factor, options], { actionId }) {
    const types = typesOf([factor, ...furtherOf(options)])
    Object.assign(state, withTypedFactor(state, { types, actionId }))
  },
  'authentication.challengeWithAny'(state, [factors], { actionId }) {
    const types = typesOf(factors)
    Object.assign(state, withTypedFactor(state, { types, isChosen: true, actionId }))
  },
  'authentication.enrollWith'(state, [factor, options], { actionId }) {
    const types = typesOf([factor, ...furtherOf(options)])
    Object.assign(state, withTypedFactor(state, { types, enrolls: true, actionId }))
  },
  'authentication.enrollWithAny'(state, [factors], { actionId }) {
    const types = typesOf(factors)
    Object.assign(state, withTypedFactor(state, { types, enrolls: true, isChosen: true, actionId }))
  },
  'redirect.sendUserTo'(state, args, { actionId }) {
    state.redirect = { url: urlWithQuery(args, 'redirect.sendUserTo'), actionId }
    requireOneWay(state)
  },
  'transaction.setResultUrl'(state, args) {
    state.resultUrl = urlWithQuery(args, 'transaction.setResultUrl')
  },
  'prompt.render'(state, [id, options], { actionId }) {
    const { fields, vars } = membersOf(options)
    state.prompt = {
      formId: textOf(id, 'prompt.render'),
      fields: promptValuesOf(fields, 'fields'),
      vars: promptValuesOf(vars, 'vars'),
      actionId,
    }
    requireOneWay(state)
  },
}

/** The user can be led to one page; the other one would be left out. */
function requireOneWay({ redirect, prompt }: PostLoginState): void {
  if (!redirect || !prompt) return
  throw new ArgumentError(
    'An action redirects the user or shows a form. Do the other one when the user continues.',
  )
}

function urlWithQuery([given, options]: readonly unknown[], method: string): string {
  const url = new URL(webUrlOf(given, method))
  for (const [name, value] of Object.entries(membersOf(membersOf(options).query))) {
    if (isScalar(value)) url.searchParams.set(name, String(value))
    else throw new ArgumentError(`The value of \`${name}\` in \`query\` must be a text.`)
  }
  return webUrlOf(url.href, method)
}

function withClaim(
  claims: Claims,
  [name, value]: readonly unknown[],
  maySet: (name: string) => boolean,
): Claims {
  const claim = textOf(name, 'setCustomClaim')
  return maySet(claim) ? withMember(claims, claim, value) : claims
}

/**
 * `event.transaction.metadata` after a call; as it was for another call.
 *
 * @throws ArgumentError
 */
export function withTransactionMetadata(metadata: Claims, { method, args }: RecordedCall): Claims {
  const [name, value] = args
  if (method !== 'transaction.setMetadata') return metadata
  return withMember(metadata, textOf(name, method), value)
}

/** The members with another value of one of them; without it for null and undefined. */
function withMember(members: Claims, name: string, value: unknown): Claims {
  const { [name]: _, ...others } = members
  return value === undefined || value === null ? others : { ...others, [name]: value }
}

/** @throws ArgumentError */
export function textOf(value: unknown, method: string): string {
  if (typeof value === 'string' && value !== '' && value.length <= nameLengthMax) return value
  throw new ArgumentError(
    `The first argument of \`api.${method}\` must be a text of 1 to ${nameLengthMax} characters.`,
  )
}

function scopeOf(value: unknown, method: string): string {
  const scope = textOf(value, method)
  // RFC 6749, section 3.3.
  if (/^[\x21\x23-\x5B\x5D-\x7E]+$/.test(scope)) return scope
  throw new ArgumentError(`The argument of \`api.${method}\` must be one scope, without spaces.`)
}

function webUrlOf(value: unknown, method: string): string {
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  if (url && isWeb && url.href.length <= urlLengthMax) return url.href
  throw new ArgumentError(
    `The first argument of \`api.${method}\` must be an http or https URL, of at most ` +
      `${urlLengthMax} characters with its query.`,
  )
}

const membersOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

function promptValuesOf(given: unknown, name: string): Claims {
  if (given !== undefined && (typeof given !== 'object' || Array.isArray(given))) {
    throw new ArgumentError(`\`${name}\` of \`api.prompt.render\` must be an object.`)
  }
  const values = membersOf(given)
  if (Buffer.byteLength(JSON.stringify(values)) <= promptBytesMax) return values
  throw new ArgumentError(`\`${name}\` of \`api.prompt.render\` exceeds ${promptBytesMax} bytes.`)
}

function furtherOf(options: unknown): readonly unknown[] {
  const { additionalFactors: further = [] } = membersOf(options)
  return Array.isArray(further) ? further : []
}

function typesOf(factors: unknown): readonly string[] {
  const types = (Array.isArray(factors) ? factors : []).map((each) => membersOf(each).type)
  const named = types.filter((each) => typeof each === 'string')
  if (named.length > 0) return named
  throw new ArgumentError('A factor must be an object with a `type`, such as `{ type: "otp" }`.')
}

function samlValueOf(value: unknown): SamlValue {
  if (value === undefined || value === null) return null
  if (isScalar(value)) return value
  if (Array.isArray(value) && value.every(isScalar)) return value
  throw new ArgumentError('The value of a SAML attribute must be a text, number, boolean or list.')
}

const isScalar = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value)
