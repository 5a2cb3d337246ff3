/** Jest runs this before all test files. */
import './load-typescript.mjs'

export default async function setUp() {
  const { startPostgres } = await import('../src/global-setup.ts')
  globalThis.stopPostgres = await startPostgres()
}
