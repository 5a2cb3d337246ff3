import { performance } from 'node:perf_hooks'
import {
  type CompiledRules,
  compile,
  decide,
  type NetworkAcl,
  type RequestFacts,
} from '../src/index.ts'
import { putUs } from './lib/live-puts.ts'
import { blockListRanges, ipaddrRanges, type NaiveLoop, naiveLoop } from './lib/naive-loops.ts'
import {
  aimedRequests,
  largeRules,
  requests,
  seededRandom,
  smallRules,
} from './lib/rule-generator.ts'

const LARGE_RULE_COUNT = 1000
const ROUNDS = 20
const ROUND_MS = 150

/** The best of many short rounds: whatever else runs on the machine can only slow one down. */
const decisionsPerSecond = (compiled: CompiledRules, facts: readonly RequestFacts[]): number => {
  let best = 0
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    let count = 0
    let elapsedMs = 0
    for (; elapsedMs < ROUND_MS; elapsedMs = performance.now() - start) {
      for (let index = 0; index < facts.length; index++) {
        decide(compiled, facts[index] as RequestFacts)
      }
      count += facts.length
    }
    best = Math.max(best, (count / elapsedMs) * 1000)
  }
  return best
}

/** The 99th percentile of decisions timed one by one, the clock's own cost included. */
const p99Us = (compiled: CompiledRules, facts: readonly RequestFacts[]): number => {
  const timesMs = new Float64Array(10 * facts.length)
  for (let index = 0; index < timesMs.length; index++) {
    const request = facts[index % facts.length] as RequestFacts
    const start = performance.now()
    decide(compiled, request)
    timesMs[index] = performance.now() - start
  }
  return (timesMs.sort()[Math.floor(timesMs.length * 0.99)] as number) * 1000
}

/** How fast a naive loop is, once it has been seen to decide the same. */
const naivePerSecond = (
  loop: NaiveLoop,
  compiled: CompiledRules,
  facts: readonly RequestFacts[],
): number => {
  for (const request of facts) {
    const expected = decide(compiled, request).rule?.id
    if (loop(request) !== expected) throw new Error(`not ${expected}: ${JSON.stringify(request)}`)
  }
  let best = 0
  for (let round = 0; round < 3; round++) {
    const start = performance.now()
    for (const request of facts) loop(request)
    best = Math.max(best, (facts.length / (performance.now() - start)) * 1000)
  }
  return best
}

const measureSmall = () => {
  const random = seededRandom(1)
  const compiled = compile(smallRules(random))
  // Few enough to stay in the cache: the facts of a real request have just been made.
  return { decisionsPerSecondSmall: decisionsPerSecond(compiled, requests(random, 1000)) }
}

const measureLarge = () => {
  const random = seededRandom(2)
  const rules: NetworkAcl[] = largeRules(random, LARGE_RULE_COUNT)
  const facts = aimedRequests(random, 20_000, rules)
  const start = performance.now()
  const compiled = compile(rules)
  const compileMs = performance.now() - start
  const perSecond = decisionsPerSecond(compiled, facts)
  const p99 = p99Us(compiled, facts)
  const rssMb = process.memoryUsage().rss / 1e6
  const few = facts.slice(0, 60)
  const blockLists = naivePerSecond(naiveLoop(rules, blockListRanges), compiled, few)
  const ipaddrJs = naivePerSecond(naiveLoop(rules, ipaddrRanges()), compiled, few)
  console.log(`net.BlockList per rule: ${blockLists.toFixed(1)} decisions/s`)
  console.log(`ipaddr.js per rule: ${ipaddrJs.toFixed(1)} decisions/s`)
  return {
    decisionsPerSecondLarge: perSecond,
    p99Us: p99,
    compileMs,
    rssMb,
    ratio: perSecond / Math.max(blockLists, ipaddrJs),
  }
}

const rounded = (figures: Record<string, number>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, Math.round(value * 100) / 100]),
  )

/**
 * Measures the engine on one thread: ten rules of twenty entries, then 1,000 rules that hold
 * 1,000,000 CIDRs and the other signals, against two naive loops over the same rules; and a change
 * of 1,000 live rules of twenty entries, with one decision after it.
 *
 * @returns decisions per second, the 99th percentile in microseconds, compilation in milliseconds,
 * resident memory in megabytes (rules and process included), how many times the better naive loop
 * the engine is, and the change with its decision in microseconds
 */
export async function benchNetworkAcl(): Promise<Record<string, number>> {
  return rounded({ ...measureSmall(), ...measureLarge(), putUs: putUs() })
}

if (process.argv[1] === import.meta.filename) {
  console.log(JSON.stringify(await benchNetworkAcl()))
}
