/**
 * Ends the server by SIGKILL while it delivers events. Every acknowledged change arrives at least
 * once with the id of its event, and nothing arrives after the deletion of its stream was answered,
 * but what was on its way. Argument: the rounds, 20.
 */
import { setTimeout } from 'node:timers/promises'
import {
  type Receiver,
  receiverCaFile,
  startOwnPostgres,
  startReceiver,
  until,
} from '@latchkey/testkit'
import { openLedger } from './lib/ledger.ts'
import { makeScene, type Served } from './lib/scene.ts'
import { makeVerdict } from './lib/verdict.ts'
import { replay, startWriters } from './lib/writers.ts'

const rounds = Number(process.argv[2] ?? 20)
/** How long what is on its way may still arrive: the timeout of one attempt. */
const graceMs = 10_000
const [workMs, slowMs, drainedMsMax] = [700, 20, 120_000]

const verdict = makeVerdict('kill-deliveries')
const ledger = openLedger()
const scene = await makeScene(startOwnPostgres())
const receiver = await startSlowReceiver()
const ending = await startSlowReceiver()
const environment = {
  LATCHKEY_OUTBOUND_CA_FILE: await receiverCaFile(),
  LATCHKEY_OUTBOUND_PRIVATE_NETWORKS: '127.0.0.0/8,::1',
}
const deletedMs = new Map<string, number>()
try {
  for (let round = 0; round < rounds; round += 1) {
    const server = await scene.serve(environment)
    if (round === 0) await makeStream(server, receiver.url)
    const passing = await makeStream(server, `${ending.url}/${round}`)
    const writers = startWriters(server, ledger)
    await setTimeout(workMs + Math.random() * workMs)
    const { status } = await server.send('DELETE', `/api/v2/event-streams/${passing}`)
    if (status === 204) deletedMs.set(`/${round}`, performance.now())
    await setTimeout(Math.random() * workMs)
    await server.end('SIGKILL')
    await writers.stop()
  }
  const last = await scene.serve(environment)
  const missing = () => {
    const arrived = new Set(receiver.received.map(({ event }) => keyOf(event)))
    return ledger.replay().filter((line) => !arrived.has(keyOfLine(line)))
  }
  await until('all that was acknowledged has arrived', () => missing().length === 0, drainedMsMax)
  const open = 'select 1 from event_lanes'
  await until(
    'nothing is left',
    async () => (await scene.postgres.database.query(open)).rows.length === 0,
    drainedMsMax,
  )
  await last.end('SIGTERM')
  const texts = new Map<string, string>()
  for (const { event, text } of receiver.received) {
    verdict.demand('an event has one id and one text', (texts.get(event.id) ?? text) === text)
    texts.set(event.id, text)
  }
  const { rows } = await scene.postgres.database.query(
    `select count(*)::int as count from events where type like 'latchkey.role.%'`,
  )
  verdict.demand('each event of the database has arrived', texts.size === rows[0].count)
  verdict.demand('streams were deleted', deletedMs.size > rounds / 2)
  const late = ending.received.filter(({ atMs, path }) => atMs > endOf(path) + graceMs)
  verdict.demand('nothing arrives after the deletion of its stream', late.length === 0)
  const { acknowledged, lost, halves } = await replay(scene, ledger)
  verdict.demand('no acknowledged write is lost', lost === 0 && halves === 0)
  const again = receiver.received.length - texts.size
  verdict.print({
    rounds,
    acknowledged,
    lost,
    halves,
    events: texts.size,
    again,
    late: late.length,
  })
} finally {
  await receiver.kill()
  await ending.kill()
  await scene.remove()
  ledger.remove()
}

/** It answers late, so that a kill meets deliveries on their way. */
function startSlowReceiver(): Promise<Receiver> {
  return startReceiver((_, response) => {
    globalThis.setTimeout(() => response.writeHead(204).end(), slowMs)
  })
}

function endOf(path: string): number {
  return deletedMs.get(path.replace(/^\/in/, '')) ?? Number.POSITIVE_INFINITY
}

async function makeStream(server: Served, url: string): Promise<string> {
  const webhook_authorization = { method: 'bearer', token: 'the-token' }
  const { status, text } = await server.send('POST', '/api/v2/event-streams', {
    subscriptions: ['latchkey.role.created', 'latchkey.role.updated'].map((event_type) => ({
      event_type,
    })),
    destination: {
      type: 'webhook',
      configuration: { webhook_endpoint: url, webhook_authorization },
    },
  })
  if (status !== 201) throw new Error(text)
  return JSON.parse(text).id
}

interface RoleEvent {
  readonly type: string
  readonly data: { readonly object: { readonly id: string; readonly description: string } }
}

function keyOf({ type, data }: RoleEvent): string {
  return type.endsWith('created') ? data.object.id : `${data.object.id} ${data.object.description}`
}

function keyOfLine(line: string): string {
  const [what, id = '', rest = ''] = line.split(' ')
  return what === 'created' ? id : `${id} ${rest}`
}
