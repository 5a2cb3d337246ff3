/**
 * Sends what clients of the hosted API sent to a tenant here, and compares the responses:
 *
 *   npx tsx tools/compatibility/replay.ts go-auth0/test/data/recordings …
 *
 * The README of this folder says where recordings are and what the server needs.
 */
import { fileURLToPath } from 'node:url'
import { differences } from './differences.ts'
import { isCheckpoint, KnownValues } from './known-values.ts'
import { operationFinder } from './operations.ts'
import { type Exchange, type Recording, readRecordings } from './recordings.ts'
import { alwaysThere, Settings } from './settings.ts'
import { type Received, Target } from './target.ts'

/** What came of one exchange. */
export type Outcome =
  | { readonly kind: 'elsewhere' | 'absent' | 'dependent' | 'agrees' }
  | { readonly kind: 'status' | 'members'; readonly differences: readonly string[] }

export interface Replayed {
  readonly recording: string
  readonly place: number
  /** As `PATCH /clients/{id}`. */
  readonly operation: string
  readonly outcome: Outcome
}

const findOperation = operationFinder()

/** Sends the requests of a recording in order, to a tenant as it was at first. */
export async function replay(
  { name, host, exchanges }: Recording,
  settings: Settings,
  target: Pick<Target, 'send' | 'restore' | 'baseUrl'>,
): Promise<readonly Replayed[]> {
  await target.restore()
  const known = new KnownValues(host, target.baseUrl.host)
  const unwritten = new Set<string>()
  const replayed: Replayed[] = []
  for (const [place, exchange] of exchanges.entries()) {
    const replay = await replayOne(exchange, { known, settings, target, unwritten })
    replayed.push({ recording: name, place, ...replay })
  }
  return replayed
}

interface Course {
  readonly known: KnownValues
  readonly settings: Settings
  /** Paths whose last change was refused here; what is read there later is of no other cause. */
  readonly unwritten: Set<string>
  readonly target: Pick<Target, 'send'>
}

async function replayOne(
  exchange: Exchange,
  { known, settings, target, unwritten }: Course,
): Promise<Pick<Replayed, 'operation' | 'outcome'>> {
  const { method, path, query, contentType, body } = exchange
  const [, inApi] = /^\/api\/v2(\/.*)$/.exec(path) ?? []
  if (inApi === undefined) return { operation: `${method} ${path}`, outcome: { kind: 'elsewhere' } }
  const operation = findOperation(method, inApi)
  const name = operation?.name ?? `${method} ${inApi}`
  if (!operation || operation.isAbsent) return { operation: name, outcome: { kind: 'absent' } }
  const parts = path.split('/').map(decodeURIComponent)
  const values = [...new URLSearchParams(query)]
  const names = [parts, values]
  const isPageUnknown = values.some((pair) => isCheckpoint(pair) && !known.isKnown(pair[1]))
  const isNamed = known.unknownIn([names, body]).length === 0 || exchange.status === 404
  const isAlone = isNamed && !isPageUnknown
  const translatedValues = values.map((pair) => pair.map((each) => known.translateText(each)))
  const search = new URLSearchParams(translatedValues).toString()
  const translated = parts.map((part) => encodeURIComponent(known.translateText(part))).join('/')
  const isSetting = !known.hasIdentifier(names)
  const translatedBody = known.translate(body)
  const ours = await target.send({
    method,
    path: search ? `${translated}?${search}` : translated,
    contentType,
    text: textOf(translatedBody, exchange.isJson),
  })
  const outcome =
    isAlone && !dependsOnPlan(exchange) && !(method === 'GET' && unwritten.has(path))
      ? compared(exchange, ours, { known, settings: isSetting ? settings : undefined })
      : dependent
  settings.write(exchange)
  if (method !== 'GET') {
    if (ours.status < 300) unwritten.delete(path)
    else if (exchange.status < 300) unwritten.add(path)
  }
  if (ours.status < 300 && exchange.status < 300) known.learn(exchange.answer, ours.body)
  return { operation: name, outcome }
}

function textOf(body: unknown, isJson: boolean): string | undefined {
  if (body === undefined) return undefined
  return isJson ? JSON.stringify(body) : String(body)
}

const dependent: Outcome = { kind: 'dependent' }

/** Refusals for what the plan or the token of the recorded tenant had not. */
const dependsOnPlan = ({ status }: Exchange) => [401, 402, 403, 429].includes(status)

/** @param settings of an exchange with something that has no identifier */
function compared(
  exchange: Exchange,
  ours: Received,
  { known, settings }: { readonly known: KnownValues; readonly settings: Settings | undefined },
): Outcome {
  const { path, method, status, answer } = exchange
  if (status !== ours.status) {
    // It was there before the recording, or was not.
    const isHistory = [status, ours.status].some((each) => each === 404 || each === 409)
    if (settings && isHistory && !settings.wasWritten(path)) return dependent
    return { kind: 'status', differences: [`${status}, here ${ours.status}${saidBy(ours)}`] }
  }
  const all = differences(answer, ours.body, known)
  if (method !== 'GET') settings?.write(exchange)
  const isCompared = (each: string) => !settings?.isHistory(path, each)
  const found = status < 300 && method !== 'POST' ? all.filter(isCompared) : all
  return found.length === 0 ? { kind: 'agrees' } : { kind: 'members', differences: found }
}

function saidBy({ body }: Received): string {
  const message = typeof body === 'object' && body !== null && 'message' in body && body.message
  return message ? `: ${message}` : ''
}

/** The rates of the issue and the commonest disagreements, as lines. */
export function report(all: readonly Replayed[], listed: number): readonly string[] {
  const of = (...kinds: readonly string[]) =>
    all.filter(({ outcome }) => kinds.includes(outcome.kind)).length
  const api = all.length - of('elsewhere')
  const alone = of('agrees', 'members', 'status')
  const rate = (part: number, whole: number) =>
    `${part} of ${whole}, ${((100 * part) / Math.max(whole, 1)).toFixed(1)} %`
  return [
    `exchanges with the management API: ${api}`,
    `the operation exists: ${rate(api - of('absent'), api)}`,
    `stand alone: ${rate(alone, api - of('absent'))}`,
    `agree in status: ${rate(alone - of('status'), alone)}`,
    `agree in members and types too: ${rate(of('agrees'), alone)}`,
    '',
    'operations that do not exist:',
    ...commonest(
      all.filter(({ outcome }) => outcome.kind === 'absent').map((e) => e.operation),
      listed,
    ),
    '',
    'disagreements:',
    ...commonest(
      all.flatMap(({ operation, outcome }) =>
        'differences' in outcome ? outcome.differences.map((each) => `${operation}  ${each}`) : [],
      ),
      listed,
    ),
  ]
}

function commonest(lines: readonly string[], listed: number): readonly string[] {
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1)
  const sorted = [...counts].sort(([, one], [, other]) => other - one)
  return sorted.slice(0, listed).map(([line, count]) => `${String(count).padStart(6)}  ${line}`)
}

/** @throws Error that names the variable that is missing */
async function main(folders: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const required = (name: string) => {
    const value = env[name]
    if (!value) throw new Error(`${name} is missing; see tools/compatibility/README.md`)
    return value
  }
  const recordings = folders.flatMap((folder) => readRecordings(folder))
  const target = await Target.open({
    baseUrl: required('BASE_URL'),
    clientId: required('CLIENT_ID'),
    clientSecret: required('CLIENT_SECRET'),
    controls: env.CONTROLS ?? 'http://127.0.0.1:9464/test',
  })
  const always = alwaysThere(recordings)
  const all: Replayed[] = []
  for (const recording of recordings) {
    const replayed = await replay(recording, new Settings(always), target)
    all.push(...replayed)
    if (env.REPLAY_VERBOSE) {
      for (const each of replayed) console.log(JSON.stringify(each))
    }
  }
  target.close()
  for (const line of report(all, Number(env.REPLAY_LISTED ?? 60))) console.log(line)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(process.argv.slice(2), process.env)
}
