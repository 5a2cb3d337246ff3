/**
 * Two server processes behind one port, LATCHKEY_PROCESSES=2, against one: requests per second of
 * processor time of all of them, for tokens, reads and writes, in turn on one database, from 16
 * connections for each process. Each process compiles its own code, so two are warmed up twice as
 * long. Reach: `efficiency`, the least of the three, >= 0.9. `perSecond` figures are of two
 * processes, which share the machine with the load and the database. Argument: the seconds of each
 * run, 2.
 */
import { setTimeout } from 'node:timers/promises'
import { formHeaders } from './lib/application.ts'
import { load, median, round, type Shot } from './lib/load.ts'
import {
  fetchToken,
  makeSetting,
  type Program,
  serverProgram,
  startProgram,
} from './lib/setting.ts'

const ports = { one: 18_443, two: 18_444 } as const
const [pairs, rows, connectionsPerProcess] = [11, 200, 16]
/** Seconds for each process of a side, until its code is compiled. */
const warmUpSeconds = 12
const runSeconds = Number(process.argv[2] ?? 2)

interface Side {
  readonly origin: string
  readonly server: Program
  readonly processes: number
}

interface Run {
  readonly perSecond: number
  readonly perCpuSecond: number
}

type Kind = 'tokens' | 'reads' | 'writes'

const setting = await makeSetting()
const ids: string[] = []
for (let at = 0; at < rows; at += 1) {
  const { id } = await setting.tenant.store.write({ description: 'bench' }, ({ networkAcls }) =>
    networkAcls.create(acl(at)),
  )
  ids.push(id)
}
await setting.analyze()
const sides: Side[] = []
try {
  const one = await start(ports.one, 1)
  const two = await start(ports.two, 2)
  const figures: Record<string, number> = {}
  for (const kind of ['tokens', 'reads', 'writes'] as const) {
    const { ratio, perSecond } = await compare(kind, one, two)
    figures[kind] = round(ratio)
    figures[`${kind}PerSecond`] = round(perSecond)
  }
  const { tokens = 0, reads = 0, writes = 0 } = figures
  const efficiency = Math.min(tokens, reads, writes)
  console.log(JSON.stringify({ name: 'scale', efficiency, ...figures }))
} finally {
  for (const { server } of sides) await server.stop()
  await setting.remove()
}

async function start(port: number, processes: number): Promise<Side> {
  const environment = { ...setting.environment(port), LATCHKEY_PROCESSES: String(processes) }
  const origin = `http://localhost:${port}`
  const server = await startProgram(serverProgram, environment, `${origin}/readyz`)
  const side = { origin, server, processes }
  sides.push(side)
  return side
}

/** The median of the ratios of two processes to one, pair by pair, in an order that changes. */
async function compare(kind: Kind, one: Side, two: Side) {
  const ratios: number[] = []
  let perSecond = 0
  for (const side of [one, two]) await run(kind, side, side.processes * warmUpSeconds)
  for (let pair = 0; pair < pairs; pair += 1) {
    const runs = new Map<Side, Run>()
    for (const side of pair % 2 === 0 ? [one, two] : [two, one]) {
      runs.set(side, await run(kind, side, runSeconds))
    }
    const [ofOne, ofTwo] = [runs.get(one), runs.get(two)]
    ratios.push((ofTwo?.perCpuSecond ?? 0) / (ofOne?.perCpuSecond ?? 1))
    perSecond = ofTwo?.perSecond ?? 0
    console.log(
      `${kind.padEnd(7)} one ${shown(ofOne)}   two ${shown(ofTwo)}   ` +
        `ratio ${ratios.at(-1)?.toFixed(3)}`,
    )
  }
  return { ratio: median(ratios), perSecond }
}

function shown(run: Run | undefined): string {
  return `${round(run?.perCpuSecond ?? 0)}/CPU s (${round(run?.perSecond ?? 0)}/s)`
}

async function run(kind: Kind, { origin, server, processes }: Side, seconds: number): Promise<Run> {
  const next = await shotsOf(kind, origin)
  await setTimeout(200) // work that an earlier run left
  const beforeUs = await server.cpuUs()
  const { perSecond, requests } = await load(
    origin,
    seconds,
    200,
    next,
    processes * connectionsPerProcess,
  )
  const cpuSeconds = ((await server.cpuUs()) - beforeUs) / 1_000_000
  return { perSecond, perCpuSecond: requests / cpuSeconds }
}

async function shotsOf(kind: Kind, origin: string): Promise<() => Shot> {
  const { tenant } = setting
  if (kind === 'tokens') {
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: tenant.clientId,
      client_secret: tenant.clientSecret,
      audience: '/api/v2/',
      scope: 'update:network_acls',
    }).toString()
    return () => ({ method: 'POST', path: '/oauth/token', headers: formHeaders, body })
  }
  const token = await fetchToken(origin, new URL(origin).host, tenant)
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  return () => {
    const at = Math.floor(Math.random() * rows)
    const path = `/api/v2/network-acls/${ids[at]}`
    if (kind === 'reads') return { method: 'GET', path, headers }
    return { method: 'PUT', path, headers, body: JSON.stringify(acl(at)) }
  }
}

function acl(at: number) {
  const rule = { action: { log: true as const }, scope: 'tenant' as const }
  return { description: `bench ${Math.random()}`, active: false, priority: 1 + at / 100, rule }
}
