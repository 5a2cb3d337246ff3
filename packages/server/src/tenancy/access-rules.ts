import {
  type Decision,
  type Explanation,
  LiveRules,
  type NetworkAcl,
  type RequestFacts,
} from '@latchkey/network-acl'
import type { Change } from '../store/logs/changes.ts'
import type { NetworkAcls } from '../store/network-acls/network-acls.ts'
import { withoutDeadline } from '../timing/deadline.ts'
import { within } from '../timing/within.ts'

/** Marks a rule whose row is read again, whatever its version. */
const unread = (id: string) => [id, ''] as const

/** The most rows in one read. */
const batchMax = 200
/** The longest that a request waits for an unavailable database. */
const wakeMs = 250

interface AccessRulesOptions {
  readonly networkAcls: Pick<NetworkAcls, 'getFingerprint' | 'listVersions' | 'getMany'>
  /** Called with the error of a stored rule that cannot be compiled. */
  readonly onMalformed: (error: Error) => void
}

/**
 * The network ACLs of one tenant, in memory. A decision never reads the database: it uses the rules
 * that were read last, and continues to do so while the database is unavailable.
 */
export class AccessRules {
  private readonly live = new LiveRules()
  private versions: ReadonlyMap<string, string> = new Map()
  private fingerprint: string | undefined
  private reading: Promise<void> | undefined
  private isUsed = false
  private isAsleep = false
  /**
   * Rules that this process wrote since the last read began, whose result may be older. The next
   * read reads them again, since another process may have written them after this one.
   */
  private readonly written = new Set<string>()
  private readonly options: AccessRulesOptions

  constructor(options: AccessRulesOptions) {
    this.options = options
  }

  /** The number of rules; without rules, every request is allowed. */
  get size(): number {
    return this.live.size
  }

  /** Whether the rules are not being refreshed; if so, call `wake` before a decision. */
  get isIdle(): boolean {
    return this.isAsleep
  }

  decide(facts: RequestFacts): Decision {
    this.isUsed = true
    return this.live.decide(facts)
  }

  explain(facts: RequestFacts): Explanation {
    return this.live.explain(facts)
  }

  /** All stored rules, for dry runs. */
  all(): Iterable<NetworkAcl> {
    return this.live
  }

  /** Applies a rule that this process has written, from the next request on. */
  put(acl: NetworkAcl): void {
    this.written.add(acl.id)
    this.take(acl)
  }

  delete(id: string): void {
    this.written.add(id)
    this.live.delete(id)
  }

  /** Reads what other processes have written. */
  refresh(): Promise<void> {
    this.reading ??= withoutDeadline(() => this.read()).finally(() => {
      this.reading = undefined
    })
    return this.reading
  }

  /** Reads a write that is known to be committed, which a read in progress may have missed. */
  async refreshAfterWrite(): Promise<void> {
    await this.reading?.catch(() => undefined)
    await this.refresh()
  }

  /**
   * Reads all rules again, even those that this process has written, because the rows were
   * replaced.
   */
  async reread(): Promise<void> {
    await this.reading
    this.fingerprint = undefined
    this.versions = new Map([...this.live].map(({ id }) => unread(id)))
    await this.refresh()
  }

  /**
   * Refreshes the rules if a request has used them since the last call; otherwise they become idle.
   */
  async refreshIfUsed(): Promise<void> {
    this.isAsleep = !this.isUsed
    this.isUsed = false
    if (!this.isAsleep) await this.refresh()
  }

  /**
   * Reads what was missed while the rules were idle; waits for the database for `wakeMs` at most.
   */
  async wake(): Promise<void> {
    this.isUsed = true
    await within(wakeMs, this.refresh())
    this.isAsleep = false
  }

  private async read(): Promise<void> {
    const { networkAcls, onMalformed } = this.options
    const print = await networkAcls.getFingerprint()
    if (print === this.fingerprint && this.written.size === 0) return
    this.fingerprint = undefined
    this.versions = new Map([...this.versions, ...[...this.written].map(unread)])
    this.written.clear()
    const found = await networkAcls.listVersions()
    const changed = [...found].filter(([id, version]) => this.versions.get(id) !== version)
    const acls = await this.readMany(changed.map(([id]) => id))
    const isFirst = this.live.size === 0 && this.written.size === 0
    if (isFirst) this.live.replaceAll(acls).forEach(onMalformed)
    else for (const acl of acls) if (!this.written.has(acl.id)) this.take(acl)
    for (const id of this.versions.keys()) {
      if (!found.has(id) && !this.written.has(id)) this.live.delete(id)
    }
    this.versions = found
    this.fingerprint = print
  }

  private async readMany(ids: readonly string[]): Promise<readonly NetworkAcl[]> {
    const acls: NetworkAcl[] = []
    for (let at = 0; at < ids.length; at += batchMax) {
      acls.push(...(await this.options.networkAcls.getMany(ids.slice(at, at + batchMax))))
    }
    return acls
  }

  private take(acl: NetworkAcl): void {
    const malformed = this.live.put(acl)
    if (malformed) this.options.onMalformed(malformed)
  }
}

/** Applies the rules that a transaction of this process has written. */
export function applyAclChanges(
  changes: readonly Change[],
  rules: Pick<AccessRules, 'put' | 'delete'>,
): void {
  const acls = changes.filter(({ resource }) => resource === 'network_acl')
  for (const { before, after } of acls) {
    if (after) rules.put(after as NetworkAcl)
    else rules.delete((before as NetworkAcl).id)
  }
}
