import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, describe, expect, it } from '@jest/globals'
import type { Decision } from '@latchkey/network-acl'
import { pino } from 'pino'
import {
  createNetworkAclRecorder,
  type NetworkAclRecorder,
} from '../src/door/network-acl-recorder.ts'
import type { RequestFacts } from '../src/request-facts.ts'
import type { BatchedEntry } from '../src/store/logs/log-batches.ts'
import type { Count } from '../src/store/network-acls/network-acl-records.ts'

/** More blocked requests than the database can record, with headers of maximum length. */
const mib = 1024 * 1024
const requests = 50_000
const bounds = { aclFlushMs: 20, aclSumUpMs: 60_000, aclPruneMs: 60_000 }
const rule = { id: 'acl_a', description: 'A', active: true, priority: 1 }
const decision = { action: 'block', rule, logged: [] } as unknown as Decision

interface Written {
  readonly logs: readonly BatchedEntry[]
  readonly counts: readonly Count[]
}

let recorder: NetworkAclRecorder
const written: Written[] = []
const lines: string[] = []
let write = async (_: Written): Promise<void> => undefined
const open = () => {
  written.length = 0
  lines.length = 0
  recorder = createNetworkAclRecorder({
    records: {
      write: (logs, counts) => write({ logs, counts }),
      sumUp: async () => undefined,
      prune: async () => undefined,
    },
    bounds,
    onDecision: () => undefined,
    log: pino({ level: 'info' }, { write: (line) => void lines.push(line) }),
    now: () => new Date(),
  })
}
const take = async (each: Written) => void written.push(each)
const fail = async () => {
  throw new Error('no database')
}
afterEach(() => recorder.close())

function usedBytes(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}

/** Sends all at once, or in bursts. */
async function flood(tenants: number, burst: number): Promise<void> {
  for (let at = 0; at < requests; at += 1) {
    const userAgent = `${at}`.padEnd(12_000, 'x').toUpperCase()
    const facts = { origin: 'management', host: 'a', hostname: 'a', userAgent } as RequestFacts
    const tenantId = `ten_${at % tenants}`
    recorder.record({ tenantId, requestId: `${at}`, at: new Date(), facts, decision })
    if (at % burst === 0) await setTimeout(1)
  }
}

const countOf = (aclId: string | undefined) =>
  written
    .flatMap(({ counts }) => counts)
    .filter((count) => count.aclId === aclId)
    .reduce((sum, count) => sum + count.requests, 0)

describe('a flood of 50,000 blocked requests', () => {
  it.each([
    ['is written', take, 1],
    ['finds no database', fail, 1],
    ['never ends being written', () => new Promise<void>(() => undefined), 1],
    ['goes to a thousand tenants', fail, 1000],
  ])('that %s keeps memory bounded', async (_, writing, tenants) => {
    write = writing
    open()
    const before = usedBytes()
    await flood(tenants, 2_500)
    expect(usedBytes() - before).toBeLessThan(150 * mib)
    expect(recorder.recent('ten_0').length).toBeLessThanOrEqual(2_000)
    write = take
  })

  it('is fully counted when the database is back, with the number of dropped entries', async () => {
    write = fail
    open()
    await flood(1, 5_000)
    await setTimeout(50)
    write = take
    await recorder.close()
    expect(countOf('acl_a')).toBe(requests)
    expect(countOf(undefined)).toBe(requests)
    for (const { logs } of written) expect(logs.length).toBeLessThanOrEqual(5_000)
    const lost = lines.flatMap((line) => JSON.parse(line).lostLogs ?? [])
    const logged = written.reduce((sum, { logs }) => sum + logs.length, 0)
    expect(lost.reduce((sum: number, each: number) => sum + each, 0)).toBe(requests - logged)
  })
})
