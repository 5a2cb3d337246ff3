import type { Part } from './guest.ts'

interface RunOptions {
  readonly functionName: string
  readonly methods: readonly string[]
  readonly answered: readonly string[]
  /** JSON. */
  readonly event: string
}

/** Loads the code as a CommonJS module, and calls what it exports. */
export const runner: Part = (guest, _host, compile) => {
  const { parse } = JSON
  const { ask, describe } = guest
  const { builtIns } = guest
  const loaded = new Map<string, { exports: unknown }>()
  const load = (specifier: unknown): unknown => {
    const name = String(specifier)
    const known = loaded.get(name)
    if (known !== undefined) return known.exports
    if (builtIns[name] !== undefined) return builtIns[name]
    const run = compile(name)
    if (run === null) return ask('missing', { specifier: name, builtIns: Object.keys(builtIns) })
    const exports = {}
    const module: { exports: unknown } = { exports }
    loaded.set(name, module)
    try {
      run(exports, load, module)
    } catch (error) {
      loaded.delete(name)
      throw error
    }
    return module.exports
  }
  const exported = (functionName: string): unknown => {
    const exports = load('')
    if (typeof exports !== 'object' || exports === null) return undefined
    return Reflect.get(exports, functionName)
  }
  const run = async ({ functionName, methods, answered, event }: RunOptions): Promise<void> => {
    let error = null
    try {
      const call = exported(functionName)
      if (typeof call !== 'function') {
        throw new TypeError(
          `The code exports no function ${functionName}: write exports.${functionName} = ` +
            'async (event, api) => { … }.',
        )
      }
      await call(parse(event), guest.api(methods, answered))
    } catch (thrown) {
      error = describe(thrown)
    }
    ask('end', error)
  }
  guest.entries.run = run
}
