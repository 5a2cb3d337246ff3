/** Jest runs this after all test files. */
export default async function tearDown() {
  const { stopSharedServer } = await import('../src/shared-server.ts')
  await stopSharedServer()
  await globalThis.stopPostgres?.()
}
