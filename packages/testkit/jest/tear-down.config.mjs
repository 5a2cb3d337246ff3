/** Jest runs this after all test files. */
export default async function tearDown() {
  await globalThis.stopPostgres?.()
}
