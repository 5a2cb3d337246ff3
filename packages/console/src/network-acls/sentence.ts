import { type Members, textIn } from '../api/json.ts'
import { labelOf } from '../form/kind-of.ts'
import type { Texts } from '../texts/shape.ts'
import { locale, numeral, words } from '../texts/texts.ts'
import { actionOf, type Condition, conditionsOf, type Part } from './rule.ts'

type Phrase = Exclude<keyof Texts['acl']['phrases'], 'other'>

/** The phrase of a signal; IPv4 and IPv6 share one. */
const phrases: Readonly<Record<string, Phrase>> = {
  ipv4_cidrs: 'source',
  ipv6_cidrs: 'source',
  connecting_ipv4_cidrs: 'connecting',
  connecting_ipv6_cidrs: 'connecting',
  asns: 'asns',
  geo_country_codes: 'country',
  geo_subdivision_codes: 'subdivision',
  ja3_fingerprints: 'ja3',
  ja4_fingerprints: 'ja4',
  user_agents: 'userAgent',
  hostnames: 'host',
  auth0_managed: 'list',
}

/** The number of entries that a sentence names; it counts the others. */
const namedMax = 3

/** A rule in one sentence. */
export function sentenceOf(rule: Members): string {
  const { acl } = words()
  const targets: Readonly<Record<string, string>> = acl.targets
  const action = actionOf(rule)
  if (!action) return acl.noAction
  return acl.sentence({
    verb: acl.verbs[action],
    target: targets[textIn(rule, 'scope')] ?? '…',
    matching: phrasesOf(rule, 'match'),
    exempt: phrasesOf(rule, 'not_match'),
  })
}

function phrasesOf(rule: Members, part: Part): string {
  const { and } = words().acl
  const conditions = conditionsOf(rule).filter((condition) => condition.part === part)
  const groupOf = ({ signal }: Condition) => phrases[signal] ?? signal
  const groups = [...new Set(conditions.map(groupOf))]
  return groups
    .map((group) => phraseOf(conditions.filter((condition) => groupOf(condition) === group)))
    .join(and)
}

/** The conditions that share a phrase. */
function phraseOf(conditions: readonly Condition[]): string {
  const texts = words().acl.phrases
  const signal = conditions[0]?.signal ?? ''
  const entries = entriesOf(conditions)
  const phrase = phrases[signal]
  return phrase ? texts[phrase](entries) : texts.other(labelOf(signal), entries)
}

function entriesOf(conditions: readonly Condition[]): string {
  const entries = conditions.flatMap((condition) => condition.entries)
  if (entries.length === 0) return '…'
  const more = entries.length - namedMax
  const named =
    more > 0 ? [...entries.slice(0, namedMax), words().acl.more(numeral(more))] : entries
  return new Intl.ListFormat(locale.value, { type: 'disjunction' }).format(named)
}
