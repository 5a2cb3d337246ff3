/**
 * Runs in a thread of its own: one job at a time, each in a new instance of QuickJS. Threads read
 * no TypeScript, so this is none; `messages.ts` has its types.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { runJob } from './run-job.js'

/** @type {import('../messages.ts').ThreadData} */
const data = workerData
const port = parentPort
if (port === null) throw new Error('This module runs in a worker thread.')

/** @type {{ runId: number, run: ReturnType<typeof runJob> } | undefined} */
let current

port.on('message', (/** @type {import('../messages.ts').ToThread} */ message) => {
  if (message.kind === 'run') {
    const { runId } = message.job
    current = { runId, run: runJob(data, message.job, (event) => port.postMessage(event)) }
  } else if (message.runId === current?.runId) current.run.fetched(message)
})
