/**
 * Runs of a short code in one thread against the same code in a new context of `node:vm`, which is
 * no boundary. `runMs` is the time of a run among many at once, `waitMs` that of one that comes to
 * an idle thread, `firstMs` that of the very first. Reach: `ratio` >= 0.02, `runMs` <= 25, `waitMs`
 * <= 10, `threadBytes` <= 64 MiB.
 */
import { setTimeout } from 'node:timers/promises'
import vm from 'node:vm'
import { openSandbox } from '../src/index.ts'

const warmUpRuns = 50
const rounds = 10
const runsPerRound = 50
/** Runs that come to an idle thread, and the time between two of them. */
const spacedRuns = 40
const pauseMs = 50

const code = `exports.onExecutePostLogin = async (event, api) => {
  const roles = event.authorization.roles.map((role) => role.toUpperCase())
  if (!event.user.email_verified) api.access.deny('Verify your address.')
  api.idToken.setCustomClaim('https://example.com/roles', roles)
}`
const event = {
  user: { email: 'ada@example.com', email_verified: true },
  authorization: { roles: ['admin', 'editor'] },
}

const sandbox = openSandbox({
  workersMax: 1,
  queueMax: 1,
  idleMs: 60_000,
  fetch: () => Promise.reject(new Error('Nothing is requested.')),
})

async function inSandbox(): Promise<void> {
  const { calls } = await sandbox.run({
    tenantId: 'acme',
    code,
    functionName: 'onExecutePostLogin',
    event,
    methods: ['idToken.setCustomClaim', 'access.deny'],
    timeoutMs: 10_000,
    memoryBytes: 32 * 1024 * 1024,
  })
  if (calls.length !== 1) throw new Error('The code did not run.')
}

/** The median of runs that have nothing to wait for. */
async function spacedMs(): Promise<number> {
  const times: number[] = []
  for (let count = 0; count < spacedRuns; count += 1) {
    await setTimeout(pauseMs)
    const start = performance.now()
    await inSandbox()
    times.push(performance.now() - start)
  }
  return times.toSorted((a, b) => a - b)[spacedRuns / 2] ?? 0
}

async function inContext(): Promise<void> {
  const exports: Record<string, (event: unknown, api: unknown) => Promise<void>> = {}
  const calls: unknown[] = []
  const record = (...args: unknown[]) => calls.push(JSON.stringify(args))
  const api = { access: { deny: record }, idToken: { setCustomClaim: record } }
  new vm.Script(code).runInContext(vm.createContext({ exports }))
  await exports.onExecutePostLogin?.(JSON.parse(JSON.stringify(event)), api)
  if (calls.length !== 1) throw new Error('The code did not run.')
}

/** The milliseconds of a run in the best of many rounds: others may use the machine too. */
async function bestMs(run: () => Promise<void>): Promise<number> {
  for (let count = 0; count < warmUpRuns; count += 1) await run()
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    for (let count = 0; count < runsPerRound; count += 1) await run()
    best = Math.min(best, (performance.now() - start) / runsPerRound)
  }
  return best
}

const round = (value: number) => Math.round(value * 100) / 100

const bytesBefore = process.memoryUsage().rss
const start = performance.now()
await inSandbox()
const firstMs = performance.now() - start
const runMs = await bestMs(inSandbox)
const waitMs = await spacedMs()
const threadBytes = process.memoryUsage().rss - bytesBefore
const floorMs = await bestMs(inContext)
await sandbox.close()
console.log(
  JSON.stringify({
    ratio: round(floorMs / runMs),
    runMs: round(runMs),
    runsPerSecond: round(1000 / runMs),
    waitMs: round(waitMs),
    floorMs: round(floorMs),
    firstMs: round(firstMs),
    threadBytes,
  }),
)
