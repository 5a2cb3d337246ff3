import type { ConnectionOptions } from '../connector.ts'
import type { RedirectRequest } from '../redirect-connector.ts'

/** Prompts that are passed on to the identity provider. */
const passedPrompts: readonly string[] = ['login', 'select_account']

/** Parameters that only the connector sets: neither options nor clients can override them. */
const ownParameters: readonly string[] = [
  'client_id',
  'code_challenge',
  'code_challenge_method',
  'nonce',
  'redirect_uri',
  'request',
  'request_uri',
  'response_mode',
  'response_type',
  'state',
]

/** Options that request a scope, each with its scope. */
export type Flags = readonly (readonly [keyof ConnectionOptions, string])[]

interface Scopes {
  /** The default scopes. */
  readonly scopes?: readonly string[]
  /** Scopes that are always requested. */
  readonly requiredScopes?: readonly string[]
  readonly flags?: Flags
}

/** The scopes of a list, or of a text that separates them by spaces or commas. */
export const scopesIn = (scope: string | readonly string[] | null | undefined): readonly string[] =>
  (typeof scope === 'string' ? scope.split(/[\s,]+/) : (scope ?? [])).filter(Boolean)

/** The scopes of a connection, and those that the client adds by `connection_scope`. */
export function scopesOf(
  options: ConnectionOptions,
  { scopes: defaults = [], requiredScopes = [], flags = [] }: Scopes,
  requested: RedirectRequest['requested'],
): readonly string[] {
  const { scope, freeform_scopes } = options
  const kept = withoutDisabled(scopesIn(scope), options, flags)
  const known = [...kept, ...flagged(options, flags), ...(freeform_scopes ?? [])].filter(Boolean)
  const added = scopesIn(requested.connection_scope)
  const all = [...requiredScopes, ...(known.length > 0 ? known : defaults), ...added]
  return [...new Set(all)]
}

/** Whether a connection names scopes, so that they replace the default ones. */
export const namesScopes = (options: ConnectionOptions, flags: Flags = []): boolean =>
  options.scope !== undefined || flags.some(([name]) => options[name] !== undefined)

const flagged = (options: ConnectionOptions, flags: Flags) =>
  flags.flatMap(([name, value]) => (options[name] === true ? [value] : []))

/** A client may send back the scopes that it has read with a flag that it disables. */
function withoutDisabled(scopes: readonly string[], options: ConnectionOptions, flags: Flags) {
  const disabled = flags.flatMap(([name, value]) => (options[name] === false ? [value] : []))
  return scopes.filter((each) => !disabled.includes(each))
}

/**
 * Adds to a list of scopes those that flags of the options request.
 *
 * @param separator of the text that clients expect; they expect a list without it
 */
export function withScope(
  options: ConnectionOptions,
  flags: Flags,
  separator?: ',' | ' ',
): ConnectionOptions {
  const { scope } = options
  if (typeof scope === 'string') return options
  const kept = withoutDisabled(scope ?? [], options, flags)
  const all = [...new Set([...kept, ...flagged(options, flags)])]
  if (separator === ' ' && all.length === 0) return options
  return { ...options, scope: separator === undefined ? all : all.join(separator) }
}

/** The parameters of the authorization request from the options and from the client's request. */
export function passedParameters(
  options: ConnectionOptions,
  { loginHint, requested }: Pick<RedirectRequest, 'loginHint' | 'requested'>,
): Readonly<Record<string, string>> {
  const prompt = (requested.prompt ?? '').split(' ').find((each) => passedPrompts.includes(each))
  const byOptions = Object.entries(options.upstream_params ?? {}).flatMap(
    ([name, { value, alias }]) => {
      const text = value ?? requested[alias ?? ''] ?? ''
      return text === '' || ownParameters.includes(name) ? [] : [[name, text]]
    },
  )
  return {
    ...(loginHint !== undefined && { login_hint: loginHint }),
    ...(prompt !== undefined && { prompt }),
    ...Object.fromEntries(byOptions),
  }
}
