import './packages/testkit/jest/load-typescript.mjs'

const { testFiles } = await import('./tools/tiers.ts')

/** Set by `tools/verify.ts`: the only tier to run. */
const tier = process.env.TEST_TIER

/** Test files run as plain modules, see `packages/testkit/README.md`; `tsc` checks their types. */
export default {
  testMatch: tier
    ? testFiles(tier).map((path) => `<rootDir>/${path}`)
    : ['<rootDir>/{packages/*/{src,test},tools}/**/*.test.ts'],
  ...(tier !== 'unit' && {
    globalSetup: '<rootDir>/packages/testkit/jest/set-up.config.mjs',
    globalTeardown: '<rootDir>/packages/testkit/jest/tear-down.config.mjs',
  }),
  testRunner: '<rootDir>/packages/testkit/jest/run-file.config.mjs',
  testSequencer: '<rootDir>/tools/running-order.config.mjs',
  testEnvironment: 'node',
  transform: {},
  modulePathIgnorePatterns: ['/dist/', '/.latchkey/'],
  // More than most machines of a CI have processors: many files wait for clocks and processes.
  maxWorkers: 4,
  workerIdleMemoryLimit: '3GB',
  testTimeout: 90_000,
}
