/** What remains of a log-in with the password of a directory when an account may be linked. */

import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  type Receiver,
  receiverTrust,
  type Sight,
  startReceiver,
  startTestServer,
  type TestServer,
  withoutRateLimits,
} from '@latchkey/testkit'
import {
  type Application,
  authorizeUrl,
  createUser,
  exchange,
  password,
} from '../authentication/application.ts'
import { alertOf, openDirectory, slapdOptions } from './directory-users.ts'
import { lastEntries } from './last-entries.ts'
import { hasSlapd, passwordOf, type Slapd, startSlapd } from './slapd.ts'
import { createToyConnector, startToyUpstream, type ToyUpstream } from './toy-upstream.ts'

// Skipped without OpenLDAP (apt-get install slapd).
const test = hasSlapd ? it : it.skip

const leaked = 'Leaked-Horse-9-Battery'
const hash = createHash('sha1').update(leaked).digest('hex').toUpperCase()

let server: TestServer
let slapd: Slapd
let list: Receiver
let upstream: ToyUpstream
beforeAll(async () => {
  if (!hasSlapd) return
  slapd = await startSlapd()
  upstream = await startToyUpstream()
  list = await startReceiver((_, response) => {
    const isOurs = response.req.url === `/range/${hash.slice(0, 5)}`
    response.writeHead(200).end(isOurs ? `${hash.slice(5)}:42` : '')
  })
  const leakedPasswordsUrl = new URL('/range/', list.url).href
  server = await startTestServer({
    connectors: { oauth2: createToyConnector(() => upstream.origin) },
    config: { ...(await receiverTrust()), leakedPasswordsUrl, rateLimits: withoutRateLimits },
  })
}, 120_000)
afterAll(async () => {
  await server?.stop()
  await slapd?.stop()
  await upstream?.stop()
  await list?.kill()
})

let made = 0

/** A user of a database, and one of a directory with the same address who logs in. */
async function arrive(secret?: string) {
  made += 1
  const uid = `both-${made}`
  const email = `${uid}@example.com`
  await slapd.addPerson(uid, secret === undefined ? {} : { userPassword: secret })
  const options = { should_trust_email_verified_connection: 'always_set_emails_as_verified' }
  const at = await openDirectory(server, slapdOptions(slapd), options)
  const userId = await createUser(server.tenant, email)
  await server.tenant.request('PATCH', `/api/v2/users/${encodeURIComponent(userId)}`, {
    json: { email_verified: true },
  })
  const visitor = createVisitor(server)
  const page = await visitor.visit(
    authorizeUrl(server.tenant, at.app, { connection: at.connection }),
  )
  const typed = { username: uid, password: secret ?? passwordOf(uid) }
  return { ...at, email, userId, visitor, offer: await visitor.submit(page, typed) }
}

async function claimsOf(app: Application, end: Sight) {
  const { body } = await exchange(server, app, { code: end.url.searchParams.get('code') ?? '' })
  return JSON.parse(Buffer.from(body.id_token.split('.')[1], 'base64url').toString())
}

describe('the password of a directory authenticates', () => {
  test('a separate account', async () => {
    const { app, connection, visitor, offer } = await arrive()
    expect(offer.text).toContain('You already have an account')
    const end = await visitor.submit(offer, { action: 'separate' })
    const { sub, amr } = await claimsOf(app, end)
    expect(sub).toMatch(new RegExp(`^ad\\|${connection}\\|`))
    expect(amr).toEqual(['pwd'])
  })

  test('with the proof, once the account is linked', async () => {
    const { app, email, userId, visitor, offer } = await arrive()
    const proof = await visitor.submit(offer, { action: 'link' })
    const end = await visitor.submit(proof, { username: email, password })
    const { sub, amr } = await claimsOf(app, end)
    expect([sub, amr]).toEqual([userId, ['pwd']])
  })
})

test('a directory proves `pwd` also if a provider proves the account to link', async () => {
  made += 1
  const uid = `both-${made}`
  const email = `${uid}@example.com`
  await slapd.addPerson(uid)
  const options = { should_trust_email_verified_connection: 'always_set_emails_as_verified' }
  const { app, connection } = await openDirectory(server, slapdOptions(slapd), options)
  const provider = `provider-${made}`
  const enabled_clients = [app.clientId]
  const json = { name: provider, strategy: 'oauth2', enabled_clients, show_as_button: true }
  await server.tenant.request('POST', '/api/v2/connections', { json })
  upstream.person = { sub: uid, email, email_verified: true }
  const first = createVisitor(server)
  const away = await first.visit(authorizeUrl(server.tenant, app, { connection: provider }))
  const { sub } = await claimsOf(app, await first.visit((await upstream.follow(away.url)).href))
  const visitor = createVisitor(server)
  const page = await visitor.visit(authorizeUrl(server.tenant, app, { connection }))
  const offer = await visitor.submit(page, { username: uid, password: passwordOf(uid) })
  const proof = await visitor.submit(offer, { action: 'link' })
  const path = new RegExp(`href="(/u/[^"]*/upstream\\?connection=${provider})"`).exec(proof.text)
  const asked = await visitor.visit(path?.[1] ?? '')
  const end = await visitor.visit((await upstream.follow(asked.url)).href)
  expect(await claimsOf(app, end)).toMatchObject({ sub, amr: ['pwd'] })
})

describe('a leaked password of a directory', () => {
  test('is refused before an account is offered to be linked', async () => {
    const path = '/api/v2/attack-protection/breached-password-detection'
    const guard = (json: object) => server.tenant.request('PATCH', path, { json })
    await guard({ enabled: true, shields: ['block'] })
    try {
      const { connection, offer } = await arrive(leaked)
      expect([offer.isAway, offer.status]).toEqual([false, 400])
      expect(alertOf(offer)).toContain('data breach')
      const [entry] = await lastEntries(server.tenant)
      expect(entry?.type).toBe('pwd_leak')
      const query = new URLSearchParams({ q: `identities.connection:"${connection}"` })
      expect((await server.tenant.request('GET', `/api/v2/users?${query}`)).body).toEqual([])
    } finally {
      await guard({ enabled: false })
    }
  })
})
