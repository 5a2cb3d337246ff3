import { receiveMessageOnPort } from 'node:worker_threads'
import { callRules } from './call-rules.js'
import { GuestError } from './guest-error.js'

/**
 * Asks the process, and waits: the code calls `require` and some methods of `api` without `await`.
 *
 * @param {import('../messages.ts').ThreadData} data
 * @param {{
 *   job: import('../messages.ts').Job,
 *   send: (event: import('../messages.ts').FromThread) => void,
 *   leftMs: () => number,
 * }} run
 */
export function askerOf({ bounds, signal, answers }, { job, send, leftMs }) {
  const { runId } = job
  const state = new Int32Array(signal)
  const known = new Set(job.answered)
  const accept = callRules(bounds)
  let [finds, id] = [0, 0]
  const receive = () => {
    for (;;) {
      const received = receiveMessageOnPort(answers)
      if (received === undefined) throw new GuestError('The host did not answer in time.')
      /** @type {import('../messages.ts').AnswerMessage} */
      const { text, failure, ...message } = received.message
      if (message.runId !== runId || message.id !== id) continue
      if (failure) throw new GuestError(failure.message, failure.name)
      return text === undefined ? undefined : JSON.parse(text)
    }
  }
  /** @param {import('../messages.ts').FromThread} message @returns {unknown} */
  const ask = (message) => {
    Atomics.store(state, 0, 0)
    send(message)
    Atomics.wait(state, 0, 0, leftMs())
    return receive()
  }
  return {
    /** @type {import('./run-job.js').Operations[string]} */
    answer({ method, args }) {
      if (!known.has(method) || !Array.isArray(args)) throw new GuestError(`api has no ${method}.`)
      accept(method, args)
      id += 1
      return ask({ kind: 'ask', runId, id, call: { method, args } })
    },
    /** @param {string} specifier @param {string} from @returns {any} */
    find(specifier, from) {
      finds += 1
      if (finds > bounds.packageLookupsMax) {
        throw new GuestError(`Packages may be looked up ${bounds.packageLookupsMax} times.`)
      }
      id += 1
      return ask({ kind: 'find', runId, id, specifier, from })
    },
  }
}
