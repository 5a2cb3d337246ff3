/**
 * Ends the server by SIGKILL while it writes. Every acknowledged write is in the database, with its
 * event and its log entry, and the next start is ready within 5 s. Argument: the rounds, 50.
 */
import { setTimeout } from 'node:timers/promises'
import { startOwnPostgres } from '@latchkey/testkit'
import { openLedger } from './lib/ledger.ts'
import { makeScene } from './lib/scene.ts'
import { makeVerdict } from './lib/verdict.ts'
import { replay, startWriters } from './lib/writers.ts'

const rounds = Number(process.argv[2] ?? 50)
const [shortestMs, longestMs, readyMsMax] = [200, 1_000, 5_000]

const verdict = makeVerdict('kill-writes')
const ledger = openLedger()
const scene = await makeScene(startOwnPostgres())
let slowestStartMs = 0
try {
  for (let round = 0; round < rounds; round += 1) {
    const server = await scene.serve()
    slowestStartMs = Math.max(slowestStartMs, server.readyMs)
    const writers = startWriters(server, ledger)
    await setTimeout(shortestMs + Math.random() * (longestMs - shortestMs))
    await server.end('SIGKILL')
    await writers.stop()
    const { lost, halves } = await replay(scene, ledger)
    verdict.demand('no acknowledged write is lost', lost === 0)
    verdict.demand('no write without its event and log entry', halves === 0)
  }
  verdict.demand('each start is ready within 5 s', slowestStartMs <= readyMsMax)
  const { acknowledged, lost, halves } = await replay(scene, ledger)
  verdict.demand('something was written', acknowledged > rounds)
  verdict.print({ rounds, acknowledged, lost, halves, slowestStartMs })
} finally {
  await scene.remove()
  ledger.remove()
}
