import { type Members, textIn } from '../api/json.ts'
import { type Action, actionOf, type Condition, conditionsOf, type Part } from './rule.ts'

const verbs: Readonly<Record<Action, string>> = {
  log: 'Only logs',
  block: 'Blocks',
  redirect: 'Redirects',
  allow: 'Allows',
}

const targets: Readonly<Record<string, string>> = {
  management: 'the management API',
  authentication: 'the authentication API',
  dynamic_client_registration: 'the registration of clients',
  tenant: 'every API of the tenant',
}

/** The words before the entries of a signal; both address families are one signal. */
const words: Readonly<Record<string, string>> = {
  ipv4_cidrs: 'come from',
  ipv6_cidrs: 'come from',
  connecting_ipv4_cidrs: 'arrive by',
  connecting_ipv6_cidrs: 'arrive by',
  asns: 'come from the network AS',
  geo_country_codes: 'come from the country',
  geo_subdivision_codes: 'come from the subdivision',
  ja3_fingerprints: 'have the JA3 fingerprint',
  ja4_fingerprints: 'have the JA4 fingerprint',
  user_agents: 'have the user agent',
  hostnames: 'are sent to the host',
}

/** Entries that a sentence names; it counts the others. */
const namedMax = 3

/** A rule in one sentence. */
export function sentenceOf(rule: Members): string {
  const action = actionOf(rule)
  if (!action) return 'Does nothing: no action is chosen.'
  const matching = phrasesOf(rule, 'match')
  const exempt = phrasesOf(rule, 'not_match')
  return [
    `${verbs[action]} requests to ${targets[textIn(rule, 'scope')] ?? '…'}`,
    matching === '' ? '' : ` that ${matching}`,
    exempt === '' ? '' : `, except those that ${exempt}`,
    '.',
  ].join('')
}

function phrasesOf(rule: Members, part: Part): string {
  const conditions = conditionsOf(rule).filter((condition) => condition.part === part)
  const phraseOf = ({ signal }: Condition) => words[signal] ?? signal
  const phrases = [...new Set(conditions.map(phraseOf))]
  return phrases
    .map((phrase) => `${phrase} ${entriesOf(conditions.filter((of) => phraseOf(of) === phrase))}`)
    .join(' and ')
}

function entriesOf(conditions: readonly Condition[]): string {
  const entries = conditions.flatMap((condition) => condition.entries)
  if (entries.length === 0) return '…'
  const more = entries.length - namedMax
  const named = more > 0 ? [...entries.slice(0, namedMax), `${more} more`] : entries
  const last = named.at(-1) ?? ''
  return named.length === 1 ? last : `${named.slice(0, -1).join(', ')} or ${last}`
}
