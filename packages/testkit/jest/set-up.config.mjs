/** Jest runs this before all test files; `tsx` lets it be the TypeScript that the tests use. */
import { register as registerHooks } from 'node:module'
import { register } from 'tsx/esm/api'

/** Packages of ours are taken from their source, as in the tests: nothing need be built. */
const fromSource = `export const resolve = (name, context, next) =>
  next(name, { ...context, conditions: ['latchkey-source', ...context.conditions] })`

export default async function setUp() {
  registerHooks(`data:text/javascript,${encodeURIComponent(fromSource)}`)
  const unregister = register()
  const { startPostgres } = await import('../src/global-setup.ts')
  globalThis.stopPostgres = await startPostgres()
  await unregister()
}
