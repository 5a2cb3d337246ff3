import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer } from '@latchkey/testkit'
import { compileServer, latchkey, startCommand } from './child-server.ts'

let server: TestServer
/** How far the clock of the server is behind, in milliseconds; the tenant is a minute old. */
let behindMs = 60_000
beforeAll(async () => {
  await compileServer()
  server = await startTestServer({ now: () => new Date(Date.now() - behindMs) })
}, 60_000)
afterAll(() => server.stop())

const append = (description: string) =>
  server.tenant.write(({ logs }) =>
    logs.append({ type: 'fu', description, user_name: 'ada', ip: '203.0.113.7' }),
  )

describe('latchkey logs tail', () => {
  it('prints the last twenty and new entries, a line each, until a signal', async () => {
    for (let at = 1; at <= 25; at += 1) {
      // What is younger than two seconds would come with the next look; entries of one millisecond
      // have no order.
      behindMs = 5_000 - at
      await append(`Entry ${at}.`)
    }
    behindMs = 0
    const { url } = server.database
    const env = { DATABASE_URL: url, LATCHKEY_DATA: server.dataFolder }
    const command = startCommand('logs tail --tenant localhost', env)
    await command.prints(/Entry 25\./)
    await append('Later\r\n\u001b[31mred\u202e')
    await command.prints(/Later/)
    const { code, stdout, stderr } = await command.end('SIGTERM')
    expect([code, stderr]).toEqual([0, ''])
    const lines = stdout.trimEnd().split('\n')
    expect(lines).toHaveLength(21)
    expect(lines[0]).toMatch(
      /^\d{4}-\d\d-\d\dT[\d:.]+Z {2}fu {12} {2}Entry 6\. +ada +203\.0\.113\.7$/,
    )
    expect(lines[20]).toContain('Later\\u{d}\\u{a}\\u{1b}[31mred\\u{202e}')
  }, 120_000)

  it('refuses an unknown tenant', async () => {
    const env = { DATABASE_URL: server.database.url, LATCHKEY_DATA: server.dataFolder }
    const { code, stderr } = await latchkey('logs tail --tenant nowhere', env)
    expect(code).toBe(1)
    expect(stderr).toContain('The tenant nowhere does not exist.')
  })
})
