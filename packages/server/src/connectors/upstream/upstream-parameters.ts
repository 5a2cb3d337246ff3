import type { ConnectionOptions } from '../connector.ts'
import type { RedirectRequest } from '../redirect-connector.ts'

/** Prompts that are passed on to the identity provider. */
const passedPrompts: readonly string[] = ['login', 'select_account']

/**
 * Parameters that only the connector sets: options whose values may come from the client's request
 * (`upstream_params`, `authParamsMap`) cannot override them.
 */
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

/** Whether only the connector may set a parameter of the authorization request. */
export const isOwnParameter = (name: string): boolean => ownParameters.includes(name)

/** Boolean options that each request a scope: pairs of the option and the scope. */
export type Flags = readonly (readonly [keyof ConnectionOptions, string])[]

interface Scopes {
  /** The default scopes. */
  readonly scopes?: readonly string[]
  /** Scopes that are always requested. */
  readonly requiredScopes?: readonly string[]
  readonly flags?: Flags
}

/** The scopes in a list, or in a text with spaces or commas between them. */
export const scopesIn = (scope: string | readonly string[] | null | undefined): readonly string[] =>
  (typeof scope === 'string' ? scope.split(/[\s,]+/) : (scope ?? [])).filter(Boolean)

/**
 * The scopes to request: those of the connection, or else the default scopes, and those in the
 * parameter `connection_scope` of the client's request.
 */
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

/** Whether the options of a connection name scopes, which then replace the default scopes. */
export const namesScopes = (options: ConnectionOptions, flags: Flags = []): boolean =>
  options.scope !== undefined || flags.some(([name]) => options[name] !== undefined)

const flagged = (options: ConnectionOptions, flags: Flags) =>
  flags.flatMap(([name, value]) => (options[name] === true ? [value] : []))

/**
 * Removes the scopes of disabled flags: a client that disables a flag may send `scope` as it has
 * read it, with the scope of that flag.
 */
function withoutDisabled(scopes: readonly string[], options: ConnectionOptions, flags: Flags) {
  const disabled = flags.flatMap(([name, value]) => (options[name] === false ? [value] : []))
  return scopes.filter((each) => !disabled.includes(each))
}

/**
 * Adds the scopes that flags of the options request to the option `scope`, for responses.
 *
 * @param separator if set, clients expect `scope` as a text with this separator, otherwise as a
 *   list
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

/**
 * The parameters of the authorization request that come from the options of the connection
 * (`upstream_params`) and from the client's request (`login_hint`, `prompt`).
 */
export function passedParameters(
  options: ConnectionOptions,
  { loginHint, requested }: Pick<RedirectRequest, 'loginHint' | 'requested'>,
): Readonly<Record<string, string>> {
  const prompt = (requested.prompt ?? '').split(' ').find((each) => passedPrompts.includes(each))
  const byOptions = Object.entries(options.upstream_params ?? {}).flatMap(
    ([name, { value, alias }]) => {
      const text = value ?? requested[alias ?? ''] ?? ''
      return text === '' || isOwnParameter(name) ? [] : [[name, text]]
    },
  )
  return {
    ...(loginHint !== undefined && { login_hint: loginHint }),
    ...(prompt !== undefined && { prompt }),
    ...Object.fromEntries(byOptions),
  }
}
