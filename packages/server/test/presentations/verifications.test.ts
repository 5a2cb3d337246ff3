import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createAuthority, createSigner, pemOf, readerPurpose } from '@latchkey/mdl'
import {
  createTrustList,
  presentOverOpenId4Vp,
  presentOverWebApi,
  presentToBrowser,
  TestAuthority,
  testLicence,
} from '@latchkey/mdl/wallet'
import {
  startTestServer,
  type TestServer,
  type TestTenant,
  withoutRateLimits,
} from '@latchkey/testkit'
import { requestOnPage } from '../../src/cli/present-on-page.ts'
import {
  type Created,
  createTemplate,
  openRelyingParty,
  presentBy,
  type RelyingParty,
  transportTo,
} from './relying-party.ts'

const nameSpace = 'org.iso.18013.5.1'
const protocols = ['mdoc/webapi/v1.0', 'openid4vp/v1.0', 'dc-api']
const startMs = Date.now()
const claims = { family_name: true, portrait: true, age_over_18: true, given_name: false }

/** A reader's answer, or a page without a request, after the end of a verification. */
const isOver = /answered 410|does not ask for a credential/

let nowMs = startMs
let server: TestServer
let party: RelyingParty
let authority: TestAuthority
let template_id: string
beforeAll(async () => {
  server = await startTestServer({
    config: { rateLimits: withoutRateLimits },
    now: () => new Date(nowMs),
  })
  authority = await TestAuthority.create(new Date(nowMs))
  party = await openRelyingParty(server.tenant)
  template_id = await createTemplate(server.tenant, authority.certificatePem, claims)
})
afterAll(() => server.stop())

const licence = () => authority.issue({ claims: testLicence, now: new Date(nowMs) })

async function begin(protocol: string, more: object = {}): Promise<Created> {
  const { status, body, text } = await party.create({ protocol, template_id, ...more })
  if (status !== 201) throw new Error(text)
  return body
}

async function entriesOf({ verification_id: id }: Created): Promise<object[]> {
  const sql = `select type, data->'details' as details from logs
                where data->'details'->>'verification_id' = $1`
  return (await server.database.query(sql, [id])).rows
}

const stateOf = async ({ verification_id: id }: Created) => (await party.get(id)).body

describe.each(protocols)('%s', (protocol) => {
  it('yields the requested claims, with the presentation as an object and as a string', async () => {
    const verification = await begin(protocol)
    expect(await stateOf(verification)).toEqual({ state: 'pending-engagement' })
    const { status } = await presentBy(server, verification.engagement, licence())
    expect(status).toBe(200)
    const { presentation, ...rest } = await stateOf(verification)
    expect(rest).toEqual({
      state: 'honored',
      claims: {
        [nameSpace]: { family_name: 'Mustermann', portrait: '_9j_2Q', age_over_18: true },
      },
      issuer: 'CN=Test document signer, C=UT',
      completed_at: new Date(nowMs).toISOString(),
    })
    expect(JSON.parse(presentation)['org.iso.18013.5.1.mDL'][nameSpace].age_over_18).toEqual({
      value: true,
      retain: false,
      verified: true,
    })
  })

  it('verifies a document of another type', async () => {
    const docType = 'eu.europa.ec.eudi.pid.1'
    const nothing = await createTemplate(server.tenant, authority.certificatePem, {
      portrait: true,
    })
    const path = `/api/v2/verifiable-credentials/verification/templates/${nothing}`
    const presentation = { [docType]: { [docType]: { family_name: true } } }
    await server.tenant.request('PATCH', path, { json: { presentation } })
    const verification = await begin(protocol, { template_id: nothing })
    const claims = { [docType]: { family_name: 'Mustermann', birth_date: '1984-01-26' } }
    const pid = authority.issue({ docType, claims, now: new Date(nowMs) })
    expect((await presentBy(server, verification.engagement, pid)).status).toBe(200)
    expect((await stateOf(verification)).claims).toEqual({
      [docType]: { family_name: 'Mustermann' },
    })
  })

  it('names the failed check', async () => {
    const verification = await begin(protocol)
    const other = await TestAuthority.create(new Date(nowMs))
    const untrusted = other.issue({ claims: testLicence, now: new Date(nowMs) })
    await presentBy(server, verification.engagement, untrusted).catch(() => undefined)
    expect(await stateOf(verification)).toEqual({
      state: 'error-reader',
      reason: 'issuer_untrusted',
      completed_at: new Date(nowMs).toISOString(),
    })
  })

  it('accepts one response', async () => {
    const { engagement } = await begin(protocol)
    await presentBy(server, engagement, licence())
    await expect(presentBy(server, engagement, licence())).rejects.toThrow(isOver)
  })

  it('accepts one of two concurrent responses', async () => {
    const verification = await begin(protocol)
    const outcomes = await Promise.allSettled(
      [1, 2].map(() => presentBy(server, verification.engagement, licence())),
    )
    const done = outcomes.filter((each) => each.status === 'fulfilled' && each.value.status === 200)
    expect(done).toHaveLength(1)
    expect((await stateOf(verification)).state).toBe('honored')
  })

  it('expires, and its claims are deleted ten minutes after the response', async () => {
    const late = await begin(protocol)
    const verification = await begin(protocol)
    await presentBy(server, verification.engagement, licence())
    nowMs += 5 * 60_000
    expect(await stateOf(late)).toMatchObject({ state: 'error-wallet', reason: 'expired' })
    await expect(presentBy(server, late.engagement, licence())).rejects.toThrow(isOver)
    expect(await stateOf(verification)).toHaveProperty('claims')
    nowMs += 5 * 60_000
    const wiped = await stateOf(verification)
    expect(wiped).toMatchObject({ state: 'honored' })
    expect(wiped).not.toHaveProperty('claims')
    expect(wiped).not.toHaveProperty('presentation')
    nowMs = startMs
  })

  it('uses the template as of its creation', async () => {
    const template = await createTemplate(server.tenant, authority.certificatePem, {
      family_name: true,
    })
    const verification = await begin(protocol, { template_id: template })
    const path = `/api/v2/verifiable-credentials/verification/templates/${template}`
    await server.tenant.request('DELETE', path)
    await presentBy(server, verification.engagement, licence())
    expect((await stateOf(verification)).claims).toEqual({
      [nameSpace]: { family_name: 'Mustermann' },
    })
    const { status } = await party.create({ protocol, template_id: template })
    expect(status).toBe(404)
  })

  it('writes log entries and events without claim values', async () => {
    const verification = await begin(protocol)
    await presentBy(server, verification.engagement, licence())
    const { rows } = await server.database.query(
      `select type, data::text as text from logs where data::text like '%${verification.verification_id}%'
       union all select type, data::text from events where data::text like '%${verification.verification_id}%'`,
    )
    const types = rows.map(({ type }: { type: string }) => type)
    expect(types).toEqual(
      expect.arrayContaining([
        'vdcs_verification_succeeded',
        'latchkey.verification.created',
        'latchkey.verification.updated',
      ]),
    )
    const { rows: stored } = await server.database.query(
      'select v::text as text from verifications v',
    )
    const written = [...rows, ...stored].map(({ text }: { text: string }) => text)
    for (const line of [...written, ...server.log]) {
      expect(line).not.toMatch(/Mustermann|_9j_2Q/)
    }
  })

  it('writes an entry for a verification that fails or expires', async () => {
    const otherAuthority = await TestAuthority.create(new Date(nowMs))
    const failed = await begin(protocol)
    const foreign = otherAuthority.issue({ claims: testLicence, now: new Date(nowMs) })
    await presentBy(server, failed.engagement, foreign).catch(() => undefined)
    const expired = await begin(protocol)
    nowMs += 6 * 60_000
    expect((await stateOf(expired)).state).toBe('error-wallet')
    nowMs = startMs
    const details = { template_id, protocol }
    expect(await entriesOf(failed)).toMatchObject([
      { type: 'vdcs_verification_failed', details: { ...details, reason: 'issuer_untrusted' } },
    ])
    expect(await entriesOf(expired)).toMatchObject([
      { type: 'vdcs_verification_expired', details: { ...details, reason: 'expired' } },
    ])
  })
})

describe('openid4vp/v1.0', () => {
  it.each([
    ['x509_hash', 'direct_post'],
    ['x509_san_dns', 'direct_post'],
    ['x509_san_dns', 'direct_post.jwt'],
  ])(
    'identifies itself by %s, and accepts a response by %s',
    async (client_id_prefix, response_mode) => {
      const verification = await begin('openid4vp/v1.0', { client_id_prefix, response_mode })
      expect(verification.engagement).toContain(`client_id=${client_id_prefix}`)
      await presentBy(server, verification.engagement, licence())
      expect((await stateOf(verification)).state).toBe('honored')
    },
  )

  it('sends the same request again, with the wallet_nonce', async () => {
    const verification = await begin('openid4vp/v1.0')
    const uri = new URL(verification.engagement).searchParams.get('request_uri') ?? ''
    const { pathname } = new URL(uri)
    const send = (form?: Record<string, string>) =>
      server.tenant.request(form ? 'POST' : 'GET', pathname, { token: null, ...(form && { form }) })
    const read = ({ text }: { text: string }) =>
      JSON.parse(Buffer.from(text.split('.')[1] ?? '', 'base64url').toString())
    const [first, again, posted] = [await send(), await send(), await send({ wallet_nonce: 'n-1' })]
    expect(first.headers.get('content-type')).toContain('application/oauth-authz-req+jwt')
    expect(read(again)).toEqual(read(first))
    expect(read(posted)).toEqual({ ...read(first), wallet_nonce: 'n-1' })
    expect(read(first)).not.toHaveProperty('redirect_uri')
    expect(await stateOf(verification)).toEqual({ state: 'pending-mdoc' })
  })

  it('signs with the installed reader certificate', async () => {
    const tenant = await server.addTenant('reader.example.com')
    const day = (days: number) => new Date(nowMs + days * 86_400_000)
    const validity = { notBefore: day(-1), notAfter: day(30) }
    const issuer = await createAuthority({ ...validity, name: 'CN=Readers' })
    const leaf = await createSigner({
      ...validity,
      name: 'CN=Reader',
      issuer,
      purpose: readerPurpose,
      hosts: ['reader.example.com'],
    })
    await tenant.write(({ readerIdentities }) =>
      readerIdentities.upload({
        certificates: pemOf(leaf.certificate) + pemOf(issuer.certificate),
        privateKey: leaf.key.export({ format: 'pem', type: 'pkcs8' }).toString(),
        expiresAt: validity.notAfter,
      }),
    )
    const reader = await openRelyingParty(tenant)
    const template = await createTemplate(tenant, authority.certificatePem, { family_name: true })
    const { body } = await reader.create({ protocol: 'openid4vp/v1.0', template_id: template })
    const digest = createHash('sha256').update(leaf.certificate).digest('base64url')
    expect(new URL(body.engagement).searchParams.get('client_id')).toBe(`x509_hash:${digest}`)
    await presentBy(server, body.engagement, licence())
    expect((await reader.get(body.verification_id)).body.state).toBe('honored')
  })

  it('ignores a bounded number of responses of other sessions', async () => {
    const verification = await begin('openid4vp/v1.0', { response_mode: 'direct_post' })
    const uri = new URL(verification.engagement).searchParams.get('request_uri') ?? ''
    const post = (form: Record<string, string>) =>
      server.tenant.request('POST', new URL(uri).pathname.replace('request', 'response'), {
        token: null,
        form,
      })
    for (const form of [{ state: 'x', error: 'access_denied' }, { vp_token: '{}' }, {}, {}]) {
      expect((await post({ ...form } as Record<string, string>)).status).toBe(400)
      expect((await stateOf(verification)).state).toBe('pending-engagement')
    }
    expect((await post({})).status).toBe(400)
    expect(await stateOf(verification)).toMatchObject({ reason: 'malformed_response' })
  })

  it('stores nothing of the response that the wallet sent', async () => {
    const verification = await begin('openid4vp/v1.0', { response_mode: 'direct_post' })
    const transport = transportTo(server)
    let sent = ''
    const recording: typeof transport = (url, init) => {
      if (init.method === 'POST') sent = String(init.body)
      return transport(url, init)
    }
    await presentOverOpenId4Vp(verification.engagement, licence(), recording)
    expect((await stateOf(verification)).state).toBe('honored')
    const response = JSON.parse(new URLSearchParams(sent).get('vp_token') ?? '{}')
    const [presented = ''] = Object.values<string[]>(response).flat()
    const bytes = Buffer.from(presented, 'base64url')
    expect(bytes.length).toBeGreaterThan(1000)
    const middle = bytes.subarray(300, 345)
    const forms = (['hex', 'base64', 'base64url', 'latin1'] as const).map((each) =>
      middle.toString(each),
    )
    const { rows: tables } = await server.database.query(`
      select table_name as name from information_schema.tables where table_schema = 'public'`)
    for (const { name } of tables) {
      const { rows } = await server.database.query(
        `select row_to_json(t)::text as text from ${name} t`,
      )
      for (const { text } of rows) {
        expect(forms.find((form) => text.includes(form))).toBeUndefined()
      }
    }
    expect(forms.find((form) => server.log.join('\n').includes(form))).toBeUndefined()
  })

  it('reports that the wallet declined', async () => {
    const verification = await begin('openid4vp/v1.0')
    const uri = new URL(verification.engagement).searchParams.get('request_uri') ?? ''
    const { text } = await server.tenant.request('GET', new URL(uri).pathname, { token: null })
    const { state } = JSON.parse(Buffer.from(text.split('.')[1] ?? '', 'base64url').toString())
    const path = new URL(uri).pathname.replace('request', 'response')
    const form = { state, error: 'access_denied' }
    const { status, body } = await server.tenant.request('POST', path, { token: null, form })
    expect([status, body]).toEqual([200, {}])
    expect(await stateOf(verification)).toMatchObject({
      state: 'error-wallet',
      reason: 'wallet_declined',
    })
    expect(await entriesOf(verification)).toMatchObject([
      { type: 'vdcs_verification_failed', details: { template_id, reason: 'wallet_declined' } },
    ])
  })

  it('refuses the response of another session', async () => {
    const [one, other] = [await begin('openid4vp/v1.0'), await begin('openid4vp/v1.0')]
    const transport = transportTo(server)
    const swapped: typeof transport = (url, init) => {
      const to = new URL(other.engagement).searchParams.get('request_uri') ?? ''
      return transport(init.method === 'POST' ? to.replace('request', 'response') : url, init)
    }
    expect((await presentOverOpenId4Vp(one.engagement, licence(), swapped)).status).toBe(400)
    expect((await stateOf(other)).state).toBe('pending-engagement')
  })
})

describe('mdoc/webapi/v1.0', () => {
  it('refuses a wallet whose origin info names another site', async () => {
    const verification = await begin('mdoc/webapi/v1.0')
    const domain = 'https://phishing.example.com'
    const presented = presentOverWebApi(
      verification.engagement,
      licence(),
      transportTo(server),
      domain,
    )
    await expect(presented).rejects.toThrow('answered 400')
    expect(await stateOf(verification)).toMatchObject({ reason: 'origin_mismatch' })
    const ours = await begin('mdoc/webapi/v1.0')
    const { baseUrl } = server.tenant
    await presentOverWebApi(ours.engagement, licence(), transportTo(server), baseUrl)
    expect((await stateOf(ours)).state).toBe('honored')
  })
})

describe('dc-api', () => {
  const open = async (verification: Created) => {
    const page = await server.fetch(verification.page_url)
    const addresses = requestOnPage(await page.text())
    if (!addresses) throw new Error('The page asks for nothing.')
    const request = await (await server.fetch(addresses.request)).text()
    return { ...addresses, request }
  }

  it('requests an encrypted response for pages of this origin only', async () => {
    const verification = await begin('dc-api')
    expect(verification.engagement).toBe(verification.page_url)
    const { request } = await open(verification)
    const claims = JSON.parse(Buffer.from(request.split('.')[1] ?? '', 'base64url').toString())
    expect(claims).toMatchObject({
      response_mode: 'dc_api.jwt',
      expected_origins: [server.tenant.baseUrl],
    })
    expect(claims).not.toHaveProperty('state')
    expect(claims).not.toHaveProperty('response_uri')
  })

  it('refuses a presentation to a page of another origin', async () => {
    const verification = await begin('dc-api')
    const { request, response } = await open(verification)
    const elsewhere = 'https://phishing.example.com'
    await expect(presentToBrowser(request, licence(), elsewhere)).rejects.toThrow('does not have')
    const trusting = presentToBrowser(request, licence(), elsewhere, { trustsEveryOrigin: true })
    const body = new URLSearchParams(await trusting)
    expect((await server.fetch(response, { method: 'POST', body })).status).toBe(400)
    expect(await stateOf(verification)).toMatchObject({ reason: 'device_auth_invalid' })
  })

  it('can be repeated until the wallet has responded', async () => {
    const verification = await begin('dc-api')
    await open(verification)
    expect(await stateOf(verification)).toEqual({ state: 'pending-mdoc' })
    expect((await presentBy(server, verification.engagement, licence())).status).toBe(200)
    expect((await stateOf(verification)).state).toBe('honored')
  })
})

describe('a template that trusts the issuers of a list', () => {
  const dayMs = 86_400_000
  const importList = async (tenant: TestTenant, docTypes: readonly string[], ageMs = 0) => {
    const at = (ms: number) => new Date(nowMs + ms)
    const validity = { notBefore: at(-30 * dayMs), notAfter: at(30 * dayMs) }
    const root = await createAuthority({ ...validity, name: 'CN=List root' })
    const purpose = '1.0.18013.5.1.8'
    const signer = await createSigner({ ...validity, name: 'CN=Signer', issuer: root, purpose })
    const date = at(-ageMs)
    const nextUpdate = at(dayMs - ageMs)
    const bytes = createTrustList({
      signer,
      root,
      authorities: [[authority.authority.certificate, docTypes]],
      date,
      nextUpdate,
    })
    const list = { bytes, roots: pemOf(root.certificate), provider: 'Test', date, nextUpdate }
    return await tenant.write(({ trustLists }) => trustLists.replace('aamva', list))
  }

  it('accepts their documents until the list is a week overdue', async () => {
    const tenant = await server.addTenant('listed.example.com')
    const reader = await openRelyingParty(tenant)
    const template = await createTemplate(tenant, null, { family_name: true })
    const create = () => reader.create({ protocol: protocols[1], template_id: template })
    expect((await create()).body.error_description).toContain('trusts no issuer of such documents')
    const types = ['org.iso.18013.5.1.mDL']
    expect(await importList(tenant, types, 8 * dayMs + 1)).toBe(true)
    expect((await create()).status).toBe(400)
    const warned = server.log.filter((line) => line.includes('outdated trust list'))
    expect(warned.map((line) => JSON.parse(line))).toMatchObject([
      { tenant: 'listed.example.com', trustList: 'aamva' },
    ])
    expect(await importList(tenant, types, 8 * dayMs)).toBe(true)
    expect(await importList(tenant, [], 9 * dayMs)).toBe(false)
    const verification = (await create()).body
    await presentBy(server, verification.engagement, licence())
    expect((await reader.get(verification.verification_id)).body).toMatchObject({
      state: 'honored',
      claims: { [nameSpace]: { family_name: 'Mustermann' } },
    })
  })

  it('accepts only documents of the types that the list has for the issuer', async () => {
    const tenant = await server.addTenant('otherwise.example.com')
    const reader = await openRelyingParty(tenant)
    const template = await createTemplate(tenant, null, { family_name: true })
    await importList(tenant, ['org.iso.23220.photoid.1'])
    const { status } = await reader.create({ protocol: protocols[1], template_id: template })
    expect(status).toBe(400)
  })
})
