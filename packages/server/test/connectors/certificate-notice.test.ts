/** The e-mail to administrators before the certificate of a SAML identity provider ends. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, startTestServer, type TestServer, until } from '@latchkey/testkit'
import { createAdministrator } from '../administrator.ts'
import { authorizeUrl, createApplication } from '../authentication/application.ts'
import { mailTo } from '../authentication/mail-to.ts'
import { certifiedKey } from '../key-pems.ts'
import { createSamlUpstream, encryptAssertion } from './saml-upstream.ts'

const dayMs = 24 * 60 * 60 * 1000

type Key = Awaited<ReturnType<typeof certifiedKey>>
let server: TestServer
let ours: Key
beforeAll(async () => {
  server = await startTestServer()
  ours = await certifiedKey('latchkey.example.com', new Date('2040-01-01'))
  await createAdministrator(server.tenant, 'root@example.com')
})
afterAll(() => server.stop())

const inDays = (days: number) => new Date(Date.now() + days * dayMs)

/** A connection whose identity provider has these certificates, and signs by the first. */
async function connect(name: string, ...keys: readonly Key[]) {
  const [first] = keys
  if (!first) throw new Error('No key')
  const app = await createApplication(server.tenant)
  const upstream = createSamlUpstream(first)
  const json = {
    name,
    strategy: 'samlp',
    options: {
      ...upstream.options,
      signingCert: keys.map(({ certificate }) => certificate),
      decryptionKey: { key: ours.privateKey, cert: ours.certificate },
    },
    enabled_clients: [app.clientId],
  }
  const { body } = await server.tenant.request('POST', '/api/v2/connections', { json })
  expect(body.message).toBeUndefined()
  const path = `/api/v2/connections/${body.id}`
  const optionsNow = async () => (await server.tenant.request('GET', path)).body.options
  return {
    path,
    optionsNow,
    toldAt: async () => (await optionsNow()).cert_rollover_notification,
    async logIn() {
      const visitor = createVisitor(server)
      const away = await visitor.visit(authorizeUrl(server.tenant, app, { connection: name }))
      const { SAMLResponse = '', ...fields } = await upstream.logIn(away.url, 'ada')
      const encrypted = encryptAssertion(SAMLResponse, ours.certificate, 'aes-256-gcm')
      const posted = await server.fetch(`${server.tenant.baseUrl}/login/callback`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ ...fields, SAMLResponse: encrypted }).toString(),
        redirect: 'manual',
      })
      const end = await visitor.visit(posted.headers.get('location') ?? '')
      expect(end.url.searchParams.get('code')).toBeTruthy()
    },
  }
}

const mailCount = async () =>
  (await readdir(join(server.dataFolder, 'mails')).catch(() => [])).length

describe('a certificate of an identity provider that ends within 30 days', () => {
  it('is told of at a log-in, once a week, and the time is stored', async () => {
    const { path, toldAt, optionsNow, logIn } = await connect(
      'Old',
      await certifiedKey('a', inDays(20)),
    )
    await logIn()
    const body = await mailTo(server, 'root@example.com', /connection (Old at [\s\S]*)/)
    const format = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })
    expect(body).toContain(`ends on ${format.format(inDays(20))}`)
    expect(Date.now() - Date.parse(await toldAt())).toBeLessThan(60_000)
    const q = encodeURIComponent('type:w AND connection:Old')
    const { body: entries } = await server.tenant.request('GET', `/api/v2/logs?q=${q}`)
    expect(entries[0].description).toContain('The certificate of the identity provider ends at')

    // What a tool that replaces the options sends has no time, and causes no mail.
    const { cert_rollover_notification: told, ...options } = await optionsNow()
    await server.tenant.request('PATCH', path, { json: { options } })
    await logIn()
    await until('the time is there again', async () => (await toldAt()) !== undefined)
    expect(await toldAt()).toBe(told)
    await logIn()
    const earlier = await mailCount()
    // As after a week: the clock cannot move, because the identity provider has its own.
    await server.database.query(`delete from attempts where subject like 'warned of certificate%'`)
    const cert_rollover_notification = inDays(-8).toISOString()
    const json = { options: { ...options, cert_rollover_notification } }
    await server.tenant.request('PATCH', path, { json })
    await logIn()
    await until('the next mail', async () => (await mailCount()) > earlier)
    expect(await mailCount()).toBe(earlier + 1)
  })

  it('is not told of if another one ends later', async () => {
    const keys = [await certifiedKey('b', inDays(20)), await certifiedKey('c', inDays(400))]
    const { toldAt, logIn } = await connect('New', ...keys)
    const earlier = await mailCount()
    await logIn()
    await connect('Last', await certifiedKey('d', inDays(10))).then((last) => last.logIn())
    await mailTo(server, 'root@example.com', /connection (Last at)/)
    expect([await toldAt(), await mailCount()]).toEqual([undefined, earlier + 1])
  })
})
