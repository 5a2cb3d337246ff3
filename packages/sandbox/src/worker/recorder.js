import { GuestError } from './engine.js'

/** @typedef {import('../messages.ts').LogLine} LogLine */

const levels = ['debug', 'info', 'log', 'warn', 'error']

/**
 * Checks and sends what the code does: all of it is text that the code may have written itself.
 *
 * @param {import('../bounds.ts').RunBounds} bounds
 * @param {import('../messages.ts').Job} job
 * @param {(event: import('../messages.ts').FromThread) => void} send
 */
export function recorderOf(bounds, { runId, methods }, send) {
  const known = new Set(methods)
  let [lines, logCharacters, calls, callCharacters] = [0, 0, 0, 0]
  return {
    /** @param {string} text */
    log(text) {
      const { level, text: line } = JSON.parse(text)
      const left = bounds.logCharactersMax - logCharacters
      if (lines >= bounds.logLinesMax || left <= 0) return
      const cut = storable(String(line).slice(0, left))
      lines += 1
      logCharacters += cut.length
      send({ kind: 'log', runId, line: { level: isLevel(level) ? level : 'log', text: cut } })
    },
    /** @param {string} text */
    call(text) {
      calls += 1
      callCharacters += text.length
      if (calls > bounds.callsMax) {
        throw new GuestError(`The code may call methods of api ${bounds.callsMax} times.`)
      }
      if (callCharacters > bounds.callCharactersMax) {
        throw new GuestError(
          `The arguments of calls of api may have ${bounds.callCharactersMax} characters in all.`,
        )
      }
      const { method, args } = JSON.parse(text)
      if (!known.has(method) || !Array.isArray(args)) throw new GuestError(`api has no ${method}.`)
      send({ kind: 'call', runId, call: { method, args } })
    },
    /** @param {string} text */
    error(text) {
      const error = JSON.parse(text)
      if (error === null) return null
      /** @param {unknown} value */
      const cut = (value) => storable(String(value).slice(0, bounds.errorCharactersMax))
      return { name: cut(error.name), message: cut(error.message), stack: cut(error.stack) }
    },
  }
}

/** @param {unknown} level @returns {level is LogLine['level']} */
const isLevel = (level) => levels.some((each) => each === level)

/** PostgreSQL stores no NUL, and UTF-8 has no lone surrogates. @param {string} text */
const storable = (text) => text.toWellFormed().replaceAll('\0', '\ufffd')
