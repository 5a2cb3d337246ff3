import { Pool } from 'undici'

export interface Shot {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH'
  readonly path: string
  readonly headers: Record<string, string>
  readonly body?: string
}

export interface Load {
  readonly perSecond: number
  readonly requests: number
  readonly p99Ms: number
}

const connectionsUsual = 16

/** Keeps keep-alive connections busy for a time, 16 of them; every answer must have `status`. */
export async function load(
  origin: string,
  seconds: number,
  status: number,
  next: () => Shot,
  connections = connectionsUsual,
): Promise<Load> {
  const pool = new Pool(origin, { connections, pipelining: 1 })
  const latenciesMs: number[] = []
  const endMs = performance.now() + seconds * 1000
  const startMs = performance.now()
  const worker = async () => {
    while (performance.now() < endMs) {
      const sentMs = performance.now()
      const response = await pool.request(next())
      if (response.statusCode !== status) {
        throw new Error(`Answered ${response.statusCode}: ${await response.body.text()}`)
      }
      await response.body.dump()
      latenciesMs.push(performance.now() - sentMs)
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, worker))
  } finally {
    await pool.destroy()
  }
  const seconds_ = (performance.now() - startMs) / 1000
  latenciesMs.sort((a, b) => a - b)
  return {
    perSecond: latenciesMs.length / seconds_,
    requests: latenciesMs.length,
    p99Ms: latenciesMs[Math.floor(latenciesMs.length * 0.99)] ?? 0,
  }
}

/** Does work again and again for a time, some at once; each of them counts. */
export async function repeat(
  atOnce: number,
  seconds: number,
  work: (worker: number) => Promise<unknown>,
): Promise<Load> {
  const latenciesMs: number[] = []
  const startMs = performance.now()
  const endMs = startMs + seconds * 1000
  const worker = async (_: unknown, number: number) => {
    while (performance.now() < endMs) {
      const beganMs = performance.now()
      await work(number)
      latenciesMs.push(performance.now() - beganMs)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  latenciesMs.sort((a, b) => a - b)
  return {
    perSecond: latenciesMs.length / ((performance.now() - startMs) / 1000),
    requests: latenciesMs.length,
    p99Ms: latenciesMs[Math.floor(latenciesMs.length * 0.99)] ?? 0,
  }
}

interface Compared {
  readonly ratio: number
  /** The last run of each side. */
  readonly a: Load | undefined
  readonly b: Load | undefined
}

interface Side {
  readonly name: string
  run(seconds: number): Promise<Load>
  /** The time that the side's process has used so far. */
  cpuUs(): Promise<number>
}

/**
 * Runs both sides in turn, A B A B, after a warm-up, and answers the median of the ratios
 * pair by pair: a machine whose speed drifts moves both sides of a pair alike.
 */
export async function compare(a: Side, b: Side, pairs: number, seconds: number): Promise<Compared> {
  await warmUp([a, b])
  const ratios: number[] = []
  let [lastA, lastB]: (Load | undefined)[] = []
  for (let pair = 0; pair < pairs; pair += 1) {
    lastA = await runSide(a, seconds)
    lastB = await runSide(b, seconds)
    ratios.push(lastA.perSecond / lastB.perSecond)
    console.log(`ratio ${ratios.at(-1)?.toFixed(3)}`)
  }
  return { ratio: median(ratios), a: lastA, b: lastB }
}

const warmUpSeconds = 4
/** The most runs of a warm-up, and the runs without progress that end it. */
const [warmUpsMax, warmUpsWithoutProgress] = [20, 8]
/** A run that takes less than this part of the least time so far is progress. */
const progress = 0.97

/**
 * Runs the sides in turn until V8 has compiled what they run: until a request no longer takes less
 * processor time. A log-in runs much code, a thousand times before all of it is compiled. In turn,
 * because V8 throws away what it has optimized when a process is idle for about twenty seconds.
 */
async function warmUp(sides: readonly Side[]): Promise<void> {
  const progresses = sides.map((side) => ({ side, leastUs: Number.POSITIVE_INFINITY, without: 0 }))
  const isWarm = () => progresses.every(({ without }) => without >= warmUpsWithoutProgress)
  for (let runs = 0; runs < warmUpsMax && !isWarm(); runs += 1) {
    for (const each of progresses) {
      const beforeUs = await each.side.cpuUs()
      const { requests } = await each.side.run(warmUpSeconds)
      const us = ((await each.side.cpuUs()) - beforeUs) / requests
      each.without = us < progress * each.leastUs ? 0 : each.without + 1
      each.leastUs = Math.min(each.leastUs, us)
    }
  }
}

/** The line of JSON that ends a benchmark of the server against its floor. */
export function printFigures(
  name: string,
  { ratio, a, b }: Compared,
  others: Readonly<Record<string, number>> = {},
): void {
  const figures = {
    ratio: round(ratio),
    perSecond: round(a?.perSecond ?? 0),
    floorPerSecond: round(b?.perSecond ?? 0),
    p99Ms: round(a?.p99Ms ?? 0),
    ...others,
  }
  console.log(JSON.stringify({ name, ...figures }))
}

async function runSide(side: Side, seconds: number): Promise<Load> {
  const beforeUs = await side.cpuUs()
  const run = await side.run(seconds)
  const cpuUs = ((await side.cpuUs()) - beforeUs) / run.requests
  console.log(
    `${side.name.padEnd(8)}${run.perSecond.toFixed(0).padStart(7)}/s   ` +
      `p99 ${run.p99Ms.toFixed(1)} ms   CPU ${cpuUs.toFixed(0)} µs a request`,
  )
  return run
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((x, y) => x - y)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Three significant digits are all that a benchmark on a shared machine has. */
export function round(value: number): number {
  return Number(value.toPrecision(3))
}
