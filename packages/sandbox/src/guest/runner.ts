import type { LoadedModule, Part } from './guest.ts'

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
  const start = (path: string, run: LoadedModule): unknown => {
    const exports = {}
    const module: { exports: unknown } = { exports }
    loaded.set(path, module)
    try {
      const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')))
      run(exports, (specifier) => load(String(specifier), path), module, `/${path}`, `/${folder}`)
    } catch (error) {
      loaded.delete(path)
      throw error
    }
    return module.exports
  }
  /** `from` is the path of the file that requires it. */
  const load = (specifier: string, from: string): unknown => {
    const isRelative = specifier.startsWith('.')
    if (!isRelative && builtIns[specifier] !== undefined) return builtIns[specifier]
    const own = isRelative ? null : compile(specifier)
    const asked = { specifier, from, builtIns: Object.keys(builtIns) }
    const path = own === null ? ask<string>('find', asked) : specifier
    const known = loaded.get(path)
    if (known !== undefined) return known.exports
    const run = own ?? compile(path)
    return run === null ? undefined : start(path, run)
  }
  const exported = (functionName: string): unknown => {
    const exports = load('', '')
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
