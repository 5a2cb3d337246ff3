import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, startTestServer, type TestServer } from '@latchkey/testkit'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
  password,
} from './application.ts'

/**
 * Log-ins of one user from one address, with the right password and with wrong ones. A busy machine
 * takes seconds for the log-ins of one window.
 */
const rate = { limit: 3, windowSeconds: 12 }
const realm = 'Username-Password-Authentication'

let server: TestServer
let app: Application
beforeAll(async () => {
  const others = { '*': 'off', 'authentication-user': rate } as const
  server = await startTestServer({ config: { rateLimits: others } })
  const grant_types = [
    'authorization_code',
    'password',
    'http://auth0.com/oauth/grant-type/password-realm',
  ]
  app = await createApplication(server.tenant, { client: { grant_types } })
})
afterAll(() => server.stop())

const logIn = (username: string, typed = password) =>
  exchange(server, app, {
    grant_type: 'http://auth0.com/oauth/grant-type/password-realm',
    realm,
    username,
    password: typed,
  })

const typesOf = async (username: string): Promise<string[]> => {
  const select = `select type from logs where data->>'user_name' = $1 and type <> 's'
    and type not like 'se%' and type not like 'fe%' order by type`
  const { rows } = await server.database.query(select, [username])
  return rows.map(({ type }: { type: string }) => type)
}

describe('log-ins of one user from one address', () => {
  it('are refused beyond the limit until the window ends, at all places', async () => {
    await createUser(server.tenant, 'often@example.com')
    await createUser(server.tenant, 'seldom@example.com')
    const statuses = []
    for (let at = 0; at < rate.limit; at += 1) {
      statuses.push((await logIn('often@example.com')).status)
    }
    expect(statuses).toEqual([200, 200, 200])
    const { status, body } = await logIn('Often@Example.com')
    expect([status, body]).toEqual([
      429,
      {
        error: 'too_many_attempts',
        error_description: expect.stringContaining('Too many logins with the same username'),
      },
    ])
    const visitor = createVisitor(server)
    const page = await visitor.visit(authorizeUrl(server.tenant, app))
    const refused = await visitor.submit(page, { username: 'often@example.com', password })
    expect([refused.status, refused.text]).toEqual([
      429,
      expect.stringContaining('Too many attempts'),
    ])
    expect((await logIn('seldom@example.com')).status).toBe(200)
    expect(await typesOf('often@example.com')).toEqual(['f', 'f', 'limit_sul'])
    await setTimeout(rate.windowSeconds * 1000)
    expect((await logIn('often@example.com')).status).toBe(200)
  })

  it('count for unknown users too, and wrong passwords count', async () => {
    await createUser(server.tenant, 'known@example.com')
    const answersFor = async (username: string) => {
      const answers = []
      for (let at = 0; at <= rate.limit; at += 1) {
        const { status, body } = await logIn(username, 'Wrong-Horse-7')
        answers.push([status, body.error_description])
      }
      return answers
    }
    const [known, unknown] = [
      await answersFor('known@example.com'),
      await answersFor('unknown@example.com'),
    ]
    expect(known.map(([status]) => status)).toEqual([400, 400, 400, 429])
    expect(unknown).toEqual(known)
  })
})
