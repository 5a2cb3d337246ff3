import { callRules } from './call-rules.js'
import { GuestError } from './guest-error.js'
import { storable } from './storable.js'

/** @typedef {import('../messages.ts').LogLine} LogLine */

/** Matches statements of ECMAScript modules (ECMA-262, sections 16.2.2 and 16.2.3). */
const moduleSyntax = /^\s*(?:import|export)\b/m
const advice =
  "The code is a CommonJS module: write const x = require('x') and exports.name = …, no import."

const levels = ['debug', 'info', 'log', 'warn', 'error']

/**
 * Checks and sends what the code does. What it sends is any JSON: it may have written it itself.
 *
 * @param {import('../bounds.ts').RunBounds} bounds
 * @param {import('../messages.ts').Job} job
 * @param {(event: import('../messages.ts').FromThread) => void} send
 */
export function recorderOf(bounds, { runId, methods, code }, send) {
  const known = new Set(methods)
  const accept = callRules(bounds)
  let [lines, logCharacters] = [0, 0]
  /** @param {unknown} value */
  const cut = (value) => storable(String(value).slice(0, bounds.errorCharactersMax))
  return {
    /** @type {import('./run-job.js').Operations} */
    operations: {
      log({ level, text }) {
        const left = bounds.logCharactersMax - logCharacters
        if (lines >= bounds.logLinesMax || left <= 0) return
        const line = storable(String(text).slice(0, left))
        lines += 1
        logCharacters += line.length
        send({ kind: 'log', runId, line: { level: isLevel(level) ? level : 'log', text: line } })
      },
      call({ method, args }) {
        if (!known.has(method) || !Array.isArray(args))
          throw new GuestError(`api has no ${method}.`)
        accept(method, args)
        send({ kind: 'call', runId, call: { method, args } })
      },
    },
    /** @param {any} error @returns {import('../messages.ts').RunError | null} */
    error(error) {
      if (error === null) return null
      const { name = 'Error', message = '', stack = '' } = Object(error)
      const isModule = name === 'SyntaxError' && moduleSyntax.test(code)
      const sentence = isModule ? `${message}. ${advice}` : message
      return { name: cut(name), message: cut(sentence), stack: cut(stack) }
    },
  }
}

/** @param {unknown} level @returns {level is LogLine['level']} */
const isLevel = (level) => levels.some((each) => each === level)
