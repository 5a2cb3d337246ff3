import {
  type Decision,
  type Explanation,
  LiveRules,
  type NetworkAcl,
  type RequestFacts,
} from '@latchkey/network-acl'
import type { NetworkAcls } from '../store/network-acls.ts'
import { within } from './within.ts'

/** Rows asked for at one time while rules are read. */
const batchMax = 200
/** A database that does not answer holds a request up no longer than this. */
const wakeMs = 250

/**
 * The network ACLs of one tenant, in force. Deciding never asks the database: it stays with the rules
 * that were last read, whatever becomes of the database.
 */
export interface AccessRules {
  /** How many rules there are; without any nothing needs to be decided. */
  readonly size: number
  decide(facts: RequestFacts): Decision
  explain(facts: RequestFacts): Explanation
  /** Every rule as stored, for a trial with another one. */
  all(): Iterable<NetworkAcl>
  /** A rule as this process has just written it: in force on the next request. */
  put(acl: NetworkAcl): void
  delete(id: string): void
  /** Reads what others have written since. */
  refresh(): Promise<void>
  /** The same, unless nobody has asked since the last call; then the rules are idle. */
  refreshIfUsed(): Promise<void>
  /** Whether others' writes are no longer followed; call `wake` before deciding. */
  readonly isIdle: boolean
  /** Reads what was missed, but waits for the database no longer than a moment. */
  wake(): Promise<void>
}

interface AccessRulesOptions {
  readonly networkAcls: Pick<NetworkAcls, 'fingerprint' | 'versions' | 'getMany'>
  /** A stored rule that cannot be in force. */
  readonly onMalformed: (error: Error) => void
}

/** Reads the rules of a tenant for the first time. */
export async function openAccessRules(options: AccessRulesOptions): Promise<AccessRules> {
  const { networkAcls, onMalformed } = options
  const live = new LiveRules()
  let versions: ReadonlyMap<string, string> = new Map()
  let fingerprint: string | undefined
  let refreshing: Promise<void> | undefined
  let isUsed = false
  let isIdle = false
  /** Written by this process while rules are read: what is read of them may be older. */
  const written = new Set<string>()

  async function read(): Promise<void> {
    const print = await networkAcls.fingerprint()
    if (print === fingerprint) return
    written.clear()
    const found = await networkAcls.versions()
    const changed = [...found].filter(([id, version]) => versions.get(id) !== version)
    const acls: NetworkAcl[] = []
    for (let at = 0; at < changed.length; at += batchMax) {
      const ids = changed.slice(at, at + batchMax).map(([id]) => id)
      acls.push(...(await networkAcls.getMany(ids)))
    }
    if (live.size === 0 && written.size === 0) live.replaceAll(acls).forEach(onMalformed)
    else for (const acl of acls) if (!written.has(acl.id)) put(acl)
    for (const id of versions.keys()) if (!found.has(id) && !written.has(id)) live.delete(id)
    versions = found
    fingerprint = written.size > 0 ? undefined : print
  }

  function put(acl: NetworkAcl): void {
    const malformed = live.put(acl)
    if (malformed) onMalformed(malformed)
  }

  const rules: AccessRules = {
    get size() {
      return live.size
    },
    get isIdle() {
      return isIdle
    },
    decide(facts) {
      isUsed = true
      return live.decide(facts)
    },
    explain: (facts) => live.explain(facts),
    all: () => live,
    put(acl) {
      written.add(acl.id)
      put(acl)
    },
    delete(id) {
      written.add(id)
      live.delete(id)
    },
    refresh() {
      refreshing ??= read().finally(() => {
        refreshing = undefined
      })
      return refreshing
    },
    async refreshIfUsed() {
      isIdle = !isUsed
      isUsed = false
      if (!isIdle) await rules.refresh()
    },
    async wake() {
      isUsed = true
      await within(wakeMs, rules.refresh())
      isIdle = false
    },
  }
  await rules.refresh()
  return rules
}

/** The same store, whose writes are in force here before they are answered and announced elsewhere. */
export function inForce(
  store: NetworkAcls,
  rules: Pick<AccessRules, 'put' | 'delete'>,
  announce: () => void,
): NetworkAcls {
  const taking = async <T extends NetworkAcl | undefined>(write: Promise<T>): Promise<T> => {
    const acl = await write
    if (acl) {
      rules.put(acl)
      announce()
    }
    return acl
  }
  return {
    ...store,
    create: (definition) => taking(store.create(definition)),
    replace: (id, definition) => taking(store.replace(id, definition)),
    patch: (id, patch) => taking(store.patch(id, patch)),
    async delete(id) {
      const existed = await store.delete(id)
      rules.delete(id)
      announce()
      return existed
    },
  }
}
