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

// Opened ahead, so that the next run does not wait for it.
let opening = openEngine(data)

/** @param {import('../messages.ts').FromThread} event */
function send(event) {
  port?.postMessage(event)
  if (event.kind === 'end') opening = openEngine(data)
}

port.on('message', (/** @type {import('../messages.ts').ToThread} */ message) => {
  if (message.kind === 'run') {
    const { runId } = message.job
    current = { runId, run: runJob(data, message.job, { opening, send }) }
  } else if (message.runId === current?.runId) current.run.fetched(message)
})
