import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../../errors.ts'

/**
 * The lists of the public API. A rule may name them even if the installation does not have them
 * yet.
 */
const publicLists = ['auth0.icloud_relay_proxy', 'auth0.low_reputation']

/** @throws ApiError 400 for a list that is neither installed nor one of the public API */
export function requireKnownLists(
  rule: Schema<'NetworkAclRule'> | undefined,
  configured: readonly string[],
): void {
  const known = new Set([...publicLists, ...configured])
  for (const condition of ['match', 'not_match'] as const) {
    const unknown = rule?.[condition]?.auth0_managed?.find((name) => !known.has(name))
    if (unknown === undefined) continue
    const names = [...known].sort().join(', ')
    throw refusedBody(
      `There is no list ${unknown}. These are accepted: ${names}`,
      `rule.${condition}.auth0_managed`,
    )
  }
}

/** Whether a rule names a list of networks that the installation does not have. */
export function namesMissingList(
  rule: Schema<'NetworkAclRule'>,
  configured: readonly string[],
): boolean {
  const named = [rule.match, rule.not_match].flatMap((criteria) => criteria?.auth0_managed ?? [])
  return named.some((name) => !configured.includes(name))
}
