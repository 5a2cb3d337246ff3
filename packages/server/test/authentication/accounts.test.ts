import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  startTestServer,
  type TestServer,
  until,
  withoutRateLimits,
} from '@latchkey/testkit'
import {
  type Application,
  authorizeUrl,
  createApplication,
  exchange,
  password,
} from './application.ts'
import { importUsers } from './import-users.ts'
import { mailTo } from './mail-to.ts'
import { linkTo } from './mails.ts'

/** The owners of accounts: their identifiers, and what ends together with an account. */
let server: TestServer
let app: Application
let thirdParty: Application
const connection = 'Username-Password-Authentication'
const named = 'named'
const realmGrant = 'http://auth0.com/oauth/grant-type/password-realm'

beforeAll(async () => {
  server = await startTestServer({ config: { rateLimits: withoutRateLimits } })
  const grant_types = ['authorization_code', 'refresh_token', realmGrant]
  app = await createApplication(server.tenant, { client: { grant_types } })
  thirdParty = await createApplication(server.tenant, { isFirstParty: false })
  await manage('PATCH', 'attack-protection/suspicious-ip-throttling', { enabled: false })
  await manage('POST', 'connections', {
    name: named,
    strategy: 'auth0',
    enabled_clients: [app.clientId],
    options: { requires_username: true },
  })
})
afterAll(() => server.stop())

const manage = (method: 'GET' | 'POST' | 'PATCH', path: string, json?: object) =>
  server.tenant.request(method, `/api/v2/${path}`, json ? { json } : {})

const signUp = (json: object, path = 'signup') =>
  server.tenant.request('POST', `/dbconnections/${path}`, {
    token: null,
    json: { client_id: app.clientId, connection, password, ...json },
  })

const logIn = (username: string, typed = password, realm = connection) =>
  server.tenant.request('POST', '/oauth/token', {
    token: null,
    form: {
      grant_type: realmGrant,
      realm,
      username,
      password: typed,
      client_id: app.clientId,
      client_secret: app.clientSecret,
    },
  })

const newName = () => `n${randomBytes(6).toString('hex')}`
const newEmail = () => `${newName()}@example.com`

async function userOf(email: string) {
  const { body } = await manage('GET', `users-by-email?email=${encodeURIComponent(email)}`)
  return body[0]
}

describe('a sign-up by the API', () => {
  it.each([
    ['nothing to be called', {}],
    ['an empty address', { email: '' }],
    ['a broken address', { email: 'ada' }],
    ['an address with a space', { email: 'a da@example.com' }],
    ['an address with a line break', { email: 'ada@example.com\r\nBcc: eve@example.com' }],
    ['an address that looks like another', { email: 'a\u200bda@example.com' }],
    ['a username where there are none', { email: 'ok@example.com', username: 'ada' }],
    [
      'an address for a username',
      { email: 'ok@example.com', username: 'x@example.com', connection: named },
    ],
    [
      'a number for a username',
      { email: 'ok@example.com', username: '+4912345678', connection: named },
    ],
    [
      'a username with an invisible character',
      { email: 'ok@example.com', username: 'a\u2060da', connection: named },
    ],
    ['a picture that is a script', { email: 'ok@example.com', picture: 'javascript:alert(1)' }],
    ['a name of 200 kB', { email: 'ok@example.com', name: 'x'.repeat(200_000) }],
    ['a NUL', { email: 'ok@example.com', name: 'a\0b' }],
  ])('with %s is refused', async (_, json) => {
    const { status } = await signUp(json)
    expect(status).toBe(400)
    expect(await userOf('ok@example.com')).toBeUndefined()
  })

  it('explains the rules to a weak password', async () => {
    const { status, body } = await signUp({ email: newEmail(), password: 'abcdefghi' })
    expect([status, body]).toEqual([
      400,
      {
        name: 'PasswordStrengthError',
        code: 'invalid_password',
        message: 'Password is too weak',
        description: {
          rules: [
            expect.objectContaining({ code: 'lengthAtLeast', format: [8], verified: true }),
            expect.objectContaining({ code: 'containsAtLeast', format: [3, 4], verified: false }),
          ],
          verified: false,
        },
        policy: expect.stringContaining('* At least 8 characters in length\n* Contain at least 3'),
        statusCode: 400,
      },
    ])
    const [, kinds] = body.description.rules
    expect(kinds.items).toContainEqual({
      code: 'lowerCase',
      message: 'lower case letters (a-z)',
      verified: true,
    })
  })

  it('does not reveal existing accounts, and notifies their owners by e-mail', async () => {
    const email = newEmail()
    const first = await signUp({ email })
    const second = await signUp({ email: email.toUpperCase(), password: 'Another-Horse-8-Battery' })
    const like = { _id: expect.stringMatching(/^[0-9a-f]{24}$/), email, email_verified: false }
    expect([first.status, first.body]).toEqual([200, like])
    expect([second.status, second.body]).toEqual([200, like])
    expect(await mailTo(server, email, /(No new account was created)/)).not.toBe('')
    expect((await logIn(email)).status).toBe(200)
    await manage('PATCH', 'tenants/settings', {
      flags: { enable_public_signup_user_exists_error: true },
    })
    expect(await signUp({ email })).toMatchObject({
      status: 400,
      body: { name: 'BadRequestError', code: 'user_exists', statusCode: 400 },
    })
    await manage('PATCH', 'tenants/settings', {
      flags: { enable_public_signup_user_exists_error: false },
    })
  })
})

describe('an identifier', () => {
  const create = (json: object) =>
    manage('POST', 'users', { connection: named, password, email: newEmail(), ...json })

  it('is the same in all notations (RFC 8265)', async () => {
    const username = newName()
    expect((await create({ username })).status).toBe(201)
    const wide = [...username].map((each) => String.fromCodePoint(each.charCodeAt(0) + 0xfee0))
    for (const other of [username.toUpperCase(), wide.join('')]) {
      expect((await create({ username: other })).status).toBe(409)
      expect((await logIn(other, password, named)).status).toBe(200)
    }
  })

  it.each([
    ['an address', 'someone@example.com'],
    ['a number', '+4912345678'],
    ['a name with a space', 'ada l'],
    ['a name with an invisible character', 'ada\u200d'],
    ['a name of two directions', 'ada\u05d0'],
  ])('as a username must not be %s, also for administrators', async (_, username) => {
    expect((await create({ username })).status).toBe(400)
    const { body } = await create({ username: newName() })
    expect((await manage('PATCH', `users/${body.user_id}`, { username })).status).toBe(400)
  })

  it('belongs to one of several accounts that are created concurrently', async () => {
    const username = newName()
    const all = await Promise.all(Array.from({ length: 10 }, () => create({ username })))
    expect(all.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)])
  })

  it('is available again when its account has another', async () => {
    const [username, next] = [newName(), newName()]
    const { body } = await create({ username })
    expect((await create({ username })).status).toBe(409)
    expect((await manage('PATCH', `users/${body.user_id}`, { username: next })).status).toBe(200)
    expect((await create({ username })).status).toBe(201)
    expect((await create({ username: next })).status).toBe(409)
  })

  it('counts failed attempts by account, for all of its identifiers', async () => {
    const [username, email] = [newName(), newEmail()]
    await create({ username, email })
    for (let at = 0; at < 10; at += 1) {
      await logIn(at % 2 === 0 ? username : email, 'wrong', named)
    }
    expect((await logIn(email, password, named)).status).toBe(429)
    expect((await logIn(username, password, named)).status).toBe(429)
    const { body } = await manage('GET', `user-blocks?identifier=${username}`)
    expect(body.blocked_for).toHaveLength(1)
  })

  it.each([
    ['of 3 kB', 'x'.repeat(3000)],
    ['with a NUL', 'a\0b'],
  ])('%s is 400 at log-in', async (_, username) => {
    expect((await logIn(username)).status).toBe(400)
    const visitor = createVisitor(server)
    const page = await visitor.visit(authorizeUrl(server.tenant, app))
    expect((await visitor.submit(page, { username, password })).status).toBe(400)
  })
})

describe('a user who recovers an account that somebody else signed up', () => {
  /** Another person signs up with the address of the user, logs in and enrolls factors. */
  async function strangers(email: string) {
    await signUp({ email })
    const { user_id } = await userOf(email)
    const visitor = createVisitor(server)
    const url = authorizeUrl(server.tenant, app, {
      scope: 'openid offline_access',
      audience: app.audience,
    })
    const page = await visitor.visit(url)
    const { url: back } = await visitor.submit(page, { username: email, password })
    const { body } = await exchange(server, app, {
      code: back.searchParams.get('code') ?? '',
    })
    const made = await manage('POST', `users/${user_id}/authentication-methods`, {
      type: 'totp',
      name: 'stranger',
      totp_secret: 'JBSWY3DPEHPK3PXP',
    })
    const passkey = await manage('POST', `users/${user_id}/authentication-methods`, {
      type: 'passkey',
      name: 'stranger',
      key_id: randomBytes(16).toString('base64url'),
      public_key: 'pQECAyYgASFYIGJ1dHRlcmZseQ',
      relying_party_identifier: 'localhost',
    })
    const statuses = [made.status, passkey.status]
    expect([statuses, typeof body.refresh_token]).toEqual([[201, 201], 'string'])
    const asking = await visitor.visit(authorizeUrl(server.tenant, thirdParty))
    expect((await visitor.submit(asking, { action: 'accept' })).isAway).toBe(true)
    expect(await grantsOf(user_id)).not.toEqual([])
    return { user_id, visitor, refreshToken: body.refresh_token as string }
  }

  async function leftOf(user_id: string) {
    const paths = ['authentication-methods', 'sessions', 'refresh-tokens']
    const lists = await Promise.all(paths.map((path) => manage('GET', `users/${user_id}/${path}`)))
    return lists.map(({ body }) => (body.sessions ?? body.tokens ?? body).length)
  }

  const grantsOf = async (user_id: string) => {
    const query = new URLSearchParams({ user_id })
    return (await manage('GET', `grants?${query}`)).body as readonly unknown[]
  }

  const refresh = (refresh_token: string) =>
    exchange(server, app, { grant_type: 'refresh_token', refresh_token })

  it('by verifying the address ends all other sessions, tokens and grants', async () => {
    const email = newEmail()
    const { user_id, refreshToken } = await strangers(email)
    expect(await leftOf(user_id)).toEqual([2, 1, 1])
    const owner = createVisitor(server)
    const page = await owner.visit(await linkTo(server, email, '/lo/verify_email'))
    expect((await owner.submit(page, {})).status).toBe(200)
    expect(await leftOf(user_id)).toEqual([0, 0, 0])
    expect(await grantsOf(user_id)).toEqual([])
    expect((await refresh(refreshToken)).body.error).toBe('invalid_grant')
  })

  /** The user sets a new password by the link in a mail. */
  async function recover(email: string, changed = 'Another-Horse-8-Battery') {
    await signUp({ email }, 'change_password')
    const owner = createVisitor(server)
    const page = await owner.visit(await linkTo(server, email, '/lo/reset'))
    await owner.submit(page, { password: changed, password_again: changed })
    expect((await logIn(email, changed)).status).toBe(200)
  }

  it('by a new password ends all other sessions, tokens and grants', async () => {
    const email = newEmail()
    const { user_id, refreshToken } = await strangers(email)
    await recover(email)
    expect(await leftOf(user_id)).toEqual([0, 0, 0])
    expect(await grantsOf(user_id)).toEqual([])
    expect((await refresh(refreshToken)).body.error).toBe('invalid_grant')
  })

  it.each(['primary', 'linked'])('has it alone, if it was the %s one', async (place) => {
    const [email, theirs] = [newEmail(), newEmail()]
    const [{ user_id }, { user_id: other }] = [await strangers(email), await strangers(theirs)]
    await manage('PATCH', `users/${other}`, { email_verified: true })
    const [userId = '', linked] = place === 'primary' ? [user_id, other] : [other, user_id]
    const [provider, id] = linked.split('|')
    await manage('POST', `users/${userId}/identities`, { provider, user_id: id })
    const account = { userId, connectionId: app.connectionId, providerUserId: 'theirs' }
    await server.tenant.write(({ connectedAccounts }) =>
      connectedAccounts.connect({ ...account, scopes: [], tokens: {} }),
    )
    await recover(email)
    expect(await userOf(email)).toMatchObject({ user_id, identities: [{ connection }] })
    const { body } = await manage('GET', `users/${user_id}/connected-accounts`)
    expect(body.connected_accounts).toEqual([])
    expect((await userOf(theirs)).user_id).toBe(other)
  })

  it('in the browser of the sign-up keeps sessions and tokens', async () => {
    const email = newEmail()
    const { user_id, visitor } = await strangers(email)
    const page = await visitor.visit(await linkTo(server, email, '/lo/verify_email'))
    expect((await visitor.submit(page, {})).status).toBe(200)
    expect(await leftOf(user_id)).toEqual([2, 1, 1])
  })
})

describe('a link of an e-mail', () => {
  const ticket = async (kind: 'email-verification' | 'password-change', user_id: string) => {
    const { body } = await manage('POST', `tickets/${kind}`, { user_id })
    return body.ticket as string
  }
  const changed = 'Another-Horse-8-Battery'

  it('changes nothing by GET and HEAD', async () => {
    const email = newEmail()
    await signUp({ email })
    const { user_id } = await userOf(email)
    const link = await ticket('email-verification', user_id)
    for (const method of ['GET', 'HEAD']) {
      expect((await server.fetch(link, { method })).status).toBe(200)
    }
    expect((await userOf(email)).email_verified).toBe(false)
    const visitor = createVisitor(server)
    const page = await visitor.visit(link)
    expect((await visitor.submit(page, {})).text).toContain('is confirmed')
    expect((await visitor.visit(link)).text).toContain('Already confirmed')
  })

  it.each([
    [
      'another one was used',
      async (_: string, links: readonly string[]) => {
        const visitor = createVisitor(server)
        const page = await visitor.visit(links[0] ?? '')
        const done = await visitor.submit(page, { password: changed, password_again: changed })
        expect(done.status).toBe(200)
      },
    ],
    [
      'the password was changed',
      async (user_id: string) => {
        await manage('PATCH', `users/${user_id}`, { password: changed })
      },
    ],
    [
      'the address was changed',
      async (user_id: string) => {
        await manage('PATCH', `users/${user_id}`, { email: newEmail() })
      },
    ],
  ] as const)('expires when %s', async (_, end) => {
    const email = newEmail()
    await signUp({ email })
    const { user_id } = await userOf(email)
    const kinds = ['password-change', 'password-change', 'email-verification'] as const
    const links: string[] = []
    for (const kind of kinds) links.push(await ticket(kind, user_id))
    await end(user_id, links)
    for (const link of links.slice(1)) {
      expect((await createVisitor(server).visit(link)).status).toBe(400)
    }
  })
})

describe('a client', () => {
  it.each([
    ['connection', 'nowhere'],
    ['organization', 'org_8Hq2vXcT6mKwZ4pB'],
  ])('that refers to an unknown %s is refused', async (name, value) => {
    const url = authorizeUrl(server.tenant, app, { [name]: value })
    const { isAway, url: back } = await createVisitor(server).visit(url)
    expect([isAway, back.searchParams.get('error')]).toEqual([true, 'invalid_request'])
  })

  it('that requests one of its connections shows that connection', async () => {
    const url = authorizeUrl(server.tenant, app, { connection: named })
    expect((await createVisitor(server).visit(url)).status).toBe(200)
  })
})

describe('a connection whose users cannot change their password themselves', () => {
  const closed = 'closed'
  const email = newEmail()
  let userId: string
  beforeAll(async () => {
    const options = { disable_self_service_change_password: true }
    const enabled_clients = [app.clientId]
    await manage('POST', 'connections', {
      name: closed,
      strategy: 'auth0',
      options,
      enabled_clients,
    })
    const user = await manage('POST', 'users', { connection: closed, email, password })
    userId = user.body.user_id
  })

  it('has no link on the log-in page, and sends no e-mail', async () => {
    const visitor = createVisitor(server)
    const open = await visitor.visit(authorizeUrl(server.tenant, app, { connection: named }))
    const page = await visitor.visit(authorizeUrl(server.tenant, app, { connection: closed }))
    const hasLink = [open, page].map(({ text }) => text.includes('/reset-password'))
    expect(hasLink).toEqual([true, false])
    const form = await visitor.visit(page.url.href.replace(/\/login$/, '/reset-password'))
    expect((await visitor.submit(form, { username: email })).status).toBe(200)
    const path = `logs?q=${encodeURIComponent(`type:fcpr AND user_name:"${email}"`)}`
    await until('an entry', async () => (await manage('GET', path)).body.length === 1)
    expect((await manage('GET', path)).body[0].description).toContain('cannot request it')
  })

  it('refuses requests of applications, and admits tickets of administrators', async () => {
    const { status, body } = await signUp({ connection: closed, email }, 'change_password')
    expect([status, body.error, body.error_description]).toEqual([
      403,
      'access_denied',
      'Users of this connection cannot change their password themselves.',
    ])
    const { ticket } = (await manage('POST', 'tickets/password-change', { user_id: userId })).body
    expect((await createVisitor(server).visit(ticket)).status).toBe(200)
  })
})

describe('the page for an e-mailed code', () => {
  it('resends the code by a form, without a script', async () => {
    const name = newName()
    await manage('POST', 'connections', {
      name,
      strategy: 'email',
      enabled_clients: [app.clientId],
    })
    const email = newEmail()
    const visitor = createVisitor(server)
    const page = await visitor.visit(authorizeUrl(server.tenant, app, { connection: name }))
    const sent = await visitor.submit(page, { email })
    const first = await mailTo(server, email, /\b(\d{6})\b/)
    const [, action = ''] =
      /<form class="more" method="post" action="([^"]+)"/.exec(sent.text) ?? []
    expect(action).toMatch(/\/email$/)
    const again = await visitor.submit(
      { ...sent, text: sent.text.slice(sent.text.indexOf('<form class="more"')) },
      {},
    )
    expect(again.status).toBe(200)
    await until('another code', async () => {
      return (await mailTo(server, email, /\b(\d{6})\b/)) !== first
    })
  })
})

describe('an administrator', () => {
  it('sends an e-mail that verifies the address of a new user, and a new address', async () => {
    const [email, next] = [newEmail(), newEmail()]
    const user = { connection, email, password, verify_email: true }
    const { body } = await manage('POST', 'users', user)
    expect(await linkTo(server, email, '/lo/verify_email')).toContain('ticket=')
    await manage('PATCH', `users/${body.user_id}`, { email: next, verify_email: true })
    expect(await linkTo(server, next, '/lo/verify_email')).toContain('ticket=')
  })
})

describe('a guesser', () => {
  it('cannot tell by response times how a password was hashed', async () => {
    const email = newEmail()
    const cheap = '$2b$04$kHT4GuIY3nRFYP/GCXMYWeJ0rGcJTGHR7j8Q5fF2JrSvNqkN9nHiO'
    const users = Buffer.from(JSON.stringify([{ email, password_hash: cheap }]))
    await importUsers(server.tenant, app, users)
    const [imported, unknown]: [number[], number[]] = [[], []]
    const timeOf = async (username: string, all: number[]) => {
      const begunMs = performance.now()
      expect((await logIn(username, 'wrong')).status).toBe(400)
      all.push(performance.now() - begunMs)
    }
    // Alternating, so that other load slows both; fewer attempts than are blocked.
    for (let at = 0; at < 9; at += 1) {
      await timeOf(email, imported)
      await timeOf('somebody@example.com', unknown)
    }
    const median = (all: number[]) => all.sort((one, other) => one - other)[4] ?? 0
    const ratio = median(imported) / median(unknown)
    expect(Math.max(ratio, 1 / ratio)).toBeLessThan(1.5)
  })
})
