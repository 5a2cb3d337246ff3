import { receiveMessageOnPort } from 'node:worker_threads'
import { GuestError } from './guest-error.js'
import { depthOf } from './json-depth.js'

/**
 * Asks the process for the return value of a method of `api`. The thread waits: the code calls such
 * methods without `await`.
 *
 * @param {import('../messages.ts').ThreadData} data
 * @param {{
 *   job: import('../messages.ts').Job,
 *   send: (event: import('../messages.ts').FromThread) => void,
 *   leftMs: () => number,
 * }} run
 * @returns {import('./run-job.js').Operations[string]}
 */
export function answererOf({ bounds, signal, answers }, { job, send, leftMs }) {
  const state = new Int32Array(signal)
  const known = new Set(job.answered)
  let count = 0
  /** @param {number} id @returns {unknown} */
  const receive = (id) => {
    for (;;) {
      const received = receiveMessageOnPort(answers)
      if (received === undefined) throw new GuestError('The host did not answer in time.')
      /** @type {import('../messages.ts').AnswerMessage} */
      const { runId, id: answered, text, failure } = received.message
      if (runId !== job.runId || answered !== id) continue
      if (failure) throw new GuestError(failure.message, failure.name)
      return text === undefined ? undefined : JSON.parse(text)
    }
  }
  return ({ method, args }) => {
    count += 1
    if (count > bounds.callsMax)
      throw new GuestError(`At most ${bounds.callsMax} calls are answered.`)
    if (!known.has(method) || !Array.isArray(args)) throw new GuestError(`api has no ${method}.`)
    if (depthOf(args) > bounds.callDepthMax) throw new GuestError('An argument is nested too deep.')
    Atomics.store(state, 0, 0)
    send({ kind: 'ask', runId: job.runId, id: count, call: { method, args } })
    Atomics.wait(state, 0, 0, leftMs())
    return receive(count)
  }
}
