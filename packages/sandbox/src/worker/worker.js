/**
 * Runs in a thread of its own: one job at a time, each in a new instance of QuickJS. Threads read
 * no TypeScript, so this is none; `messages.ts` has its types.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { openEngine } from './engine.js'
import { runJob } from './run-job.js'

/** @type {import('../messages.ts').ThreadData} */
const data = workerData
const port = parentPort
if (port === null) throw new Error('This module runs in a worker thread.')

/** @type {{ runId: number, run: ReturnType<typeof runJob> } | undefined} */
let current

/** @param {number} memoryBytes */
const open = (memoryBytes) => ({ memoryBytes, opening: openEngine(data, memoryBytes) })

/**
 * Opened ahead, so that the next run does not wait for it. Most runs have the same memory.
 *
 * @type {ReturnType<typeof open> | undefined}
 */
let ahead

/** @param {number} memoryBytes */
function take(memoryBytes) {
  const { opening } = ahead?.memoryBytes === memoryBytes ? ahead : open(memoryBytes)
  ahead = undefined
  return opening
}

port.on('message', (/** @type {import('../messages.ts').ToThread} */ message) => {
  if (message.kind === 'run') {
    const { runId, memoryBytes } = message.job
    /** @param {import('../messages.ts').FromThread} event */
    const send = (event) => {
      port.postMessage(event)
      if (event.kind === 'end') ahead = open(memoryBytes)
    }
    const run = runJob(data, message.job, { opening: take(memoryBytes), send })
    current = { runId, run }
  } else if (message.runId === current?.runId) current.run.fetched(message)
})
