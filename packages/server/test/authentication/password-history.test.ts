import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, type SharedServer } from '@latchkey/testkit'

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

const api = (method: string, path: string, json?: unknown) =>
  server.tenant.request(method, `/api/v2${path}`, json === undefined ? {} : { json })
const reused = 'PasswordHistoryError: Password has previously been used'
const passwordAt = (number: number) => `Correct-Horse-${number}-Battery`

/** A connection with these options, and a user whose password is the one at 0. */
async function createUser(name: string, options: object) {
  const made = await api('POST', '/connections', { name, strategy: 'auth0', options })
  expect([made.status, made.body.message]).toEqual([201, undefined])
  const user = { connection: name, email: `${name}@example.com`, password: passwordAt(0) }
  const { body } = await api('POST', '/users', user)
  const path = `/users/${encodeURIComponent(body.user_id)}`
  const setPassword = async (number: number) => {
    const { status, body: answer } = await api('PATCH', path, { password: passwordAt(number) })
    return status === 200 ? 'set' : answer.message
  }
  return { userId: body.user_id as string, connectionId: made.body.id as string, setPassword }
}

async function rememberedOf(userId: string): Promise<number> {
  const { rows } = await server.database.query(
    `select count(*)::int as count from former_passwords
       join identities using (tenant_id, provider, provider_user_id) where user_id = $1`,
    [userId],
  )
  return rows[0].count
}

describe('the password history of a connection', () => {
  it.each([
    ['newer', { password_options: { history: { active: true, size: 3 } } }],
    ['older', { password_history: { enable: true, size: 3 } }],
  ])('refuses the last passwords, by the %s option', async (name, options) => {
    const { userId, setPassword } = await createUser(name, options)
    expect(await setPassword(0)).toBe(reused)
    expect([await setPassword(1), await setPassword(2)]).toEqual(['set', 'set'])
    for (const number of [0, 1, 2]) expect(await setPassword(number)).toBe(reused)
    expect(await setPassword(3)).toBe('set')
    expect([await setPassword(1), await setPassword(0)]).toEqual([reused, 'set'])
    expect(await rememberedOf(userId)).toBe(2)
  })

  it('is shown on the page of a link, which stays usable', async () => {
    const options = { password_options: { history: { active: true, size: 2 } } }
    const { userId, setPassword } = await createUser('linked', options)
    await setPassword(1)
    const { body } = await api('POST', '/tickets/password-change', { user_id: userId })
    const visitor = createVisitor(server)
    const page = await visitor.visit(body.ticket)
    const fields = (number: number) => ({
      password: passwordAt(number),
      password_again: passwordAt(number),
    })
    const refused = await visitor.submit(page, fields(0))
    expect([refused.status, refused.text]).toEqual([
      400,
      expect.stringContaining('You have used this password before'),
    ])
    expect((await visitor.submit(refused, fields(2))).status).toBe(200)
    expect(await setPassword(1)).toBe(reused)
  })

  it('remembers nothing where it is off, and forgets when it was on', async () => {
    const off = await createUser('off', {})
    expect([await off.setPassword(0), await off.setPassword(1)]).toEqual(['set', 'set'])
    expect(await rememberedOf(off.userId)).toBe(0)
    const on = await createUser('on', { password_history: { enable: true } })
    await on.setPassword(1)
    expect(await rememberedOf(on.userId)).toBe(1)
    const options = { password_history: { enable: false } }
    await api('PATCH', `/connections/${on.connectionId}`, { options })
    expect([await on.setPassword(0), await rememberedOf(on.userId)]).toEqual(['set', 0])
  })
})
