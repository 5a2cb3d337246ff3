import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { presentOverOpenId4Vp, TestAuthority, testLicence } from '@latchkey/mdl/wallet'
import { createVerificationClient } from '@latchkey/sdk/verifications'
import { startTestServer, type TestServer, withoutRateLimits } from '@latchkey/testkit'
import { type Created, createTemplate, openRelyingParty, transportTo } from './relying-party.ts'

const return_uri = 'https://app.example.com/verified?from=wallet'
const user_id = 'auth0|ada'
const startMs = Date.now()

let nowMs = startMs
let server: TestServer
let party: Awaited<ReturnType<typeof openRelyingParty>>
let authority: TestAuthority
let template_id: string
beforeAll(async () => {
  server = await startTestServer({
    config: { rateLimits: withoutRateLimits },
    now: () => new Date(nowMs),
  })
  authority = await TestAuthority.create(new Date(nowMs))
  party = await openRelyingParty(server.tenant)
  const claims = { family_name: true }
  template_id = await createTemplate(server.tenant, authority.certificatePem, claims)
  const path = `/api/v2/clients/${party.clientId}`
  await server.tenant.request('PATCH', path, { json: { callbacks: [return_uri] } })
})
afterAll(() => server.stop())

const request = (more: object = {}) => ({
  protocol: 'openid4vp/v1.0',
  template_id,
  return_uri,
  user_id,
  ...more,
})

async function begin(): Promise<Created> {
  const { status, body, text } = await party.create(request())
  if (status !== 201) throw new Error(text)
  return body
}

/** Presents a licence, and returns the parameters that `return_uri` receives. */
async function present({ engagement }: Created): Promise<URLSearchParams> {
  const document = authority.issue({ claims: testLicence, now: new Date(nowMs) })
  const { text } = await presentOverOpenId4Vp(engagement, document, transportTo(server))
  const { origin, pathname, searchParams } = new URL(JSON.parse(text).redirect_uri)
  expect(`${origin}${pathname}`).toBe('https://app.example.com/verified')
  expect(searchParams.get('from')).toBe('wallet')
  return searchParams
}

const read = ({ verification_id: id }: Created, code?: string | null) =>
  party.get(code === undefined ? id : `${id}?response_code=${code}`)

async function entriesOf({ verification_id: id }: Created) {
  const sql = `select type, data->>'user_id' as user_id from logs
                where data->'details'->>'verification_id' = $1`
  return (await server.database.query(sql, [id])).rows
}

it('offers the link to the wallet, and no code to scan', async () => {
  const { page_url } = await begin()
  const { text } = await server.tenant.request('GET', new URL(page_url).pathname, {
    token: null,
    headers: { accept: 'text/html' },
  })
  expect(text).toContain('href="openid4vp://?')
  expect(text).toContain('brings you back to this browser')
  expect(text).not.toContain('class="qr"')
})

it('yields the claims with the code that the return URI receives, and not before', async () => {
  const verification = await begin()
  const sent = await present(verification)
  expect(sent.get('verification_id')).toBe(verification.verification_id)
  expect((await read(verification)).body).toEqual({ state: 'pending-mdoc', user_id })
  const other = await present(await begin())
  for (const code of ['x', other.get('response_code')]) {
    const { status, body } = await read(verification, code)
    expect([status, body.error_description]).toEqual([
      400,
      '`response_code` is not the one that `return_uri` received.',
    ])
  }
  expect(await entriesOf(verification)).toEqual([])
  const code = sent.get('response_code')
  const both = await Promise.all([read(verification, code), read(verification, code)])
  for (const { body } of [...both, await read(verification)]) {
    expect(body).toMatchObject({
      state: 'honored',
      user_id,
      claims: { 'org.iso.18013.5.1': { family_name: 'Mustermann' } },
    })
  }
  expect(await entriesOf(verification)).toEqual([{ type: 'vdcs_verification_succeeded', user_id }])
})

it('expires with its claims if nobody returns', async () => {
  const verification = await begin()
  const sent = await present(verification)
  nowMs += 5 * 60_000
  const { body } = await read(verification, sent.get('response_code'))
  nowMs = startMs
  expect(body).toMatchObject({ state: 'error-wallet', reason: 'expired' })
  expect(body).not.toHaveProperty('claims')
  const { rows } = await server.database.query(
    'select state, sealed_result from verifications where id = $1',
    [verification.verification_id],
  )
  expect(rows).toEqual([{ state: 'expired', sealed_result: null }])
  expect(await entriesOf(verification)).toEqual([{ type: 'vdcs_verification_expired', user_id }])
})

it('leads a person who declined back too', async () => {
  const verification = await begin()
  const uri = new URL(verification.engagement).searchParams.get('request_uri') ?? ''
  const { text } = await server.tenant.request('GET', new URL(uri).pathname, { token: null })
  const { state } = JSON.parse(Buffer.from(text.split('.')[1] ?? '', 'base64url').toString())
  const path = new URL(uri).pathname.replace('request', 'response')
  const form = { state, error: 'access_denied' }
  const { body } = await server.tenant.request('POST', path, { token: null, form })
  expect(body.redirect_uri).toContain(`verification_id=${verification.verification_id}`)
  expect((await read(verification)).body).toMatchObject({ reason: 'wallet_declined' })
})

it('is read by the SDK with the code', async () => {
  const { clientId, clientSecret } = party
  const client = createVerificationClient({
    baseUrl: server.tenant.baseUrl,
    fetch: server.fetch,
    clientCredentials: { clientId, clientSecret },
  })
  const verification = await begin()
  const responseCode = (await present(verification)).get('response_code') ?? ''
  const { state } = await client.get(verification.verification_id, { responseCode })
  expect(state).toBe('honored')
})

it.each([
  [{ return_uri: 'https://other.example.com/' }, 'must be one of the `callbacks` of the client.'],
  [{ protocol: 'dc-api' }, '`return_uri` is for openid4vp/v1.0 only.'],
  [{ protocol: 'mdoc/webapi/v1.0' }, '`return_uri` is for openid4vp/v1.0 only.'],
])('is refused with %j', async (more, reason) => {
  const { status, body } = await party.create(request(more))
  expect([status, body.error_description]).toEqual([400, expect.stringContaining(reason)])
})
