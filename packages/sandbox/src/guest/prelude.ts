import { abortOf } from './abort.ts'
import { apiOf } from './api.ts'
import { bridge } from './bridge.ts'
import { bufferOf } from './buffer.ts'
import { byteWork } from './bytes.ts'
import { cloneOf } from './clone.ts'
import { consoleOf } from './console.ts'
import { cryptoOf } from './crypto.ts'
import { fetchOf } from './fetch.ts'
import type { Part } from './guest.ts'
import { headersOf } from './headers.ts'
import { locationOf } from './location.ts'
import { responseOf } from './response.ts'
import { runner } from './runner.ts'
import { textOf } from './text.ts'
import { timersOf } from './timers.ts'
import { urlOf } from './url.ts'

/** Each needs those before it. */
const parts: readonly Part[] = [
  bridge,
  consoleOf,
  apiOf,
  timersOf,
  textOf,
  cloneOf,
  byteWork,
  bufferOf,
  cryptoOf,
  urlOf,
  locationOf,
  headersOf,
  abortOf,
  responseOf,
  fetchOf,
  runner,
]

/**
 * Evaluates to a function of `host` and `compile`, the functions of the host. It installs the
 * globals, and returns the function by which the host calls: `(name, json)`. All of it runs inside
 * the sandbox, where code may redefine every built-in: no bound and no rule depends on it.
 */
export const prelude = `(function (host, compile) {
const __name = (value) => value
const guest = { builtIns: Object.create(null), entries: Object.create(null) }
${parts.map((part) => `;(${part})(guest, host, compile)`).join('\n')}
const { parse } = JSON
return (name, text) => { guest.entries[name](parse(text)) }
})`
