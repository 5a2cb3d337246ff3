/**
 * Jest's `testRunner`: runs a test file as a plain module of its worker process, outside of Jest's
 * VM. What test files import is loaded once for a worker, not once for each file.
 */
import './load-typescript.mjs'
import asyncHooks from 'node:async_hooks'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import circus from 'jest-circus/runner'
import { useGlobals } from './globals.mjs'

const require = createRequire(import.meta.url)

if (process.connected) {
  // A worker ends with the run, also where the run was killed. A listener to `disconnect` would
  // keep it from ending by itself.
  setInterval(() => process.connected || process.exit(1), 1000).unref()
  // jest-worker stops listening at the end; what files have left in the process need not end first.
  process.on('removeListener', (event) => {
    if (event === 'message' && process.listenerCount('message') === 0) process.exit(0)
  })
}

export default async function runFile(globalConfig, config, environment, runtime, path, report) {
  // Jest's mapper of stacks knows nothing of what Node has loaded; Node's own one does.
  Error.prepareStackTrace = undefined
  // Jest asks for a hundred frames of each error, also of those that a server answers with.
  Error.stackTraceLimit = 12
  const native = Object.create(runtime, {
    requireInternalModule: { value: requireAnew },
    setGlobalsForRuntime: { value: useGlobals },
    unstable_shouldLoadAsEsm: { value: () => true },
    unstable_importModule: { value: (file) => import(pathToFileURL(file).href) },
  })
  try {
    return await circus.default(globalConfig, config, environment, native, path, report)
  } finally {
    for (const storage of storages.splice(0)) storage.disable()
  }
}

/** What jest-circus has made for the file that runs. */
const storages = []

/**
 * jest-circus keeps the tests of a file in its module, and its listeners in a global. It also makes
 * an AsyncLocalStorage, which all promises of the process pay for until it is disabled: a fifth of
 * the time after a hundred files.
 */
function requireAnew(path) {
  delete require.cache[path]
  delete globalThis[Symbol.for('EVENT_HANDLERS')]
  const { AsyncLocalStorage } = asyncHooks
  asyncHooks.AsyncLocalStorage = class extends AsyncLocalStorage {
    constructor() {
      super()
      storages.push(this)
    }
  }
  try {
    return require(path)
  } finally {
    asyncHooks.AsyncLocalStorage = AsyncLocalStorage
  }
}
