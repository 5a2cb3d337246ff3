import { openSandbox, type Run, type SandboxOptions } from '../src/index.ts'

/** A sandbox whose runs call `onExecutePostLogin`. */
export function openTestSandbox(options: Partial<SandboxOptions> = {}) {
  const sandbox = openSandbox({
    workersMax: 2,
    queueMax: 10,
    idleMs: 60_000,
    fetch: () => Promise.reject(new Error('This test has no network.')),
    ...options,
  })
  const run = (code: string, other: Partial<Run> = {}) =>
    sandbox.run({
      tenantId: 'acme',
      code,
      functionName: 'onExecutePostLogin',
      event: { user: { email: 'ada@example.com' } },
      methods: ['idToken.setCustomClaim', 'access.deny'],
      timeoutMs: 10_000,
      memoryBytes: 32 * 1024 * 1024,
      ...other,
    })
  return {
    sandbox,
    run,
    /** Runs the statements as the body of the function. */
    body: (statements: string, other?: Partial<Run>) =>
      run(`exports.onExecutePostLogin = async (event, api) => {\n${statements}\n}`, other),
    close: () => sandbox.close(),
  }
}
