import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, startTestServer, type TestServer } from '@latchkey/testkit'
import { authorizeUrl, createApplication } from '../authentication/application.ts'
import { mailTo } from '../authentication/mail-folder.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const password = 'Between-engine-and-loom-1843'
let made = 0

/** Opens the log-in page of an application with one database connection. */
async function open(options: object, parameters: Readonly<Record<string, string>> = {}) {
  const app = await createApplication(server.tenant)
  made += 1
  const { body } = await server.tenant.request('POST', '/api/v2/connections', {
    json: {
      name: `Names-${made}`,
      strategy: 'auth0',
      options,
      enabled_clients: [app.clientId],
    },
  })
  expect(body.message).toBeUndefined()
  const visitor = createVisitor(server)
  const name: string = body.name
  const url = authorizeUrl(server.tenant, app, { connection: name, ...parameters })
  return { visitor, name, url, page: await visitor.visit(url) }
}
const signUpPage = (options: object, parameters = {}) =>
  open(options, { screen_hint: 'signup', ...parameters })

/** The fields of a form, with `?` behind those that may be left empty. */
const fieldsOf = (text: string) =>
  [...text.matchAll(/<input id="(\w+)"[^>]*>/g)].map(
    ([input, name]) => `${name}${/ required/.test(input) ? '' : '?'}`,
  )

const usersOf = async (connection: string) => {
  const q = encodeURIComponent(`identities.connection:"${connection}"`)
  return (await server.tenant.request('GET', `/api/v2/users?q=${q}`)).body
}

const [email, phone_number, username] = [{}, {}, {}]
describe('the sign-up page asks for', () => {
  it.each<[string, object, readonly string[]]>([
    ['the e-mail address by default', {}, ['email']],
    [
      'the username, if the connection requires it',
      { requires_username: true },
      ['email', 'username'],
    ],
    [
      'the identifiers that the attributes require',
      {
        attributes: {
          email: { signup: { status: 'optional' } },
          phone_number: { signup: { status: 'inactive' } },
          username: { profile_required: true, signup: { status: 'required' } },
        },
      },
      ['email?', 'username'],
    ],
    [
      'all attributes',
      { attributes: { email, phone_number, username } },
      ['email', 'phone_number?', 'username?'],
    ],
    ['the only attribute', { attributes: { username } }, ['username']],
  ])('%s', async (_, options, fields) => {
    const { page } = await signUpPage(options)
    expect(fieldsOf(page.text)).toEqual([...fields, 'password'])
  })

  it('nothing if all attributes are inactive, and no page leads there', async () => {
    const { page } = await open({ attributes: { username: { signup: { status: 'inactive' } } } })
    expect(page.text).not.toContain('/signup"')
  })
})

describe('a sign-up by the page', () => {
  it('creates a user with the username, who can log in by it', async () => {
    const { visitor, page, name } = await signUpPage({ requires_username: true })
    const typed = { email: 'Ada@Example.com', username: 'Ada', password }
    const end = await visitor.submit(page, typed)
    expect(end.url.searchParams.get('code')).toBeTruthy()
    expect(await usersOf(name)).toMatchObject([{ email: 'ada@example.com', username: 'ada' }])
  })

  it('needs no e-mail address if the connection has only other attributes', async () => {
    const options = { attributes: { phone_number: { profile_required: true }, username } }
    const { visitor, page, name } = await signUpPage(options)
    const typed = { phone_number: '+1 (415) 555-0123', username: '', password }
    const end = await visitor.submit(page, typed)
    expect(end.url.searchParams.get('code')).toBeTruthy()
    const [user] = await usersOf(name)
    expect(user).toMatchObject({ phone_number: '+14155550123' })
    expect(user).not.toHaveProperty('email')
    expect(user).not.toHaveProperty('username')
  })

  const attributes = { email: { signup: { status: 'optional' } }, phone_number, username }
  it.each<[string, Readonly<Record<string, string>>, string]>([
    ['nothing', {}, 'email'],
    ['no e-mail address', { email: 'ada' }, 'email'],
    ['no phone number', { phone_number: '415' }, 'phone_number'],
    ['an e-mail address as a username', { username: 'ada@example.com' }, 'username'],
  ])('says which value is wrong: %s', async (_, typed, wrong) => {
    const { visitor, page, name } = await signUpPage({ attributes })
    const values = { email: '', phone_number: '', username: '', password, ...typed }
    const again = await visitor.submit(page, values)
    expect(again.status).toBe(400)
    expect(again.text.match(/id="\w+-error"/g)).toEqual([`id="${wrong}-error"`])
    for (const value of Object.values(typed)) expect(again.text).toContain(`value="${value}"`)
    expect(await usersOf(name)).toEqual([])
  })

  it('starts with the `login_hint` in its field', async () => {
    const { page } = await signUpPage({ requires_username: true }, { login_hint: 'ada' })
    expect(page.text).toMatch(/<input id="username"[^>]* value="ada"/)
  })

  it('with a taken username creates nobody, and mails nobody of an account', async () => {
    const { visitor, page, name } = await signUpPage({ requires_username: true })
    await server.tenant.request('POST', '/api/v2/users', {
      json: { connection: name, email: 'first@example.com', username: 'taken', password },
    })
    const typed = { email: 'second@example.com', username: 'taken', password }
    const again = await visitor.submit(page, typed)
    expect([again.status, again.text]).toEqual([400, expect.stringContaining('role="alert"')])
    const end = await visitor.submit(again, { ...typed, username: 'free' })
    expect(end.url.searchParams.get('code')).toBeTruthy()
    expect(await usersOf(name)).toHaveLength(2)
    expect(await mailTo(server, 'second@example.com', 1)).toContain('Confirm your email address')
  })
})

describe('usernames in the format of other identifiers', () => {
  const types = (allowed_types: object) => ({
    attributes: { email: {}, username: { validation: { max_length: 40, allowed_types } } },
  })

  it.each<[string, object, string, string | undefined]>([
    ['an e-mail address', { email: true }, 'Grace@Example.com', 'grace@example.com'],
    ['a phone number', { phone_number: true }, '+1 415 555-0123', '+14155550123'],
    ['an e-mail address, by default', {}, 'grace@example.com', undefined],
    ['a phone number, by default', { email: true }, '+14155550123', undefined],
    ['an address that is too long', { email: true }, `${'g'.repeat(40)}@example.com`, undefined],
  ])('%s', async (_, allowed, username, stored) => {
    const { visitor, page, name } = await signUpPage(types(allowed))
    const typed = { email: `grace-${made}@example.com`, username, password }
    const end = await visitor.submit(page, typed)
    const [user] = await usersOf(name)
    expect([end.url.searchParams.has('code'), user?.username]).toEqual([
      stored !== undefined,
      stored,
    ])
  })

  it('log in, and nobody else can have them as an address', async () => {
    const { visitor, page, name, url } = await signUpPage(types({ email: true }))
    const username = 'shared@example.com'
    await visitor.submit(page, { email: 'owner@example.com', username, password })
    const { status } = await server.tenant.request('POST', '/api/v2/users', {
      json: { connection: name, email: username, password },
    })
    expect(status).toBe(409)
    const again = createVisitor(server)
    const logInPage = await again.visit(url.replace('screen_hint', 'ignored'))
    const end = await again.submit(logInPage, { username: 'Shared@example.com', password })
    expect(end.url.searchParams.get('code')).toBeTruthy()
    expect(await usersOf(name)).toMatchObject([{ email: 'owner@example.com', username }])
  })
})
