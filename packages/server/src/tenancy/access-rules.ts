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

/** Rows asked for at one time while rules are read. */
const batchMax = 200
/** A database that does not answer holds a request up no longer than this. */
const wakeMs = 250

interface AccessRulesOptions {
  readonly networkAcls: Pick<NetworkAcls, 'getFingerprint' | 'listVersions' | 'getMany'>
  /** A stored rule that cannot be in force. */
  readonly onMalformed: (error: Error) => void
}

/**
 * The network ACLs of one tenant, in force. Deciding never asks the database: it stays with the
 * rules that were last read, whatever becomes of the database.
 */
export class AccessRules {
  private readonly live = new LiveRules()
  private versions: ReadonlyMap<string, string> = new Map()
  private fingerprint: string | undefined
  private reading: Promise<void> | undefined
  private isUsed = false
  private isAsleep = false
  /** Written by this process while rules are read: what is read of them may be older. */
  private readonly written = new Set<string>()
  private readonly options: AccessRulesOptions

  constructor(options: AccessRulesOptions) {
    this.options = options
  }

  /** How many rules there are; without any nothing needs to be decided. */
  get size(): number {
    return this.live.size
  }

  /** Whether others' writes are no longer followed; call `wake` before deciding. */
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

  /** Every rule as stored, for a trial with another one. */
  all(): Iterable<NetworkAcl> {
    return this.live
  }

  /** A rule as this process has just written it: in force on the next request. */
  put(acl: NetworkAcl): void {
    this.written.add(acl.id)
    this.take(acl)
  }

  delete(id: string): void {
    this.written.add(id)
    this.live.delete(id)
  }

  /** Reads what others have written since. */
  refresh(): Promise<void> {
    this.reading ??= withoutDeadline(() => this.read()).finally(() => {
      this.reading = undefined
    })
    return this.reading
  }

  /**
   * The same, but only if a request used the rules since the last call; otherwise they are idle.
   */
  async refreshIfUsed(): Promise<void> {
    this.isAsleep = !this.isUsed
    this.isUsed = false
    if (!this.isAsleep) await this.refresh()
  }

  /** Reads what was missed, but waits for the database no longer than a moment. */
  async wake(): Promise<void> {
    this.isUsed = true
    await within(wakeMs, this.refresh())
    this.isAsleep = false
  }

  private async read(): Promise<void> {
    const { networkAcls, onMalformed } = this.options
    const print = await networkAcls.getFingerprint()
    if (print === this.fingerprint) return
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
    this.fingerprint = this.written.size > 0 ? undefined : print
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

/** Brings what was written in this process into force, and says whether anything was. */
export function putInForce(
  changes: readonly Change[],
  rules: Pick<AccessRules, 'put' | 'delete'>,
): boolean {
  const acls = changes.filter(({ resource }) => resource === 'network_acl')
  for (const { before, after } of acls) {
    if (after) rules.put(after as NetworkAcl)
    else rules.delete((before as NetworkAcl).id)
  }
  return acls.length > 0
}
