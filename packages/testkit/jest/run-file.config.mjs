/**
 * Jest's `testRunner`: runs a test file as a plain module of its worker process, outside of Jest's
 * VM. What test files import is loaded once for a worker, not once for each file.
 */
import './load-typescript.mjs'
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

export default function runFile(globalConfig, config, environment, runtime, path, report) {
  // Jest's mapper of stacks knows nothing of what Node has loaded; Node's own one does.
  Error.prepareStackTrace = undefined
  const native = Object.create(runtime, {
    requireInternalModule: { value: requireAnew },
    setGlobalsForRuntime: { value: useGlobals },
    unstable_shouldLoadAsEsm: { value: () => true },
    unstable_importModule: { value: (file) => import(pathToFileURL(file).href) },
  })
  return circus.default(globalConfig, config, environment, native, path, report)
}

/** jest-circus keeps the tests of a file in its module, and its listeners in a global. */
function requireAnew(path) {
  delete require.cache[path]
  delete globalThis[Symbol.for('EVENT_HANDLERS')]
  return require(path)
}
