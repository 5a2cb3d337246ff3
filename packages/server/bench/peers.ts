/**
 * The same work by this server and by a Keycloak that somebody unpacked, each in production mode
 * over plain HTTP, on the same PostgreSQL, as they come: this server writes a log entry and an
 * event for each change, Keycloak neither. Each row is asked of both in turn, by 8 connections;
 * each change is a real one. Reach: `worst`, the smallest ratio, >= 1.5.
 *
 * Arguments: the folder of Keycloak, unless `LATCHKEY_KEYCLOAK` names it, and names of rows, where
 * not all of them are to be measured. Java must be on the path.
 */
import { makeApplication } from './lib/application.ts'
import { type Keycloak, makeKeycloak } from './lib/keycloak.ts'
import { compare, type Load, load, median, repeat, round } from './lib/load.ts'
import {
  authenticationRows,
  fillBoth,
  fillOurUsers,
  managementRows,
  type Peers,
  type Work,
} from './lib/peer-rows.ts'
import { makeSetting, type Program, serverProgram, startProgram } from './lib/setting.ts'

const [serverPort, keycloakPort] = [18_443, 18_446]
const origin = `http://localhost:${serverPort}`
const connections = 8
const [pairs, seconds] = [5, 1.5]
const starts = 3

const [unpacked = process.env.LATCHKEY_KEYCLOAK, ...only] = process.argv.slice(2)
if (unpacked === undefined) {
  console.error('Name the folder of an unpacked Keycloak: npm run bench -- peers /opt/keycloak')
  process.exit(1)
}

const setting = await makeSetting()
try {
  const keycloak = await makeKeycloak({
    unpacked,
    folder: setting.folder,
    port: keycloakPort,
    databaseUrl: setting.databaseUrl,
  })
  const first = await keycloak.start() // makes its tables
  await first.stop()
  const ratios = new Map<string, number>()
  if (isWanted('start')) ratios.set('start', await compareStarts(keycloak))
  const server = await startServer()
  const other = await keycloak.start()
  try {
    await fillOurUsers(setting)
    const app = await makeApplication(origin, setting)
    const peers: Peers = { setting, app, ours: origin, theirs: keycloak.origin, connections }
    const filled = await fillBoth(peers)
    const rows = { ...(await authenticationRows(peers)), ...managementRows(filled) }
    for (const [name, row] of Object.entries(rows)) {
      if (!isWanted(name)) continue
      console.log(name)
      const compared = await compare(
        { name: 'latchkey', run: runOf(origin, row.ours), cpuUs: server.cpuUs },
        { name: 'keycloak', run: runOf(keycloak.origin, row.theirs), cpuUs: other.cpuUs },
        pairs,
        seconds,
      )
      ratios.set(name, compared.ratio)
    }
    const [ourMb, theirMb] = [await server.rssBytes(), await other.rssBytes()].map(inMb)
    console.log(`memory after all of it: latchkey ${ourMb} MB, keycloak ${theirMb} MB`)
    if (isWanted('memory')) ratios.set('memory', (theirMb ?? 0) / (ourMb ?? 1))
  } finally {
    await server.stop()
    await other.stop()
  }
  print(ratios)
} finally {
  await setting.remove()
}

function isWanted(name: string): boolean {
  return only.length === 0 || only.includes(name)
}

function startServer(): Promise<Program> {
  return startProgram(serverProgram, setting.environment(serverPort), `${origin}/readyz`)
}

/** How much longer Keycloak takes, with a database that has its tables. */
async function compareStarts(keycloak: Keycloak): Promise<number> {
  const timesMs: [ours: number, theirs: number][] = []
  for (let start = 0; start < starts; start += 1) {
    timesMs.push([await timeOf(startServer), await timeOf(keycloak.start)])
  }
  const [ours, theirs] = [0, 1].map((side) => median(timesMs.map((times) => times[side] ?? 0)))
  console.log(`start: latchkey ${ours?.toFixed(0)} ms, keycloak ${theirs?.toFixed(0)} ms`)
  return (theirs ?? 0) / (ours ?? 1)
}

async function timeOf(start: () => Promise<Program>): Promise<number> {
  const beganMs = performance.now()
  const program = await start()
  const tookMs = performance.now() - beganMs
  await program.stop()
  return tookMs
}

function runOf(at: string, work: Work): (seconds: number) => Promise<Load> {
  if ('step' in work) return (forSeconds) => repeat(connections, forSeconds, work.step)
  return (forSeconds) => load(at, forSeconds, work.status, work.next, connections)
}

function print(ratios: ReadonlyMap<string, number>): void {
  const rounded = [...ratios].map(([name, ratio]) => [name, round(ratio)] as const)
  const [worst] = [...rounded].sort(([, one], [, other]) => one - other)
  const figures = { worst: worst?.[1], worstName: worst?.[0], ...Object.fromEntries(rounded) }
  console.log(JSON.stringify({ name: 'peers', ...figures }))
}

function inMb(bytes: number): number {
  return round(bytes / 1024 ** 2)
}
