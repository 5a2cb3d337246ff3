import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, type SharedServer, until } from '@latchkey/testkit'
import bcrypt from 'bcryptjs'
import { type Application, createApplication, exchange } from './application.ts'

const realmGrant = 'http://auth0.com/oauth/grant-type/password-realm'

let server: SharedServer
let app: Application
beforeAll(async () => {
  server = await joinTestServer()
  app = await createApplication(server.tenant, { client: { grant_types: [realmGrant] } })
})
afterAll(() => server.stop())

const api = (method: string, path: string, json?: unknown) =>
  server.tenant.request(method, `/api/v2${path}`, json === undefined ? {} : { json })

async function createConnection(name: string, options: object): Promise<string> {
  const enabled_clients = [app.clientId]
  const made = await api('POST', '/connections', {
    name,
    strategy: 'auth0',
    enabled_clients,
    options,
  })
  expect([made.status, made.body.message]).toEqual([201, undefined])
  return made.body.id
}

let count = 0
async function createWith(connection: string, password: string) {
  count += 1
  const email = `user-${count}@example.com`
  const { status, body } = await api('POST', '/users', { connection, email, password })
  return { email, userId: body.user_id as string, outcome: status === 201 ? 'set' : body.message }
}

async function logsIn(realm: string, username: string, password: string): Promise<boolean> {
  const parameters = { grant_type: realmGrant, realm, username, password }
  return (await exchange(server, app, parameters)).status === 200
}

const inDictionary = 'PasswordDictionaryError: Password is too common'
const tooWeak = 'PasswordStrengthError: Password is too weak'
const permissive = { passwordPolicy: 'none' } as const

describe('the dictionary of a connection', () => {
  /** The 5th, the 9,999th and the 99,990th most common one, and one that nobody uses. */
  const passwords = ['123456789', 'brook', '07031969', 'Between-engine-and-loom']

  it.each([
    ['older', { password_dictionary: { enable: true, dictionary: ['Tulip'] } }, 2],
    ['small', { password_options: { dictionary: { active: true, default: 'en_10k' } } }, 2],
    ['large', { password_options: { dictionary: { active: true } } }, 3],
    ['off', { password_options: { dictionary: { active: false } } }, 0],
    ['absent', {}, 0],
  ])('has common passwords: %s', async (name, options, refused) => {
    await createConnection(name, { ...permissive, ...options })
    const outcomes = []
    for (const password of passwords) outcomes.push((await createWith(name, password)).outcome)
    const expected = passwords.map((_, at) => (at < refused ? inDictionary : 'set'))
    expect(outcomes).toEqual(expected)
  })

  it('has the words of the tenant too, and is compared without regard to case', async () => {
    const dictionary = { active: true, default: 'en_10k', custom: ['Tulip-2026'] }
    await createConnection('words', { ...permissive, password_options: { dictionary } })
    for (const password of ['PassWord', 'tULIP-2026']) {
      expect((await createWith('words', password)).outcome).toBe(inDictionary)
    }
    const json = { client_id: app.clientId, connection: 'words', email: 'new@example.com' }
    const signUp = { token: null, json: { ...json, password: 'LetMeIn' } }
    const { status, body } = await server.tenant.request('POST', '/dbconnections/signup', signUp)
    expect([status, body.name, body.code]).toEqual([
      400,
      'PasswordDictionaryError',
      'password_dictionary_error',
    ])
  })
})

const withLength = (max_length_exceeded: string) => ({
  ...permissive,
  password_options: { complexity: { max_length_exceeded } },
})

describe('a password over the maximum length', () => {
  const longest = 'é'.repeat(36)

  it('is accepted where the least length is greater', async () => {
    const options = { ...withLength('error'), password_complexity_options: { min_length: 80 } }
    await createConnection('longer', options)
    expect((await createWith('longer', 'x'.repeat(80))).outcome).toBe('set')
    expect((await createWith('longer', 'x'.repeat(79))).outcome).toBe(tooWeak)
  })

  it('is refused with `error`, on pages and in the API', async () => {
    await createConnection('strict', withLength('error'))
    const { userId, outcome } = await createWith('strict', longest)
    expect([outcome, (await createWith('strict', `${longest}x`)).outcome]).toEqual(['set', tooWeak])
    const { body } = await api('POST', '/tickets/password-change', { user_id: userId })
    const visitor = createVisitor(server)
    const page = await visitor.visit(body.ticket)
    const fields = { password: `${longest}x`, password_again: `${longest}x` }
    const refused = await visitor.submit(page, fields)
    expect([refused.status, refused.text]).toEqual([
      400,
      expect.stringContaining('This password is too long'),
    ])
    const signUp = await server.tenant.request('POST', '/dbconnections/signup', {
      token: null,
      json: {
        client_id: app.clientId,
        connection: 'strict',
        email: 'long@example.com',
        password: 'x'.repeat(73),
      },
    })
    expect(signUp.body.description.rules).toContainEqual({
      code: 'maxLength',
      message: 'Maximum password length exceeded',
      format: [72],
      verified: false,
    })
  })

  it('is cut off with `truncate`, when it is set and at a log-in', async () => {
    await createConnection('cutting', withLength('truncate'))
    // 71 bytes, so that a further é would be cut in two.
    const base = `x${'é'.repeat(35)}`
    const { email, userId } = await createWith('cutting', `${base}é and more`)
    expect(await logsIn('cutting', email, base)).toBe(true)
    expect(await logsIn('cutting', email, `${base}éélse`)).toBe(true)
    expect(await logsIn('cutting', email, base.slice(0, -1))).toBe(false)
    const again = 'y'.repeat(72)
    await api('PATCH', `/users/${encodeURIComponent(userId)}`, { password: `${again}z` })
    expect(await logsIn('cutting', email, again)).toBe(true)
    expect(await logsIn('cutting', email, again.slice(1))).toBe(false)
  })

  it('has the required kinds of characters in the part that counts, with `truncate`', async () => {
    await createConnection('kinds', { ...withLength('truncate'), passwordPolicy: 'good' })
    const beginning = 'between engine and loom '.repeat(3)
    expect((await createWith('kinds', `${beginning}Loom-9`)).outcome).toBe(tooWeak)
    expect((await createWith('kinds', `Loom-9${beginning}`)).outcome).toBe('set')
  })

  it('is compared as bcrypt does, if the hash of the user is from there', async () => {
    const id = await createConnection('moved', withLength('truncate'))
    const typed = `x${'é'.repeat(36)}`
    const email = 'moved@example.com'
    const users = [{ email, password_hash: await bcrypt.hash(typed, 4) }]
    const multipart = { users: JSON.stringify(users), connection_id: id }
    const job = await server.tenant.request('POST', '/api/v2/jobs/users-imports', { multipart })
    expect(job.status).toBe(202)
    await until('the import ends', async () => {
      const { body } = await api('GET', `/jobs/${job.body.id}`)
      return body.status === 'completed'
    })
    // Both begin with the same 72 bytes, the last of which is half a character.
    for (const each of [`${typed.slice(0, 36)}êlse`, typed]) {
      expect(await logsIn('moved', email, each)).toBe(true)
    }
    expect(await logsIn('moved', email, typed.slice(1))).toBe(false)
  })

  it('counts as a whole without the member', async () => {
    await createConnection('free', permissive)
    const { email, outcome } = await createWith('free', 'x'.repeat(100))
    expect([outcome, await logsIn('free', email, 'x'.repeat(72))]).toEqual(['set', false])
    expect(await logsIn('free', email, 'x'.repeat(100))).toBe(true)
  })
})
