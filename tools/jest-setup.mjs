/** Jest runs this before all test files; `tsx` lets it be the TypeScript that the tests use. */
import { register } from 'tsx/esm/api'

export default async function setUp() {
  const unregister = register()
  const { startPostgres } = await import('../packages/testkit/src/global-setup.ts')
  globalThis.stopPostgres = await startPostgres()
  await unregister()
}
