import { randomBytes } from 'node:crypto'
import { connect } from 'node:tls'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  type DnsServer,
  patient,
  receiverTrust,
  startDnsServer,
  startTestServer,
  type TestServer,
  until,
} from '@latchkey/testkit'
import { type AcmeTestServer, isIssuedBy, startAcmeServer } from './acme-server.ts'
import { validateDomain } from './validate-domain.ts'

const hourMs = 3_600_000
let aheadMs = 0
const now = () => new Date(Date.now() + aheadMs)

/** Two processes of one database, of which the CA reaches the second. */
let [first, second]: readonly TestServer[] = []
let acme: AcmeTestServer
let dns: DnsServer

const bounds = {
  acmeCheckMs: 50,
  acmePollMs: 20,
  acmeOrderTimeoutMs: patient(5_000),
} as const

async function start(from?: TestServer): Promise<TestServer> {
  const settings = {
    directoryUrl: acme.directoryUrl,
    contact: 'operator@example.com',
    externalAccount: { keyId: 'key-1', hmacKey: externalKey },
  }
  const config = {
    ...(await receiverTrust()),
    acme: settings,
    dnsServers: [dns.address],
    operationsPort: 0,
  }
  const shared = from ? { database: from.database, dataFolder: from.dataFolder } : {}
  return startTestServer({ config, bounds, now, ...shared })
}
const externalKey = randomBytes(32)

beforeAll(async () => {
  dns = await startDnsServer()
  acme = await startAcmeServer(now)
  acme.externalKeys.set('key-1', externalKey)
  first = await start()
  second = await start(first)
  acme.validationPort = second.port
})
afterAll(async () => {
  await second?.stop()
  await first?.stop()
  dns.close()
  await acme.close()
})

const open = (server: TestServer | undefined): TestServer => {
  if (!server) throw new Error('The servers did not start.')
  return server
}
const path = '/api/v2/custom-domains'
const read = async (id: string) => (await open(first).tenant.request('GET', `${path}/${id}`)).body

/** A verified domain, whose certificate is to be issued. */
async function verifyDomain(domain: string, type = 'auth0_managed_certs'): Promise<string> {
  const { tenant } = open(first)
  const { body } = await tenant.request('POST', path, { json: { domain, type } })
  const [{ name, record, domain: at }] = body.verification.methods
  dns.set(name, at, record)
  const id = body.custom_domain_id
  const verified = await tenant.request('POST', `${path}/${id}/verify`)
  expect(verified.body.status).toBe('ready')
  return id
}

const reaches = async (id: string, status: string) =>
  until(`${status} of ${id}`, async () => (await read(id)).certificate?.status === status, 8_000)

/** The certificate that a server has for a host name. */
function certificateOf(server: TestServer, servername: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const { port } = server
    const socket = connect({ host: '127.0.0.1', port, servername, rejectUnauthorized: false })
    socket.once('error', reject)
    socket.once('secureConnect', () => {
      const { raw } = socket.getPeerCertificate()
      socket.destroy()
      resolve(raw)
    })
  })
}

const metrics = async () =>
  (await fetch(`http://127.0.0.1:${open(first).operationsPort}/metrics`)).text()
const rows = async (sql: string, values: readonly unknown[] = []) =>
  (await open(first).database.query(sql, values)).rows
const logged = (type: string) =>
  rows(`select data->'details' as details from logs where type = $1`, [type])

describe('the certificate of a verified custom domain', () => {
  it('is issued once the CA has validated the domain, by whichever process it reaches', async () => {
    acme.badNonces = 1
    acme.lifetimeDays = 0.5
    const id = await verifyDomain('one.example')
    await reaches(id, 'provisioned')
    const { certificate } = await read(id)
    expect(certificate).toEqual({
      status: 'provisioned',
      certificate_authority: 'letsencrypt',
      renews_before: expect.any(String),
    })
    for (const server of [open(first), open(second)]) {
      expect(isIssuedBy(await certificateOf(server, 'one.example'), acme.caPem)).toBe(true)
    }
    expect(acme.issued).toEqual(['one.example'])
    expect(acme.contacts).toEqual(['mailto:operator@example.com'])
    expect(acme.accounts.size).toBe(1)
    const [entry] = await logged('custom_domain_certificate_issued')
    expect(entry?.details).toMatchObject({ domain: 'one.example' })
    const expires = Math.floor(Date.parse(certificate.renews_before) / 1000)
    expect(await metrics()).toContain(
      `latchkey_domain_certificates_first_expiry_seconds ${expires}`,
    )
  })

  it('is stored with its key sealed', async () => {
    const [stored] = await rows('select * from domain_certificates')
    const [account] = await rows('select * from acme_accounts')
    for (const sealed of [stored.sealed_key, account.sealed_key]) expect(sealed).toMatch(/^eyJ/)
    expect(JSON.stringify([stored, account])).not.toContain('PRIVATE KEY')
  })

  it('is renewed ahead of its end, by one process', async () => {
    const before = await certificateOf(open(first), 'one.example')
    aheadMs += 7 * hourMs
    acme.lifetimeDays = 90
    const renewed = () => acme.issued.filter((domain) => domain === 'one.example').length
    expect(renewed()).toBe(1)
    aheadMs += 1.5 * hourMs
    await until('renewal', () => renewed() === 2, 8_000)
    await until(
      'use',
      async () => {
        return !before.equals(await certificateOf(open(second), 'one.example'))
      },
      12_000,
    )
    expect(renewed()).toBe(2)
  }, 40_000)

  it('is not issued while the CA refuses; the reason is shown, and later attempts succeed', async () => {
    acme.refusal = { type: 'rateLimited', detail: 'Too many orders.', retryAfterSeconds: 3_600 }
    const id = await verifyDomain('two.example')
    await reaches(id, 'provisioning_failed')
    expect((await read(id)).certificate.error_msg).toBe(
      'The ACME server refused: Too many orders. (rateLimited)',
    )
    expect((await read(id)).status).toBe('ready')
    expect(await metrics()).toContain('latchkey_domain_certificates_failing 1')
    const [due] = await rows('select work_at from domain_certificates where failures = 1')
    expect(due.work_at.getTime()).toBeGreaterThan(now().getTime() + 3_500_000)
    aheadMs += 3_700_000
    await reaches(id, 'provisioned')
    expect((await read(id)).certificate).not.toHaveProperty('error_msg')
    const [entry] = await logged('custom_domain_certificate_failed')
    expect(entry?.details).toMatchObject({ domain: 'two.example' })
  }, 20_000)

  it('is not issued where the CA does not reach the domain here', async () => {
    acme.validationPort = 1
    const id = await verifyDomain('three.example')
    await reaches(id, 'provisioning_failed')
    expect((await read(id)).certificate.error_msg).toMatch(/The handshake failed/)
    acme.validationPort = open(second).port
    aheadMs += 600_000
    await reaches(id, 'provisioned')
  }, 20_000)

  it('is issued for a new account, where the CA has forgotten the former', async () => {
    acme.forgetAccounts()
    const id = await verifyDomain('four.example')
    await reaches(id, 'provisioning_failed')
    aheadMs += 600_000
    await reaches(id, 'provisioned')
    expect(acme.accounts.size).toBe(1)
  }, 20_000)

  it('is not ordered for a domain whose reverse proxy has it, and ends with the domain', async () => {
    const id = await verifyDomain('edge.example', 'self_managed_certs')
    const gone = await verifyDomain('gone.example')
    await reaches(gone, 'provisioned')
    await open(first).tenant.request('DELETE', `${path}/${gone}`)
    expect(await rows('select * from domain_certificates where domain_id = $1', [gone])).toEqual([])
    expect(await read(id)).not.toHaveProperty('certificate')
    expect(acme.issued).not.toContain('edge.example')
  })
})

it('nobody gets a proof without a pending challenge', async () => {
  const port = open(first).port
  for (const domain of ['one.example', 'unknown.example']) {
    const validation = validateDomain({ domain, port, keyAuthorization: 'guessed' })
    await expect(validation).rejects.toThrow(/The handshake failed/)
  }
})
