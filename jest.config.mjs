/** Tests run from source as native ES modules; types are checked by `tsc`, not here. */
export default {
  testMatch: ['<rootDir>/{packages/*/{src,test},tools}/**/*.test.ts'],
  globalSetup: '<rootDir>/packages/testkit/jest/set-up.config.mjs',
  globalTeardown: '<rootDir>/packages/testkit/jest/tear-down.config.mjs',
  testRunner: '<rootDir>/packages/testkit/jest/run-file.config.mjs',
  testEnvironment: 'node',
  transform: {},
  modulePathIgnorePatterns: ['/dist/', '/.latchkey/'],
  maxWorkers: 2,
  // What a test file loads is never freed within its process.
  workerIdleMemoryLimit: '1500MB',
  testTimeout: 90_000,
}
