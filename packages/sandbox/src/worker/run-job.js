import { GuestError, openEngine } from './engine.js'
import { recorderOf } from './recorder.js'

/** @typedef {import('../messages.ts').FromThread} FromThread */
/** @typedef {import('../messages.ts').Job} Job */
/** @typedef {import('../messages.ts').RunError} RunError */

/**
 * Runs a job, and sends what it does.
 *
 * @param {import('../messages.ts').ThreadData} data
 * @param {Job} job
 * @param {(event: FromThread) => void} send
 */
export function runJob(data, job, send) {
  const { runId } = job
  const endsAt = performance.now() + job.timeoutMs
  const isLate = () => performance.now() >= endsAt
  let isOver = false
  /** @param {RunError | null} error @param {boolean} [isSpent] */
  const end = (error, isSpent = false) => {
    if (isOver) return
    isOver = true
    clearTimeout(deadline)
    send({ kind: 'end', runId, ...(error === null ? {} : { error }), isSpent })
  }
  const late = () => end(timeoutError(job.timeoutMs))
  const deadline = setTimeout(late, job.timeoutMs)
  const recorder = recorderOf(data.bounds, job, send)
  /** @type {Awaited<ReturnType<typeof openEngine>> | undefined} */
  let engine

  /** @type {import('./engine.js').Host} */
  const host = (name, text) => {
    if (isOver) throw new GuestError('The run is over.')
    if (name === 'log') return recorder.log(text)
    if (name === 'call') return recorder.call(text)
    if (name === 'end') return end(recorder.error(text))
    throw new GuestError(`The host has no ${name}.`)
  }

  const proceed = () => {
    if (isOver || engine === undefined) return
    engine.runJobs()
    if (isOver) return
    if (isLate()) late()
    else end(unsettledError)
  }

  const start = async () => {
    engine = await openEngine(data, {
      memoryBytes: job.memoryBytes,
      host,
      sources: sourcesOf(job),
      isLate,
    })
    const { functionName, methods, answered, event } = job
    engine.call('run', { functionName, methods, answered, event })
    proceed()
  }
  start().catch((error) => end(engineError(error), true))
  return {
    /** @param {import('../messages.ts').ToThread} message */
    receive(message) {
      engine?.call(message.kind, {})
    },
  }
}

/** @param {Job} job */
function sourcesOf({ code, modules }) {
  const sources = new Map([['', { file: 'action.js', text: code }]])
  for (const [name, text] of Object.entries(modules)) sources.set(name, { file: name, text })
  return sources
}

/** @param {number} timeoutMs @returns {RunError} */
const timeoutError = (timeoutMs) => ({
  name: 'TimeoutError',
  message: `The code took longer than ${timeoutMs} ms.`,
  stack: '',
})

/** @type {RunError} */
const unsettledError = {
  name: 'UnsettledError',
  message: 'The function does not end: it awaits a promise that nothing settles.',
  stack: '',
}

/** @param {unknown} error @returns {RunError} */
const engineError = (error) => ({
  name: 'EngineError',
  message: `The code stopped the engine: ${error instanceof Error ? error.message : error}`,
  stack: '',
})
