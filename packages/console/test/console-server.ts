import { patient, startTestServer, type TestServer, withoutRateLimits } from '@latchkey/testkit'
import { createAdministrator } from '../../server/test/administrator.ts'
import { compileServer } from '../../server/test/child-server.ts'
import { email } from './open-console.ts'

type Options = NonNullable<Parameters<typeof startTestServer>[0]>

/** Starts a server with the console as it is compiled, and with its administrator. */
export async function startConsoleServer(options: Options = {}): Promise<TestServer> {
  await compileServer()
  const server = await startTestServer({
    ...options,
    config: { ...options.config, rateLimits: withoutRateLimits },
    bounds: { databaseTimeoutMs: patient(5_000), answerTimeoutMs: patient(8_000) },
  })
  await createAdministrator(server.tenant, email)
  return server
}
