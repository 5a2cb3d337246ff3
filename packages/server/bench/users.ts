/**
 * What finding users costs in a tenant of 1,000,000 against one of 10,000 in the same database,
 * through the whole server in production mode. Samples of both tenants and of all kinds take
 * turns, one at a time. Reach: `growth`, the worst ratio of the two p99, <= 1.3.
 */
import { Pool } from 'undici'
import { makeTenant, type NewTenant } from '../src/tenancy/make-tenant.ts'
import { round } from './lib/load.ts'
import { emailOf, fillUsers, nameBeginningOf, userIdOf } from './lib/many-users.ts'
import { fetchToken, makeSetting, serverProgram, startProgram } from './lib/setting.ts'

const port = 18_443
const origin = `http://localhost:${port}`
const samples = 1000
const warmUps = 50

/** By kind: where the users are that have this number, and how many are answered. */
const kinds = {
  byId: [(n: number) => `/users/${encodeURIComponent(userIdOf(n))}`, 1],
  byEmail: [(n: number) => `/users-by-email?email=${encodeURIComponent(emailOf(n))}`, 1],
  searchByEmail: [(n: number) => search(`email:"${emailOf(n)}"`), 1],
  searchByNamePrefix: [(n: number) => search(`name:${nameBeginningOf(n)}*`), 10],
  blocksByEmail: [(n: number) => `/user-blocks?identifier=${encodeURIComponent(emailOf(n))}`, 1],
  firstPage: [() => '/users?per_page=10', 10],
  hundredthPage: [() => '/users?per_page=10&page=99', 10],
} as const satisfies Record<string, readonly [path: (n: number) => string, found: number]>

const search = (q: string) => `/users?q=${encodeURIComponent(q)}`

interface Side {
  readonly count: number
  readonly headers: Record<string, string>
  readonly latenciesMs: Map<string, number[]>
}

const pool = new Pool(origin, { connections: 1, pipelining: 1 })
const setting = await makeSetting()
try {
  const other = await makeTenant(setting.store.tenants, 'large.localhost')
  const tenants = [
    { made: setting.tenant, host: `localhost:${port}`, count: 10_000 },
    { made: other, host: `large.localhost:${port}`, count: 1_000_000 },
  ]
  const startedMs = performance.now()
  await fillUsers(
    setting.databaseUrl,
    tenants.map(({ made, count }) => ({ tenantId: made.tenant.id, count })),
  )
  console.log(`filled in ${round((performance.now() - startedMs) / 1000)} s`)
  const server = await startProgram(serverProgram, setting.environment(port), `${origin}/readyz`)
  try {
    const sides = await Promise.all(tenants.map(sideOf))
    for (let number = 0; number < warmUps; number += 1) await sampleAll(sides)
    for (const { latenciesMs } of sides) latenciesMs.clear()
    for (let number = 0; number < samples; number += 1) await sampleAll(sides)
    printGrowth(sides)
  } finally {
    await server.stop()
  }
} finally {
  await pool.destroy()
  await setting.remove()
}

async function sideOf({ made, host, count }: { made: NewTenant; host: string; count: number }) {
  const token = await fetchToken(origin, host, made)
  const headers = { host, authorization: `Bearer ${token}` }
  return { count, headers, latenciesMs: new Map<string, number[]>() }
}

/** Each kind on each side, the sides in an order that changes. */
async function sampleAll(sides: readonly Side[]): Promise<void> {
  for (const kind of Object.keys(kinds) as (keyof typeof kinds)[]) {
    const turn = Math.random() < 0.5 ? sides : [...sides].reverse()
    for (const side of turn) await sample(kind, side)
  }
}

async function sample(kind: keyof typeof kinds, { count, headers, latenciesMs }: Side) {
  const [pathOf, found] = kinds[kind]
  const path = `/api/v2${pathOf(Math.floor(Math.random() * count))}`
  const sentMs = performance.now()
  const { statusCode, body } = await pool.request({ method: 'GET', path, headers })
  const answer = (await body.json()) as unknown
  const tookMs = performance.now() - sentMs
  const users = Array.isArray(answer) ? answer.length : 1
  if (statusCode !== 200 || users !== found) {
    throw new Error(`${path} answered ${statusCode}: ${JSON.stringify(answer).slice(0, 500)}`)
  }
  latenciesMs.set(kind, [...(latenciesMs.get(kind) ?? []), tookMs])
}

function printGrowth([small, large]: readonly Side[]): void {
  const figures = Object.keys(kinds).map((kind) => {
    const [smallMs, largeMs] = [p99(small, kind), p99(large, kind)]
    const growth = largeMs / smallMs
    console.log(
      `${kind.padEnd(20)}p99 ${smallMs.toFixed(1)} ms, ${largeMs.toFixed(1)} ms of many   ` +
        `growth ${growth.toFixed(2)}`,
    )
    return { kind, growth, smallMs: round(smallMs), largeMs: round(largeMs) }
  })
  const growth = round(Math.max(...figures.map((figure) => figure.growth)))
  const p99Ms = Object.fromEntries(
    figures.map(({ kind, smallMs, largeMs }) => [kind, { small: smallMs, large: largeMs }]),
  )
  console.log(JSON.stringify({ name: 'users', growth, p99Ms }))
}

function p99(side: Side | undefined, kind: string): number {
  const sorted = (side?.latenciesMs.get(kind) ?? []).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN
}
