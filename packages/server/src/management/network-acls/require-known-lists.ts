import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../../errors.ts'

/** Lists of the public API, whose names a rule may have before the installation has them. */
const publicLists = ['auth0.icloud_relay_proxy', 'auth0.low_reputation']

/** @throws ApiError 400 for a list of networks that neither the installation nor the API has */
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
