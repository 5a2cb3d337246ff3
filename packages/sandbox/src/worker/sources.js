import { GuestError } from './guest-error.js'

/**
 * The sources of a job by specifier, each with the name that stacks have. That of the code is empty.
 *
 * @param {import('../messages.ts').Job} job
 */
export function sourcesOf({ code, modules }) {
  const sources = new Map([['', { file: 'action.js', text: code }]])
  for (const [name, text] of Object.entries(modules)) sources.set(name, { file: name, text })
  return sources
}

/**
 * @param {{ specifier: unknown, builtIns: unknown }} asked
 * @param {Readonly<Record<string, string>>} modules
 * @returns {never}
 */
export function missing({ specifier, builtIns }, modules) {
  const known = [...(Array.isArray(builtIns) ? builtIns : []), ...Object.keys(modules)].slice(0, 20)
  const name = String(specifier).slice(0, 200)
  throw new GuestError(`There is no module '${name}'. There are: ${known.join(', ')}.`)
}
