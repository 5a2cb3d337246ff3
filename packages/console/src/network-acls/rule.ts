import { listIn, type Members, membersIn, textIn } from '../api/json.ts'

/** The actions of a rule; a rule with several takes the first in this order. */
export const actions = ['log', 'block', 'redirect', 'allow'] as const
/** What a rule does with a request. */
export type Action = (typeof actions)[number]

/**
 * `match`: the request must match all of these. `not_match`: a request that matches all of these is
 * exempt.
 */
export type Part = 'match' | 'not_match'

/** One signal of a rule, with its entries. */
export interface Condition {
  readonly part: Part
  /** A property of the rule, such as `ipv4_cidrs`. */
  readonly signal: string
  readonly entries: readonly string[]
}

/** The action that takes effect; undefined for a rule without one. */
export function actionOf(rule: Members): Action | undefined {
  const action = membersIn(rule.action)
  return actions.find((each) => action[each] === true)
}

/** A redirection keeps the address that the administrator typed before. */
export function withAction(rule: Members, action: Action): Members {
  const uri = textIn(rule, 'action', 'redirect_uri')
  const redirects = action === 'redirect' && uri !== ''
  return { ...rule, action: { [action]: true, ...(redirects && { redirect_uri: uri }) } }
}

/** The rule with a redirection to an address; an empty address leaves it out. */
export function withRedirectUri(rule: Members, uri: string): Members {
  return { ...rule, action: { redirect: true, ...(uri !== '' && { redirect_uri: uri }) } }
}

/** The conditions of a rule, one for each signal of each part. */
export function conditionsOf(rule: Members): readonly Condition[] {
  return (['match', 'not_match'] as const).flatMap((part) =>
    Object.entries(membersIn(rule[part])).map(([signal, entries]) => ({
      part,
      signal,
      entries: listIn(entries).map(String),
    })),
  )
}

/** A part without conditions is omitted: an empty `not_match` would exempt every request. */
export function withConditions(rule: Members, conditions: readonly Condition[]): Members {
  const { match: _match, not_match: _notMatch, ...others } = rule
  const partOf = (part: Part) => {
    const own = conditions.filter((condition) => condition.part === part)
    const members = own.map(({ signal, entries }) => [signal, valuesOf(signal, entries)])
    return own.length > 0 && { [part]: Object.fromEntries(members) }
  }
  return { ...others, ...partOf('match'), ...partOf('not_match') }
}

/** Autonomous system numbers become numbers; any other text stays, for the API to refuse. */
function valuesOf(signal: string, entries: readonly string[]): readonly unknown[] {
  if (signal !== 'asns') return entries
  return entries.map((entry) => (/^\d+$/.test(entry) ? Number(entry) : entry))
}
