import { GuestError } from './guest-error.js'
import { depthOf } from './json-depth.js'
import { storable } from './storable.js'

/**
 * What calls of `api` may have as arguments, and how many there may be.
 *
 * @param {import('../bounds.ts').RunBounds} bounds
 * @returns {(method: string, args: readonly unknown[]) => void} throws a GuestError
 */
export function callRules({ callsMax, callDepthMax, callCharactersMax }) {
  let [calls, characters] = [0, 0]
  return (method, args) => {
    calls += 1
    if (calls > callsMax) {
      throw new GuestError(`Methods of api may be called ${callsMax} times in all.`)
    }
    if (depthOf(args) > callDepthMax) {
      throw new GuestError(`api.${method}: an argument has more than ${callDepthMax} levels.`)
    }
    characters += JSON.stringify(args).length
    if (characters > callCharactersMax) {
      throw new GuestError(
        `The arguments of all calls of api may have ${callCharactersMax} characters as JSON.`,
      )
    }
    const problem = problemOf(args)
    if (problem !== undefined) throw new GuestError(`api.${method}: ${problem}`, 'TypeError')
  }
}

/** Why a value cannot be stored or merged. @param {unknown} root */
function problemOf(root) {
  const pending = [root]
  while (pending.length > 0) {
    const value = pending.pop()
    if (typeof value === 'string') {
      if (value !== storable(value)) return 'a text has a NUL or an unpaired surrogate.'
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, member] of Object.entries(value)) {
        if (name === '__proto__') return 'a property is named __proto__.'
        pending.push(name, member)
      }
    }
  }
  return undefined
}
