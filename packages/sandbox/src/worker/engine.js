import exported from '@jitl/quickjs-ng-wasmfile-release-sync'
import { newQuickJSWASMModuleFromVariant, newVariant } from 'quickjs-emscripten-core'
import { GuestError } from './guest-error.js'

/** The types of the package are those of its CommonJS module. */
const base = 'default' in exported ? exported.default : exported

/**
 * How deep the code may nest calls, in bytes of the stack of the instance. V8's stack, of which
 * native functions need more, must not end first.
 */
const stackBytes = 256 * 1024

/** Promise jobs that run before the clock is read again. */
const jobsAtOnce = 256

/** @typedef {import('quickjs-emscripten-core').QuickJSContext} Context */
/** @typedef {import('quickjs-emscripten-core').QuickJSHandle} Handle */

/**
 * What the code asks for: `value` is an `ArrayBuffer`, or something that JSON can write.
 *
 * @typedef {(name: string, text: string, bytes: Uint8Array | undefined) => unknown} Host
 */

/**
 * A new instance of QuickJS with the globals of the code.
 *
 * @param {{ engine: WebAssembly.Module, prelude: string }} data
 * @param {{
 *   memoryBytes: number,
 *   host: Host,
 *   sources: ReadonlyMap<string, { file: string, text: string }>,
 *   isLate: () => boolean,
 * }} options
 */
export async function openEngine({ engine, prelude }, { memoryBytes, host, sources, isLate }) {
  const quickjs = await newQuickJSWASMModuleFromVariant(newVariant(base, { wasmModule: engine }))
  const runtime = quickjs.newRuntime()
  runtime.setMemoryLimit(memoryBytes)
  runtime.setMaxStackSize(stackBytes)
  runtime.setInterruptHandler(isLate)
  const context = runtime.newContext()
  const made = context.evalCode(prelude, 'latchkey')
  const entry = context.unwrapResult(
    context.callFunction(context.unwrapResult(made), context.undefined, [
      hostFunction(context, host),
      compiler(context, sources),
    ]),
  )
  return {
    /** Calls the code from outside. @param {string} name @param {unknown} value */
    call(name, value) {
      const args = [context.newString(name), context.newString(JSON.stringify(value))]
      const { error } = context.callFunction(entry, context.undefined, args)
      return error === undefined
    },
    /** Runs promise jobs until none is left, or the time is over. */
    runJobs() {
      while (runtime.hasPendingJob() && !isLate()) {
        if (runtime.executePendingJobs(jobsAtOnce).error) return
      }
    },
  }
}

/** @param {Context} context @param {Host} host */
function hostFunction(context, host) {
  return context.newFunction('host', (name, text, bytes) => {
    const answer = ask(host, [
      context.getString(name),
      context.getString(text),
      bytes && context.typeof(bytes) === 'object' ? copyOf(context, bytes) : undefined,
    ])
    if (answer instanceof ArrayBuffer) return context.newArrayBuffer(answer)
    return context.newString(JSON.stringify(answer))
  })
}

/**
 * @param {Host} host
 * @param {Parameters<Host>} args
 * @returns {ArrayBuffer | { value: unknown } | { failure: { name: string, message: string } }}
 */
function ask(host, args) {
  try {
    const value = host(...args)
    return value instanceof ArrayBuffer ? value : { value }
  } catch (error) {
    if (!(error instanceof GuestError)) throw error
    return { failure: { name: error.name, message: error.message } }
  }
}

/** @param {Context} context @param {Handle} handle */
function copyOf(context, handle) {
  return context.getArrayBuffer(handle).consume(({ value }) => Uint8Array.from(value))
}

/**
 * Compiles a module into the function that Node.js makes of a CommonJS module. Its first line is
 * the first line of the code.
 *
 * @param {Context} context
 * @param {ReadonlyMap<string, { file: string, text: string }>} sources
 */
function compiler(context, sources) {
  return context.newFunction('compile', (specifier) => {
    const source = sources.get(context.getString(specifier))
    if (source === undefined) return context.null
    const text = `(function (exports, require, module, __filename, __dirname) {${source.text}\n})`
    return context.evalCode(text, source.file)
  })
}
