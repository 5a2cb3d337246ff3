import { askerOf } from './answerer.js'
import { cryptoHost } from './crypto-host.js'
import { fetchesOf } from './fetches.js'
import { GuestError } from './guest-error.js'
import { recorderOf } from './recorder.js'
import { sourcesOf } from './sources.js'
import { textHost } from './text-host.js'
import { timersOf } from './timers.js'
import { urlHost } from './url-host.js'

/** @typedef {import('../messages.ts').FromThread} FromThread */
/** @typedef {import('../messages.ts').RunError} RunError */

/**
 * Runs a job, and sends what it does.
 *
 * @param {import('../messages.ts').ThreadData} data
 * @param {import('../messages.ts').Job} job
 * @param {{
 *   opening: Promise<import('./engine.js').Engine>,
 *   send: (event: FromThread) => void,
 * }} thread `opening` is an engine that nobody has used
 */
export function runJob(data, job, { opening, send }) {
  const { runId, timeoutMs } = job
  const endsAt = performance.now() + timeoutMs
  const leftMs = () => Math.max(0, endsAt - performance.now())
  const isLate = () => performance.now() >= endsAt
  /** @type {import('./engine.js').Engine | undefined} */
  let engine
  let isOver = false
  /** @param {RunError | null} error @param {boolean} [isSpent] */
  const end = (error, isSpent = false) => {
    if (isOver) return
    isOver = true
    engine = undefined
    clearTimeout(deadline)
    timers.clear()
    send({ kind: 'end', runId, ...(error === null ? {} : { error }), isSpent })
  }
  const late = () => end(timeoutError(timeoutMs))
  const deadline = setTimeout(late, timeoutMs)
  /** Calls an entry of the code, then what it has left to do. @type {Enter} */
  const enter = (name, value) => {
    if (isOver || engine === undefined) return
    const called = engine
    try {
      if (!called.call(name, value) && !isLate()) return end(memoryError(job.memoryBytes))
      if (!isOver) called.runJobs()
    } catch (error) {
      return end(engineError(error), true)
    }
    if (isOver) return
    if (isLate()) late()
    else if (timers.isEmpty() && fetches.isEmpty()) end(unsettledError)
  }
  const recorder = recorderOf(data.bounds, job, send)
  const timers = timersOf(data.bounds, enter)
  const fetches = fetchesOf(data.bounds, { runId, send, enter })
  const asker = askerOf(data, { job, send, leftMs })
  const sources = sourcesOf(data.bounds, job, asker.find)
  /** @type {Operations} */
  const operations = {
    ...sources.operations,
    ...recorder.operations,
    ...timers.operations,
    ...fetches.operations,
    ...textHost,
    ...urlHost,
    ...cryptoHost(data.bounds),
    answer: asker.answer,
    end: (error) => end(recorder.error(error)),
  }
  const start = async () => {
    const { functionName, methods, answered, event } = job
    const host = hostOf(operations, () => isOver)
    engine = await opening
    engine.useFor({
      host,
      sources: sources.sources,
      isOver: () => isOver || isLate(),
    })
    enter('run', { functionName, methods, answered, event })
  }
  start().catch((error) => end(engineError(error), true))
  return { fetched: fetches.fetched }
}

/**
 * What the code may ask for, by name. A value is what the code sent as JSON: anything.
 *
 * @typedef {Record<string, (value: any, bytes: Uint8Array | undefined) => unknown>} Operations
 * @typedef {(name: string, value: unknown) => void} Enter
 */

/**
 * @param {Operations} operations
 * @param {() => boolean} isOver
 * @returns {import('./engine.js').Host}
 */
const hostOf = (operations, isOver) => (name, text, bytes) => {
  if (isOver()) throw new GuestError('The run is over.')
  const run = Object.hasOwn(operations, name) ? operations[name] : undefined
  if (run === undefined) throw new GuestError(`The host has no ${name}.`)
  return run(JSON.parse(text), bytes)
}

/** @param {number} timeoutMs @returns {RunError} */
const timeoutError = (timeoutMs) => ({
  name: 'TimeoutError',
  message: `The code took longer than ${timeoutMs} ms.`,
  stack: '',
})

/** @param {number} memoryBytes @returns {RunError} */
const memoryError = (memoryBytes) => ({
  name: 'MemoryError',
  message: `The code and its event need more memory than ${memoryBytes} bytes.`,
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
