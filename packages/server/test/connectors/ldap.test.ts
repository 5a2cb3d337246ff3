/** Log-in with the password of a directory, at a real slapd of OpenLDAP. */

import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Connectors } from '@latchkey/server/connectors/connectors'
import {
  createVisitor,
  receiverCaFile,
  receiverTrust,
  startTestServer,
  type TestServer,
  withoutRateLimits,
} from '@latchkey/testkit'
import { authorizeUrl, createApplication } from '../authentication/application.ts'
import { freePort } from '../free-port.ts'
import { certifiedKey } from '../key-pems.ts'
import { conformsToConnectors } from './conformance.ts'
import { alertOf, hasLoggedIn, logInBy, openDirectory, slapdOptions } from './directory-users.ts'
import { lastEntries } from './last-entries.ts'
import {
  administrator,
  base,
  groups,
  hasSlapd,
  passwordOf,
  people,
  type Slapd,
  startSlapd,
} from './slapd.ts'

// Skipped without OpenLDAP (apt-get install slapd).
const test = hasSlapd ? it : it.skip

let server: TestServer
let slapd: Slapd
beforeAll(async () => {
  if (!hasSlapd) return
  slapd = await startSlapd()
  server = await startTestServer({
    config: { ...(await receiverTrust()), rateLimits: withoutRateLimits },
  })
}, 120_000)
afterAll(async () => {
  await server?.stop()
  await slapd?.stop()
})

let made = 0
async function newPerson(attributes: Readonly<Record<string, string | string[]>> = {}) {
  made += 1
  const uid = `person-${made}`
  const dn = await slapd.addPerson(uid, attributes)
  return { uid, dn, password: passwordOf(uid) }
}

const open = (ldap: object = {}, options: Readonly<Record<string, unknown>> = {}) =>
  openDirectory(server, { ...slapdOptions(slapd), ...ldap }, options)

async function userBy(email: string) {
  const query = new URLSearchParams({ q: `email:"${email}"` })
  return (await server.tenant.request('GET', `/api/v2/users?${query}`)).body[0]
}

const wrong = 'Incorrect username, email address or password.'

if (hasSlapd) {
  conformsToConnectors(
    {
      strategy: 'ad',
      connector: new Connectors().require('ad'),
      required: () => ({
        ldap: { ...slapdOptions(slapd), bind_dn: administrator.dn },
        ldap_bind_password: administrator.password,
      }),
      options: { user_id_attribute: 'uid' },
      foreignOption: { passwordPolicy: 'good' },
      newPerson: async () => `${(await newPerson()).uid}@example.com`,
      logIn: (visitor, page, email) =>
        visitor.submit(page, {
          username: email,
          password: passwordOf(email.split('@')[0] ?? ''),
        }),
      async signUp(visitor, page) {
        const { uid, password } = await newPerson()
        return visitor.submit(page, { username: uid, password })
      },
    },
    () => server,
  )
}

describe('a user of a directory', () => {
  test('logs in, and has the profile of the entry', async () => {
    const at = await open()
    const { uid, password } = await newPerson({ givenName: 'Ada', sn: 'Lovelace' })
    expect(hasLoggedIn(await logInBy(server, at, uid, password))).toBe(true)
    const user = await userBy(`${uid}@example.com`)
    const profile = { nickname: uid, given_name: 'Ada', family_name: 'Lovelace' }
    expect(user).toMatchObject({ ...profile, email_verified: false })
    expect(user.user_id).toMatch(new RegExp(`^ad\\|${at.connection}\\|[0-9a-f-]{36}$`))
    // Entries of the same millisecond have no order.
    const entries = await lastEntries(server.tenant, 3)
    const logIn = { type: 's', connection: at.connection, strategy: 'ad' }
    expect(entries).toContainEqual(expect.objectContaining(logIn))
  })

  test('is the same at the next log-in, by any name, with the new profile', async () => {
    const at = await open({}, { fieldsMap: { nickname: 'employeeNumber' } })
    const { uid, dn, password } = await newPerson({ employeeNumber: '7' })
    await logInBy(server, at, uid, password)
    const before = await userBy(`${uid}@example.com`)
    expect(before.nickname).toBe('7')
    await slapd.change((client) => client.modifyDN(dn, `uid=${uid}-renamed`))
    const typed = `  ${uid.toUpperCase()}@EXAMPLE.com `
    expect(hasLoggedIn(await logInBy(server, at, typed, password))).toBe(true)
    const after = await userBy(`${uid}@example.com`)
    expect([after.user_id, after.logins_count]).toEqual([before.user_id, 2])
  })

  test('has the groups of the directory, which each log-in replaces', async () => {
    const at = await open()
    const { uid, dn, password } = await newPerson()
    const names = ['Weavers, of Derby', 'Ärzte', 'a + b = c \\ d']
    const dns = names.map((name) => `cn=${name.replace(/[,+=\\]/g, '\\$&')},${groups}`)
    await slapd.change(async (client) => {
      for (const [at, name] of dns.entries()) {
        await client.add(name, { objectClass: 'groupOfNames', cn: names[at] ?? '', member: dn })
      }
    })
    await logInBy(server, at, uid, password)
    expect((await userBy(`${uid}@example.com`)).groups).toEqual([...names].sort())
    await slapd.change((client) => client.del(dns[0] ?? ''))
    const search = await open({ groups: 'member', group_base_dn: groups })
    await logInBy(server, at, uid, password)
    expect((await userBy(`${uid}@example.com`)).groups).toEqual(names.slice(1).sort())
    await logInBy(server, search, uid, password)
    const query = new URLSearchParams({ q: `identities.connection:"${search.connection}"` })
    const { body } = await server.tenant.request('GET', `/api/v2/users?${query}`)
    expect(body[0].groups).toEqual(names.slice(1).sort())
  })

  test('is found by the domain of the address, beside a database', async () => {
    const at = await open({}, { domain_aliases: ['example.com'] })
    const { uid, password } = await newPerson()
    const visitor = createVisitor(server)
    const first = await visitor.visit(authorizeUrl(server.tenant, at.app))
    expect(first.text).not.toContain('type="password"')
    const second = await visitor.submit(first, { username: `${uid}@example.com` })
    expect(second.text).toContain(`value="${uid}@example.com"`)
    expect(second.text).toContain('type="password"')
    const end = await visitor.submit(second, { username: `${uid}@example.com`, password })
    expect(hasLoggedIn(end)).toBe(true)
  })

  test('changes the password at the directory alone', async () => {
    const at = await open()
    const { uid } = await newPerson()
    const email = `${uid}@example.com`
    const json = { client_id: at.app.clientId, connection: at.connection, email }
    const path = '/dbconnections/change_password'
    expect(await server.tenant.request('POST', path, { token: null, json })).toMatchObject({
      status: 403,
      body: {
        error_description: 'Users of this connection cannot change their password themselves.',
      },
    })
    const visitor = createVisitor(server)
    const page = await visitor.visit(
      authorizeUrl(server.tenant, at.app, { connection: at.connection }),
    )
    expect(page.text).not.toContain('reset-password')
  })

  test('gets tokens by the password grant', async () => {
    const at = await open()
    const { uid, password } = await newPerson()
    await server.tenant.request('PATCH', `/api/v2/clients/${at.app.clientId}`, {
      json: { grant_types: ['http://auth0.com/oauth/grant-type/password-realm'] },
    })
    const grant = (secret: string) =>
      server.tenant.request('POST', '/oauth/token', {
        token: null,
        form: {
          grant_type: 'http://auth0.com/oauth/grant-type/password-realm',
          client_id: at.app.clientId,
          client_secret: at.app.clientSecret,
          realm: at.connection,
          username: uid,
          password: secret,
          scope: 'openid',
        },
      })
    expect(await grant(password)).toMatchObject({ status: 200 })
    expect(await grant('another')).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant', error_description: 'Wrong email or password.' },
    })
  })
})

describe('an application with its own form', () => {
  const page = 'https://app.example.com'
  const realmType = 'http://auth0.com/oauth/grant-type/password-realm'

  async function openForm(ldap: object = {}) {
    const at = await open(ldap)
    await server.tenant.request('PATCH', `/api/v2/clients/${at.app.clientId}`, {
      json: { cross_origin_authentication: true, web_origins: [page] },
    })
    const visitor = createVisitor(server)
    const send = async (username: string, secret: string, credentials: object = {}) => {
      const response = await server.fetch(`${server.tenant.baseUrl}/co/authenticate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: page },
        body: JSON.stringify({
          client_id: at.app.clientId,
          credential_type: realmType,
          realm: at.connection,
          username,
          password: secret,
          ...credentials,
        }),
      })
      visitor.receive(response)
      return { status: response.status, body: (await response.json()) as Record<string, string> }
    }
    return { ...at, visitor, send }
  }

  test('logs a user in by a ticket', async () => {
    const { app, connection, visitor, send } = await openForm()
    const { uid, password } = await newPerson()
    const { status, body } = await send(uid, password)
    expect(status).toBe(200)
    expect(await userBy(`${uid}@example.com`)).not.toHaveProperty('logins_count')
    const login_ticket = body.login_ticket ?? ''
    const end = await visitor.visit(authorizeUrl(server.tenant, app, { login_ticket }))
    expect(hasLoggedIn(end)).toBe(true)
    const user = await userBy(`${uid}@example.com`)
    expect(user).toMatchObject({ logins_count: 1, identities: [{ connection }] })
  })

  test('logs a user in at the default directory', async () => {
    const { connection, send } = await openForm()
    const { uid, password } = await newPerson()
    const settings = (default_directory: string) =>
      server.tenant.request('PATCH', '/api/v2/tenants/settings', { json: { default_directory } })
    await settings(connection)
    try {
      expect((await send(uid, password, { credential_type: 'password' })).status).toBe(200)
    } finally {
      await settings('')
    }
  })

  test('learns why nobody is logged in', async () => {
    const { send } = await openForm()
    const { uid, password } = await newPerson()
    expect(await send(uid, 'another')).toMatchObject({
      status: 403,
      body: { error: 'access_denied', error_description: 'Wrong email or password.' },
    })
    const away = await openForm({ urls: [`ldaps://localhost:${await freePort()}`] })
    expect(await away.send(uid, password)).toMatchObject({
      status: 503,
      body: {
        error: 'temporarily_unavailable',
        error_description: 'The directory of the connection does not respond.',
      },
    })
    const misled = await openForm({ base_dn: `ou=none,${base}` })
    expect(await misled.send(uid, password)).toMatchObject({
      status: 403,
      body: { error: 'unauthorized' },
    })
  })
})

describe('a log-in is refused', () => {
  test('with a wrong or an empty password, and for nobody, with the same words', async () => {
    const at = await open()
    const { uid } = await newPerson()
    const typed = [
      [uid, 'another'],
      [uid, ''],
      ['nobody', 'another'],
      ['*', passwordOf('*')],
      [`${uid})(uid=*`, passwordOf(uid)],
      ['*)(uid=*', passwordOf(uid)],
      ['\\2a', passwordOf(uid)],
      [`uid=${uid},${people}`, passwordOf(uid)],
    ] as const
    for (const [name, secret] of typed) {
      const end = await logInBy(server, at, name, secret)
      expect([name, end.isAway, end.status]).toEqual([name, false, 400])
      expect(alertOf(end)).toContain(wrong)
      const [entry] = await lastEntries(server.tenant)
      expect(entry).toMatchObject({ connection: at.connection, strategy: 'ad' })
      expect(JSON.stringify(entry)).not.toContain(passwordOf(uid))
    }
  })

  test('if several entries match', async () => {
    const at = await open()
    const { uid, password } = await newPerson()
    await newPerson({ mail: uid })
    const end = await logInBy(server, at, uid, password)
    expect(alertOf(end)).toContain(wrong)
    const [entry] = await lastEntries(server.tenant)
    expect(entry).toMatchObject({ type: 'fu', description: 'Several entries match the user' })
  })

  test('after too many wrong passwords, however the name is written', async () => {
    const at = await open()
    const { uid, password } = await newPerson()
    const path = '/api/v2/attack-protection/brute-force-protection'
    const before = (await server.tenant.request('GET', path)).body
    await server.tenant.request('PATCH', path, {
      json: { enabled: true, max_attempts: 3, shields: ['block'] },
    })
    try {
      // Directories ignore case and soft hyphens (RFC 4518).
      for (const name of [uid, uid.toUpperCase(), `${uid}@example.com`]) {
        await logInBy(server, at, name, 'another')
      }
      const end = await logInBy(server, at, uid, password)
      expect([hasLoggedIn(end), end.status]).toEqual([false, 400])
      expect(alertOf(end)).not.toContain(wrong)
    } finally {
      await server.tenant.request('PATCH', path, { json: before })
    }
  })
})

describe('a directory', () => {
  const failing = async (ldap: object, options = {}) => {
    const at = await open(ldap, options)
    const { uid, password } = await newPerson()
    const end = await logInBy(server, at, uid, password)
    expect(hasLoggedIn(end)).toBe(false)
    const [entry] = await lastEntries(server.tenant)
    expect(entry).toMatchObject({ type: 'f', connection: at.connection })
    return { status: end.status, description: String(entry.description) }
  }

  test('is asked by StartTLS', async () => {
    const at = await open({ urls: [`ldap://localhost:${slapd.port}`] })
    const { uid, password } = await newPerson()
    expect(hasLoggedIn(await logInBy(server, at, uid, password))).toBe(true)
  })

  test('is asked without TLS in a private network that the operator lists', async () => {
    const at = await open({ urls: [`ldap://localhost:${slapd.port}`], tls: 'none' })
    const { uid, password } = await newPerson()
    expect(hasLoggedIn(await logInBy(server, at, uid, password))).toBe(true)
  })

  test('is trusted by the CA of the connection alone', async () => {
    const own = await readFile(await receiverCaFile(), 'utf8')
    const at = await open({ ca_certificates: own })
    const { uid, password } = await newPerson()
    expect(hasLoggedIn(await logInBy(server, at, uid, password))).toBe(true)
    const { certificate } = await certifiedKey('another.example.com', new Date('2040-01-01'))
    for (const urls of [
      [`ldaps://localhost:${slapd.tlsPort}`],
      [`ldap://localhost:${slapd.port}`],
    ]) {
      const { description } = await failing({ urls, ca_certificates: certificate })
      expect(description).toContain('is not trusted. Add its CA to `ca_certificates`.')
    }
  })

  test('is not trusted under another name', async () => {
    const other = await startSlapd('directory.example.com')
    try {
      const { description } = await failing({ urls: [`ldaps://localhost:${other.tlsPort}`] })
      expect(description).toContain('is for another name')
    } finally {
      await other.stop()
    }
  })

  test.each([
    ['the password of the account', {}, { ldap_bind_password: 'x' }, 'refuses `bind_dn`'],
    ['the name of the account', { bind_dn: `cn=none,${base}` }, {}, 'refuses `bind_dn`'],
    ['the base', { base_dn: `ou=none,${base}` }, {}, 'has no entry `base_dn`'],
    ['a base of another server', { base_dn: 'dc=elsewhere,dc=org' }, {}, 'base_dn'],
    ['an attribute of the identifier', {}, { user_id_attribute: 'title' }, 'user_id_attribute'],
  ])('with another setting than it has is named in the log: %s', async (_, ldap, options, said) => {
    const { description, status } = await failing(ldap, options)
    expect(description).toContain(said)
    expect(status).toBe(400)
  })

  test('that is away is replaced by the next one', async () => {
    const gone = `ldaps://localhost:${await freePort()}`
    const at = await open({ urls: [gone, `ldaps://localhost:${slapd.tlsPort}`] })
    const { uid, password } = await newPerson()
    expect(hasLoggedIn(await logInBy(server, at, uid, password))).toBe(true)
    const { status, description } = await failing({ urls: [gone] })
    expect(status).toBe(503)
    expect(description).toContain('The connection was refused.')
  })

  test('that does not answer ends the log-in in time', async () => {
    const at = await open()
    const { uid, password } = await newPerson()
    slapd.freeze()
    try {
      const end = await logInBy(server, at, uid, password)
      expect(end.status).toBe(503)
    } finally {
      slapd.thaw()
    }
    expect(hasLoggedIn(await logInBy(server, at, uid, password))).toBe(true)
  })

  test('at an address that the operator does not permit is not asked', async () => {
    const { description, status } = await failing({ urls: ['ldaps://169.254.169.254'] })
    expect(status).toBe(503)
    expect(description).toContain('not in an allowed network')
  })

  test('is tested by an administrator, who sees the entry and the groups', async () => {
    const at = await open()
    const { uid, dn, password } = await newPerson()
    const group = { objectClass: 'groupOfNames', cn: `Group of ${uid}`, member: dn }
    await slapd.change((client) => client.add(`cn=${group.cn},${groups}`, group))
    const { body } = await server.tenant.request('POST', `/api/v2/connections/${at.id}/tests`)
    const visitor = createVisitor(server)
    const page = await visitor.visit(body.url)
    const end = await visitor.submit(page, { username: uid, password })
    for (const text of ['The log-in succeeded.', `ad|${at.connection}|`, uid, group.cn]) {
      expect(end.text).toContain(text)
    }
    expect(end.text).not.toContain(password)
    expect(await userBy(`${uid}@example.com`)).toBeUndefined()
    const refused = await visitor.submit(page, { username: uid, password: 'another' })
    expect(refused.text).toContain('The directory refuses the user')
    const other = await createVisitor(server).visit('/login/connection-test?ticket=unknown')
    expect(other.status).toBe(400)
  })

  test('never returns the password of its account', async () => {
    const at = await open()
    const { body } = await server.tenant.request('GET', `/api/v2/connections/${at.id}`)
    expect(body.options.ldap.bind_dn).toBeTruthy()
    expect(body.options).not.toHaveProperty('ldap_bind_password')
    const json = { options: { ...body.options, ldap: slapdOptions(slapd) } }
    await server.tenant.request('PATCH', `/api/v2/connections/${at.id}`, { json })
    const { uid, password } = await newPerson()
    expect(hasLoggedIn(await logInBy(server, at, uid, password))).toBe(true)
  })
})

test.each([
  [{ urls: ['ldaps://u:p@localhost'] }, 'urls'],
  [{ urls: ['https://localhost'] }, 'urls'],
  [{ user_filter: '(uid=*' }, 'user_filter'],
  [{ user_filter: '(&(uid=a)(' }, 'user_filter'],
  [{ ca_certificates: 'no certificate' }, 'ca_certificates'],
  [{ login_attributes: ['uid)('] }, 'login_attributes'],
])('options that could log nobody in are refused: %j', async (ldap, member) => {
  const app = await createApplication(server.tenant)
  const options = { ldap: { ...slapdOptions(slapd), ...ldap } }
  const json = { name: `refused-${app.clientId}`, strategy: 'ad', options }
  const { status, body } = await server.tenant.request('POST', '/api/v2/connections', { json })
  expect(status).toBe(400)
  expect(body.message).toContain(member)
})
