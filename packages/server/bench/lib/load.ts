import { Pool } from 'undici'

export interface Shot {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: string
  readonly headers: Record<string, string>
  readonly body?: string
}

export interface Load {
  readonly perSecond: number
  readonly p99Ms: number
}

const connections = 16

/** Keeps 16 keep-alive connections busy for a time; every answer must have `status`. */
export async function load(
  origin: string,
  seconds: number,
  status: number,
  next: () => Shot,
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
    p99Ms: latenciesMs[Math.floor(latenciesMs.length * 0.99)] ?? 0,
  }
}

interface Side {
  readonly name: string
  run(seconds: number): Promise<Load>
}

/**
 * Runs both sides in turn, A B A B, after a warm-up of each, and answers the median of the ratios
 * pair by pair: a machine whose speed drifts moves both sides of a pair alike.
 */
export async function compare(a: Side, b: Side, pairs: number, seconds: number) {
  await a.run(seconds)
  await b.run(seconds)
  const ratios: number[] = []
  let [lastA, lastB]: (Load | undefined)[] = []
  for (let pair = 0; pair < pairs; pair += 1) {
    lastA = await a.run(seconds)
    lastB = await b.run(seconds)
    ratios.push(lastA.perSecond / lastB.perSecond)
    console.log(
      `${a.name} ${lastA.perSecond.toFixed(0)}/s p99 ${lastA.p99Ms.toFixed(1)} ms   ` +
        `${b.name} ${lastB.perSecond.toFixed(0)}/s p99 ${lastB.p99Ms.toFixed(1)} ms   ` +
        `ratio ${ratios.at(-1)?.toFixed(3)}`,
    )
  }
  return { ratio: median(ratios), a: lastA, b: lastB }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((x, y) => x - y)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Three significant digits are all that a benchmark on a shared machine has. */
export function round(value: number): number {
  return Number(value.toPrecision(3))
}
