import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { TestAuthority, testLicence } from '@latchkey/mdl/wallet'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'
import {
  type Created,
  createTemplate,
  openRelyingParty,
  presentBy,
  type RelyingParty,
} from './relying-party.ts'

const protocol = 'mdoc/webapi/v1.0'
const claims = { family_name: true, portrait: true, age_over_18: true, given_name: false }

let server: SharedServer
let party: RelyingParty
let authority: TestAuthority
let template_id: string
beforeAll(async () => {
  server = await joinTestServer()
  authority = await TestAuthority.create(new Date())
  party = await openRelyingParty(server.tenant)
  template_id = await createTemplate(server.tenant, authority.certificatePem, claims)
})
afterAll(() => server.stop())

const licence = () => authority.issue({ claims: testLicence, now: new Date() })

const openId4Vp = () => ({ protocol: 'openid4vp/v1.0', template_id })

async function begin(): Promise<Created> {
  const { status, body, text } = await party.create(openId4Vp())
  if (status !== 201) throw new Error(text)
  return body
}

describe('an application', () => {
  it('requires a token for this API, with the scope', async () => {
    const path = '/vdcs/verification'
    const reading = await party.tokenFor('read:verification_request')
    // The token is the first error, also of a request that the document refuses.
    for (const json of [
      { protocol: 'openid4vp/v1.0', template_id },
      { protocol: 7, x: 1 },
    ]) {
      const request = (token: string | null) =>
        server.tenant.request('POST', path, { token, json }).then(({ status }) => status)
      expect(await request(null)).toBe(401)
      expect(await request(await server.tenant.token())).toBe(401)
      expect(await request(reading)).toBe(403)
    }
  })

  it('reads its own verifications, and no others', async () => {
    const { verification_id: id } = await begin()
    const other = await openRelyingParty(server.tenant)
    expect((await other.get(id)).status).toBe(404)
    expect((await party.get('5f0c3b1e-7d5c-4b0a-9f59-0b9c9d1c2a41')).status).toBe(404)
    const elsewhere = await server.addTenant('elsewhere.example.com')
    const otherParty = await openRelyingParty(elsewhere)
    expect((await otherParty.get(id)).status).toBe(404)
  })

  it.each([
    [{}, '`protocol` is required.'],
    [{ template_id: 'x' }, '`protocol` is required.'],
    [{ protocol: 'dc-api' }, '`template_id` is required.'],
    [{ template_id: '', protocol: 'dc-api' }, '`template_id` must not be empty.'],
    [{ template_id: 7, protocol: 'dc-api' }, '`template_id` must be a string.'],
    [
      { template_id: 'x', protocol: 'dc-api', client_id_prefix: 'did' },
      '`client_id_prefix` must be one of x509_hash, x509_san_dns.',
    ],
    [
      { template_id: 'x', protocol: 'mdoc/webapi/draft-2023-03-29' },
      '`protocol` must be one of mdoc/webapi/v1.0, openid4vp/v1.0, dc-api.',
    ],
    [{ template_id: 'x', protocol: 'openid4vp/v1.0', x: 1 }, '`x` is not a known member.'],
  ])('names the error: %j', async (json, error_description) => {
    const { status, body } = await party.create(json)
    expect([status, body]).toEqual([400, { error: 'invalid_request', error_description }])
  })

  it('reads its metadata again, which events have too', async () => {
    const metadata = { order: 'A-1042', __proto: 'x', counter: '4' }
    const { body: created } = await party.create({ ...openId4Vp(), metadata })
    const { verification_id: id, engagement } = created
    expect((await party.get(id)).body).toEqual({ state: 'pending-engagement', metadata })
    await presentBy(server, engagement, licence())
    expect((await party.get(id)).body).toMatchObject({ state: 'honored', metadata })
    const { rows: events } = await server.database.query(
      `select data->'object'->'metadata' as metadata from events
        where data->'object'->>'id' = '${id}'`,
    )
    expect(events.length).toBeGreaterThanOrEqual(3)
    for (const event of events) expect(event.metadata).toEqual(metadata)
  })

  it.each([
    [{ order: 7 }, '`metadata.order` must be a string.'],
    [{ order: 'x'.repeat(256) }, '`metadata.order` must have at most 255 characters.'],
    [
      Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`n${at}`, 'x'])),
      '`metadata` must NOT have more than 10 properties.',
    ],
    ['order', '`metadata` must be an object.'],
  ])('gets an error for the metadata %j', async (metadata, error_description) => {
    const { status, body } = await party.create({ ...openId4Vp(), metadata })
    expect([status, body]).toEqual([400, { error: 'invalid_request', error_description }])
  })

  it('sends a form with the same effect, without metadata', async () => {
    const send = (form: Record<string, string>) =>
      server.tenant.request('POST', '/vdcs/verification', { token: party.token, form })
    expect((await send(openId4Vp())).status).toBe(201)
    const { status, body } = await send({ ...openId4Vp(), metadata: '{}' })
    expect([status, body.error_description]).toEqual([400, '`metadata` must be an object.'])
  })

  it('gets an error for a stored template with a malformed CA certificate', async () => {
    const template_id = await createTemplate(server.tenant, null, { portrait: true })
    await server.database.query(
      "update verifiable_credential_templates set custom_certificate_authority = 'x' where id = $1",
      [template_id],
    )
    const { status, body } = await party.create({ protocol, template_id })
    const error_description =
      "The template's `custom_certificate_authority` has no certificate in PEM."
    expect([status, body]).toEqual([400, { error: 'invalid_request', error_description }])
  })

  it('gets an error for a template without claims, or without trusted issuers', async () => {
    const { certificatePem } = authority
    const nothing = await createTemplate(server.tenant, certificatePem, { portrait: false })
    const nobody = await createTemplate(server.tenant, null, { portrait: true })
    for (const template of [nothing, nobody]) {
      const { status } = await party.create({ protocol, template_id: template })
      expect(status).toBe(400)
    }
  })
})

describe('the page', () => {
  const pageOf = async ({ page_url: url }: Created, accept = 'en') =>
    server.tenant.request('GET', new URL(url).pathname, {
      token: null,
      headers: { accept: 'text/html', 'accept-language': accept },
    })

  it('shows the verifier, the claims, the QR code, the link, and the result', async () => {
    const verification = await begin()
    const { text, headers } = await pageOf(verification)
    expect(text).toContain('Door asks for these details')
    expect(text).toContain('<li>Family name</li>')
    expect(text).toContain('class="qr"')
    expect(text).toContain('href="openid4vp://?')
    expect(text).toContain('<noscript><meta http-equiv="refresh" content="5"')
    expect(headers.get('content-security-policy')).toContain("connect-src 'self'")
    await presentBy(server, verification.engagement, licence())
    const done = (await pageOf(verification)).text
    expect(done).toContain('Your document is verified')
    expect(done).not.toMatch(/Mustermann|http-equiv="refresh"/)
    expect((await pageOf(verification, 'ja')).text).toContain('証明書を確認しました')
  })

  it('shows that a link is not valid', async () => {
    const { status, text } = await server.tenant.request('GET', '/vdcs/p/nobody', {
      token: null,
      headers: { accept: 'text/html' },
    })
    expect([status, text]).toEqual([400, expect.stringContaining('This link is not valid')])
  })
})
