import { AddressIndexBuilder } from './address-index.ts'
import type { CompiledRules } from './compiled-rules.ts'
import { decisionOf } from './decide.ts'
import { HostnameIndexBuilder } from './hostname-index.ts'
import type { Condition, NetworkAcl, NetworkAclMatch, Signal } from './network-acl.ts'
import { NetworkAclError, type NetworkAclErrorCode } from './network-acl-error.ts'
import type { Origin } from './request-facts.ts'
import type { SignalIndexBuilder } from './signal-index.ts'
import { UserAgentIndexBuilder } from './user-agent-index.ts'
import { ValueIndexBuilder } from './value-index.ts'

/** Cheapest first: a rule that fails early is not looked at again. */
const signalBuilders = (): SignalIndexBuilder[] => [
  new ValueIndexBuilder('asns', 'number', (facts) => facts.asn),
  new ValueIndexBuilder('geo_country_codes', 'string', (facts) => facts.countryCode),
  new ValueIndexBuilder('geo_subdivision_codes', 'string', (facts) => facts.subdivisionCode),
  new ValueIndexBuilder('ja3_fingerprints', 'string', (facts) => facts.ja3),
  new ValueIndexBuilder('ja4_fingerprints', 'string', (facts) => facts.ja4),
  new AddressIndexBuilder('ipv4_cidrs', 'ipv6_cidrs', (facts) => facts.address),
  new AddressIndexBuilder(
    'connecting_ipv4_cidrs',
    'connecting_ipv6_cidrs',
    (facts) => facts.connectingAddress,
  ),
  new HostnameIndexBuilder(),
  new UserAgentIndexBuilder(),
]

const ORIGINS_OF: Readonly<Record<string, readonly Origin[]>> = {
  management: ['management'],
  authentication: ['authentication'],
  dynamic_client_registration: ['dynamic_client_registration'],
  tenant: ['management', 'authentication', 'dynamic_client_registration'],
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const checkShape = (acl: NetworkAcl): void => {
  const refuse = (code: NetworkAclErrorCode): never => {
    throw new NetworkAclError(code, { aclId: String(isObject(acl) ? acl.id : acl) })
  }
  if (!isObject(acl) || typeof acl.id !== 'string') refuse('acl_malformed')
  if (!isObject(acl.rule) || !isObject(acl.rule.action)) refuse('acl_malformed')
  if (!Number.isFinite(acl.priority)) refuse('priority_malformed')
  if (!Object.hasOwn(ORIGINS_OF, acl.rule.scope)) refuse('scope_unknown')
}

const hasEffect = (acl: NetworkAcl): boolean =>
  acl.active && (acl.rule.action.log === true || decisionOf(acl) !== undefined)

const byPriorityThenId = (one: NetworkAcl, other: NetworkAcl): number => {
  if (one.priority !== other.priority) return one.priority - other.priority
  if (one.id === other.id) return 0
  return one.id < other.id ? -1 : 1
}

const setBit = (vector: Uint32Array, bit: number): void => {
  vector[bit >>> 5] = (vector[bit >>> 5] as number) | (1 << (bit & 31))
}

const clearBit = (vector: Uint32Array, bit: number): void => {
  vector[bit >>> 5] = (vector[bit >>> 5] as number) & ~(1 << (bit & 31))
}

/** One signal under construction: `free` keeps the criteria that do not look at it. */
interface SignalDraft {
  readonly builder: SignalIndexBuilder
  readonly free: Uint32Array
}

const addList = (
  { builder, free }: SignalDraft,
  list: unknown,
  at: { aclId: string; condition: Condition; signal: Signal },
  criterion: number,
  firstPosition: number,
): number => {
  if (!Array.isArray(list) || list.length === 0) throw new NetworkAclError('signal_malformed', at)
  for (let index = 0; index < list.length; index++) {
    if (!builder.add(list[index], at.signal, criterion, firstPosition + index)) {
      throw new NetworkAclError('entry_malformed', { ...at, index })
    }
  }
  clearBit(free, criterion)
  return firstPosition + list.length
}

const addCriteria = (
  drafts: readonly SignalDraft[],
  acl: NetworkAcl,
  condition: Condition,
  criterion: number,
): void => {
  const criteria: NetworkAclMatch | undefined = acl.rule[condition]
  if (criteria === undefined) return
  const at = { aclId: acl.id, condition }
  if (!isObject(criteria)) throw new NetworkAclError('acl_malformed', at)
  const known = drafts.flatMap(({ builder }) => builder.signals)
  const unknown = Object.keys(criteria).find((name) => !known.some((signal) => signal === name))
  if (unknown !== undefined) throw new NetworkAclError('signal_unknown', { ...at, signal: unknown })
  for (const draft of drafts) {
    let position = 0
    for (const signal of draft.builder.signals) {
      const list = criteria[signal]
      if (list === undefined) continue
      position = addList(draft, list, { ...at, signal }, criterion, position)
    }
  }
}

const layOutScopes = (acls: readonly NetworkAcl[], wordCount: number) => {
  const ranksOf: Record<Origin, Uint32Array> = {
    management: new Uint32Array(wordCount),
    authentication: new Uint32Array(wordCount),
    dynamic_client_registration: new Uint32Array(wordCount),
  }
  for (const [rank, acl] of acls.entries()) {
    for (const origin of ORIGINS_OF[acl.rule.scope] as readonly Origin[]) {
      setBit(ranksOf[origin], rank)
    }
  }
  return ranksOf
}

/**
 * Compiles all ACLs of a tenant; call it once per change, and `decide` per request.
 *
 * Inactive ACLs, and those whose action sets no flag, are left out unread but for their shape: to
 * check a draft, compile it alone with `active: true`. The ACLs are kept by reference and must not
 * change afterwards.
 *
 * @throws {NetworkAclError} with a code and the place, when something is malformed
 */
export const compile = (networkAcls: readonly NetworkAcl[]): CompiledRules => {
  networkAcls.forEach(checkShape)
  const acls = networkAcls.filter(hasEffect).sort(byPriorityThenId)
  const wordCount = (acls.length + 31) >>> 5
  const ranksWithNotMatch = new Uint32Array(wordCount)
  const drafts = signalBuilders().map((builder) => ({
    builder,
    free: new Uint32Array(2 * wordCount).fill(0xffffffff),
  }))
  for (const [rank, acl] of acls.entries()) {
    addCriteria(drafts, acl, 'match', rank)
    addCriteria(drafts, acl, 'not_match', 32 * wordCount + rank)
    if (acl.rule.not_match !== undefined) setBit(ranksWithNotMatch, rank)
  }
  return {
    acls,
    wordCount,
    signals: drafts
      .filter(({ free }) => free.some((word) => word !== 0xffffffff))
      .map(({ builder, free }) => ({
        signals: builder.signals,
        factOf: builder.factOf,
        index: builder.build(free),
      })),
    ranksOf: layOutScopes(acls, wordCount),
    ranksWithNotMatch,
    decisions: acls.map(decisionOf),
  }
}
