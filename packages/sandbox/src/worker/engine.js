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

/** A page of WebAssembly, and the pages that the engine requires at its start. */
const pageBytes = 65_536
const initialPages = 256

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
 * What one run brings to an engine.
 *
 * @typedef {object} Use
 * @property {Host} host
 * @property {ReadonlyMap<string, { file: string, text: string }>} sources
 * @property {() => boolean} isOver whether the code must end
 */

/** @typedef {Awaited<ReturnType<typeof openEngine>>} Engine */

/**
 * A new instance of QuickJS with the globals of the code, for one run. Its memory has a maximum,
 * because QuickJS does not know the size of allocations in WebAssembly: its own limit counts some
 * bytes for each.
 *
 * @param {{ engine: WebAssembly.Module, prelude: string }} data
 * @param {number} memoryBytes
 */
export async function openEngine({ engine, prelude }, memoryBytes) {
  /** @type {Use | undefined} */
  let use
  const maximum = Math.floor(memoryBytes / pageBytes)
  const wasmMemory = new WebAssembly.Memory({ initial: initialPages, maximum })
  const variant = newVariant(base, { wasmModule: engine, wasmMemory })
  const quickjs = await newQuickJSWASMModuleFromVariant(variant)
  const runtime = quickjs.newRuntime()
  runtime.setMaxStackSize(stackBytes)
  const isOver = () => use?.isOver() ?? false
  runtime.setInterruptHandler(isOver)
  const context = runtime.newContext()
  const made = context.evalCode(prelude, 'latchkey')
  const entry = context.unwrapResult(
    context.callFunction(context.unwrapResult(made), context.undefined, [
      hostFunction(context, (...args) => use?.host(...args)),
      compiler(context, (specifier) => use?.sources.get(specifier)),
    ]),
  )
  return {
    /** @param {Use} given */
    useFor(given) {
      use = given
    },
    /** Calls the code from outside. @param {string} name @param {unknown} value */
    call(name, value) {
      const args = [context.newString(name), context.newString(JSON.stringify(value))]
      const { error } = context.callFunction(entry, context.undefined, args)
      return error === undefined
    },
    /** Runs promise jobs until none is left, or the time is over. */
    runJobs() {
      while (runtime.hasPendingJob() && !isOver()) {
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
 * @param {(specifier: string) => { file: string, text: string } | undefined} sourceOf
 */
function compiler(context, sourceOf) {
  return context.newFunction('compile', (specifier) => {
    const source = sourceOf(context.getString(specifier))
    if (source === undefined) return context.null
    const text = `(function (exports, require, module, __filename, __dirname) {${source.text}\n})`
    return context.evalCode(text, source.file)
  })
}
