import { apiOf } from './api.ts'
import { bridge } from './bridge.ts'
import { consoleOf } from './console.ts'
import { runner } from './runner.ts'

const parts = [bridge, consoleOf, apiOf, runner]

/**
 * Evaluates to a function of `host` and `compile`, the functions of the host. It installs the
 * globals, and returns the function by which the host calls: `(name, json)`. All of it runs inside
 * the sandbox, where code may redefine every built-in: no bound and no rule depends on it.
 */
export const prelude = `(function (host, compile) {
const __name = (value) => value
const guest = {}
${parts.map((part) => `;(${part})(guest, host, compile)`).join('\n')}
const { parse } = JSON
return (name, text) => { guest.entries[name](parse(text)) }
})`
