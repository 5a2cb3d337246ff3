/**
 * Every operation of the management contract, through the whole server in production mode, against
 * the least that an operation of its kind has to do: see lib/operations-floor.ts. Each is asked for
 * in short slices, which take turns with slices of the floor. Reach: `readRatio` >= 0.45 and
 * `writeRatio` >= 0.4, the medians over the operations, and `worst` >= 0.25; four round trips to
 * the database at most.
 *
 * Arguments: operation ids or parts of them, where not all are to be measured; `--part=2/5`
 * measures the second of five parts, because all take twenty minutes; `--count` counts the
 * statements of one request each, without load.
 */
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import {
  type DocumentedOperation,
  management,
  operationsOf,
  type TestTenant,
  toMultipart,
} from '@latchkey/testkit'
import { Pool } from 'undici'
import { freshTarget, saying, type Target } from '../test/resources.ts'
import { median, round } from './lib/load.ts'
import { makeSetting, type Program, serverProgram, startProgram } from './lib/setting.ts'
import { makeSpareTenants, openTenant, type SpareTenants } from './lib/spare-tenants.ts'

const [serverPort, floorPort] = [18_443, 18_444]
const origin = `http://localhost:${serverPort}`
const floorOrigin = `http://127.0.0.1:${floorPort}`
const floorProgram = fileURLToPath(new URL('lib/operations-floor.ts', import.meta.url))
const counter = fileURLToPath(new URL('lib/count-statements.mjs', import.meta.url))
const connections = 8
const pairs = 5
/** Requests of one slice: a write needs something new each time. */
const sliceSizes = { read: 800, write: 40 } as const
/** Slices before those that count, until V8 has compiled what the operation runs. */
const warmUpSlices = 4
const countTimes = 3

/** Operations that have no floor, and why. */
const withoutFloor: Readonly<Record<string, string>> = {
  listEvents: 'it does not end',
  createNetworkAclDryRun: 'it writes nothing: it evaluates the latest requests',
  createNetworkAclExplanation: 'it writes nothing: it evaluates one request',
  createBrandingPhoneProviderTrial: 'it sends a message',
  createBrandingPhoneTemplateTrial: 'it sends a message',
  createClientCimdPreview: 'it asks another server',
  createClientCimdRegistration: 'it asks another server',
  createCustomDomainTest: 'it asks another server',
  createCustomDomainVerification: 'it asks a DNS server',
  createActionTest: 'it runs the code of an action',
  createDeviceCredential: 'it takes the access token of an end user',
  createUsersImportJob: 'it takes a file of many users: see the benchmark import',
  rotateSigningKey: 'it makes an RSA key',
  revokeSigningKey: 'it makes an RSA key',
  createEncryptionWrappingKey: 'it makes an RSA key',
  createConnectionKey: 'it makes two RSA keys',
  createConnectionKeyRotation: 'it makes RSA keys',
  createUser: 'it hashes a password: see the benchmark login',
  createVerificationEmailJob: 'it sends a message',
  createEncryptionKey: 'a tenant has few of these keys, and keeps them',
  createEncryptionKeyImport: 'it encrypts all values of the tenant again',
  createEncryptionRekeying: 'it encrypts all values of the tenant again',
}

interface Ask {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

interface Figure {
  readonly id: string
  readonly kind: 'get' | 'list' | 'write'
  readonly ratio: number
  readonly perSecond: number
  readonly statements: number
  readonly roundTrips: number
}

const countsOnly = process.argv.includes('--count')
const only = process.argv.slice(2).filter((each) => !each.startsWith('--'))
const part = process.argv.find((each) => each.startsWith('--part='))
const [nth = 1, parts = 1] = part?.slice('--part='.length).split('/').map(Number) ?? []
let names = 0
/** Operations that refused what they were asked: fixtures of theirs are missing here. */
const failed: string[] = []
const setting = await makeSetting()
const pool = new Pool(origin, { connections, pipelining: 1 })
const floorPool = new Pool(floorOrigin, { connections, pipelining: 1 })
try {
  const server = await startProgram(
    ['--import', counter, ...serverProgram],
    setting.environment(serverPort),
    `${origin}/readyz`,
    true,
  )
  const floor = await startProgram(
    [
      '--import',
      'tsx',
      floorProgram,
      String(floorPort),
      setting.databaseUrl,
      setting.tenant.tenant.id,
    ],
    process.env,
    `${floorOrigin}/list`,
  )
  try {
    const tenant = openTenant(setting.tenant, serverPort)
    const spares = await makeSpareTenants(setting, serverPort, sliceSizes.write)
    const figures: Figure[] = []
    for (const operation of chosen()) {
      const reason = withoutFloor[operation.id]
      const measured = reason ?? (await measure(operation, { tenant, spares, server }).catch(told))
      if (typeof measured !== 'string') figures.push(measured)
      else console.log(`${operation.id.padEnd(44)} not measured: ${measured}`)
      if (reason === undefined && typeof measured === 'string') failed.push(operation.id)
    }
    await spares.close()
    print(figures, failed)
  } finally {
    await server.stop()
    await floor.stop()
  }
} finally {
  await pool.destroy()
  await floorPool.destroy()
  await setting.remove()
}

/** The operations that the arguments name. */
function chosen(): readonly DocumentedOperation[] {
  const all = [...operationsOf(management)]
  const ids = new Set(all.map(({ id }) => id))
  const isNamed = (id: string, name: string) => (ids.has(name) ? id === name : id.includes(name))
  return all
    .filter(({ id }) => only.length === 0 || only.some((name) => isNamed(id, name)))
    .filter((_, index) => index % parts === nth - 1)
}

interface Place {
  readonly tenant: TestTenant
  readonly spares: SpareTenants
  readonly server: Program
}

async function measure(operation: DocumentedOperation, place: Place): Promise<Figure> {
  const { id, method } = operation
  const isRead = method === 'GET'
  const size = isRead ? sliceSizes.read : sliceSizes.write
  const first = await asksFor(operation, place, 1)
  const { rows, bytes } = await look(first[0])
  const counts = await leastCounts(operation, place)
  const [floorPath, body] = [isRead ? `/list?rows=${rows}` : '/write', first[0]?.body]
  await floorPool
    .request({ method: 'GET', path: `/size?bytes=${bytes}` })
    .then(({ body }) => body.dump())
  const floorAsk: Ask = {
    method: isRead ? 'GET' : 'POST',
    path: floorPath,
    headers: {},
    ...(!isRead && typeof body === 'string' && { body }),
  }
  const ratios: number[] = []
  let perSecond = 0
  for (let slice = 0; slice < warmUpSlices + pairs && !countsOnly; slice += 1) {
    const asks = await asksFor(operation, place, size)
    perSecond = await run(pool, asks, size)
    const floorPerSecond = await run(floorPool, [floorAsk], size)
    if (slice >= warmUpSlices) ratios.push(perSecond / floorPerSecond)
  }
  const kind = isRead ? (rows > 1 ? 'list' : 'get') : 'write'
  const figure = {
    id,
    kind,
    ratio: median(ratios),
    perSecond,
    ...counts,
  } as const
  console.log(line(figure))
  return figure
}

/** Requests that the operation carries out: one to repeat for reads, `count` for writes. */
async function asksFor(
  operation: DocumentedOperation,
  { tenant, spares }: Place,
  count: number,
): Promise<readonly Ask[]> {
  const asks: Ask[] = []
  const isRead = operation.method === 'GET'
  const isSpare = spares.isFor(operation.path)
  if (isSpare) await spares.empty()
  for (let made = 0; made < (isRead ? 1 : count); made += 1) {
    const { tenant: of, host } = isSpare
      ? spares.get(made)
      : { tenant, host: `localhost:${serverPort}` }
    const { address, body } = await freshTarget(operation, of)
    const target = { address, body: isSpare ? body : renamed(body) }
    asks.push(askFor(operation, target, { host, authorization: `Bearer ${await of.token()}` }))
  }
  if (isSpare) await spares.warm()
  return asks
}

function told(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 200) : String(error)
}

/** The same thing by names that no other has, where the example would be there already. */
function renamed(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  names += 1
  const { name, identifier, priority } = body as Readonly<Record<string, unknown>>
  return {
    ...body,
    ...(typeof name === 'string' && { name: `${name}-${names}` }),
    ...(typeof identifier === 'string' && { identifier: `${identifier}${names}` }),
    ...(typeof priority === 'number' && { priority: 1 + names / 1000 }),
  }
}

function askFor(
  operation: DocumentedOperation,
  { address, body }: Target,
  headers: Ask['headers'],
): Ask {
  const { json, multipart } = saying(operation, body)
  const form = multipart && toMultipart(multipart)
  const type = form?.type ?? (json === undefined ? undefined : 'application/json')
  const sent = form?.body ?? (json === undefined ? undefined : JSON.stringify(json))
  return {
    method: operation.method,
    path: address,
    headers: { ...headers, ...(type && { 'content-type': type }) },
    ...(sent !== undefined && { body: sent }),
  }
}

/** How many rows an answer has, and of how many bytes each. */
async function look(ask: Ask | undefined): Promise<{ rows: number; bytes: number }> {
  if (!ask) throw new Error('There is nothing to ask')
  const { statusCode, body } = await pool.request(ask as Parameters<Pool['request']>[0])
  const text = await body.text()
  if (statusCode >= 400)
    throw new Error(`${ask.method} ${ask.path} answered ${statusCode}: ${text}`)
  const answer = text.startsWith('[') || text.startsWith('{') ? JSON.parse(text) : {}
  const list = [answer, ...Object.values(answer)].find(Array.isArray) ?? []
  const rows = Math.max(1, list.length)
  return { rows, bytes: Math.ceil(text.length / rows) }
}

/** @returns requests a second */
async function run(to: Pool, asks: readonly Ask[], count: number): Promise<number> {
  let next = 0
  const worker = async () => {
    while (next < count) {
      const ask = asks[next % asks.length]
      next += 1
      const { statusCode, body } = await to.request(ask as Parameters<Pool['request']>[0])
      if (statusCode >= 400) {
        throw new Error(`${ask?.method} ${ask?.path} answered ${statusCode}: ${await body.text()}`)
      }
      await body.dump()
    }
  }
  const startMs = performance.now()
  await Promise.all(Array.from({ length: connections }, worker))
  return count / ((performance.now() - startMs) / 1000)
}

/** What one request sends: the least of some counts, which the server's regular work adds to. */
async function leastCounts(operation: DocumentedOperation, place: Place): Promise<Counts> {
  let least: Counts = { statements: Number.POSITIVE_INFINITY, roundTrips: 0 }
  for (let time = 0; time < countTimes; time += 1) {
    const asks = await asksFor(operation, place, 1)
    const before = await countsOf(place.server)
    await run(pool, asks, 1)
    const after = await countsOf(place.server)
    const statements = after.statements - before.statements
    const roundTrips = after.roundTrips - before.roundTrips
    if (statements < least.statements) least = { statements, roundTrips }
  }
  return least
}

/** What the server has sent to the database so far. */
async function countsOf({ process: child }: Program): Promise<Counts> {
  child.send('count')
  const [counts] = await once(child, 'message')
  return counts
}

type Counts = Pick<Figure, 'statements' | 'roundTrips'>

function line({ id, kind, ratio, perSecond, statements, roundTrips }: Figure): string {
  const rate = perSecond.toFixed(0).padStart(6)
  const sent = `${statements} statements in ${roundTrips} round trips`
  return `${id.padEnd(44)} ${kind.padEnd(6)} ${ratio.toFixed(2)} ${rate}/s  ${sent}`
}

function print(figures: readonly Figure[], failed: readonly string[]): void {
  const ratioOf = (isWrite: boolean) =>
    round(
      median(
        figures.filter(({ kind }) => (kind === 'write') === isWrite).map(({ ratio }) => ratio),
      ),
    )
  const [worst] = [...figures].sort((a, b) => a.ratio - b.ratio)
  const perSecondOf = (id: string) => round(figures.find((each) => each.id === id)?.perSecond ?? 0)
  console.log(
    JSON.stringify({
      name: 'operations',
      readRatio: ratioOf(false),
      writeRatio: ratioOf(true),
      worst: round(worst?.ratio ?? Number.NaN),
      worstName: worst?.id,
      failed,
      getUserPerSecond: perSecondOf('getUser'),
      patchUserPerSecond: perSecondOf('updateUser'),
      statements: Object.fromEntries(figures.map(({ id, statements }) => [id, statements])),
      roundTrips: Object.fromEntries(figures.map(({ id, roundTrips }) => [id, roundTrips])),
    }),
  )
}
