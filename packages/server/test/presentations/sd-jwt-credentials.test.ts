import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { issueSdJwt, presentOverOpenId4Vp, TestAuthority, testPid } from '@latchkey/mdl/wallet'
import { startTestServer, type TestServer } from '@latchkey/testkit'
import {
  type Created,
  createTemplate,
  openRelyingParty,
  presentBy,
  type RelyingParty,
  transportTo,
} from './relying-party.ts'

let server: TestServer
let party: RelyingParty
let authority: TestAuthority
beforeAll(async () => {
  server = await startTestServer()
  authority = await TestAuthority.create(new Date())
  party = await openRelyingParty(server.tenant)
})
afterAll(() => server.stop())

async function begin(protocol: string, more: object): Promise<Created> {
  const { status, body, text } = await party.create({ protocol, ...more })
  if (status !== 201) throw new Error(text)
  return body
}

const stateOf = async ({ verification_id: id }: Created) => (await party.get(id)).body

describe('an SD-JWT VC', () => {
  const pidType = 'eu.europa.ec.eudi.pid.1'
  const templateOf = async (presentation: object) => {
    const id = await createTemplate(server.tenant, authority.certificatePem, { portrait: true })
    const path = `/api/v2/verifiable-credentials/verification/templates/${id}`
    const { status, text } = await server.tenant.request('PATCH', path, { json: { presentation } })
    if (status !== 200) throw new Error(text)
    return id
  }
  const pid = (by = authority) => issueSdJwt({ ...testPid, signer: by.signer, now: new Date() })

  it.each(['openid4vp/v1.0', 'dc-api'])(
    'is accepted for the PID if the wallet has no mdoc: %s',
    async (protocol) => {
      const requested = {
        given_name: true,
        birth_date: true,
        resident_city: true,
        age_over_18: true,
      }
      const template = await templateOf({ [pidType]: { [pidType]: requested } })
      const verification = await begin(protocol, { template_id: template })
      expect((await presentBy(server, verification.engagement, await pid())).status).toBe(200)
      expect(await stateOf(verification)).toMatchObject({
        state: 'honored',
        claims: {
          [pidType]: {
            given_name: 'Erika',
            birth_date: '1984-01-26',
            resident_city: 'Utopia',
            age_over_18: true,
          },
        },
        issuer: 'CN=Test document signer, C=UT',
      })
    },
  )

  it('is requested by its own type, with nested claims', async () => {
    const type = testPid.vct
    const presentation = { [type]: { [type]: { given_name: true }, address: { locality: true } } }
    const template = await templateOf(presentation)
    const verification = await begin('openid4vp/v1.0', {
      template_id: template,
      response_mode: 'direct_post',
    })
    await presentBy(server, verification.engagement, await pid())
    expect((await stateOf(verification)).claims).toEqual({
      [type]: { given_name: 'Erika' },
      address: { locality: 'Utopia' },
    })
    const refused = await party.create({ protocol: 'mdoc/webapi/v1.0', template_id: template })
    expect([refused.status, refused.body.error_description]).toEqual([
      400,
      expect.stringContaining('is a type of SD-JWT VCs'),
    ])
  })

  it('is refused from an untrusted issuer, and for another session', async () => {
    const template = await templateOf({ [pidType]: { [pidType]: { given_name: true } } })
    const otherAuthority = await TestAuthority.create(new Date())
    const untrusted = await begin('openid4vp/v1.0', { template_id: template })
    await presentBy(server, untrusted.engagement, await pid(otherAuthority))
    expect(await stateOf(untrusted)).toMatchObject({ reason: 'issuer_untrusted' })
    const mode = { template_id: template, response_mode: 'direct_post' }
    const [one, other] = [await begin('openid4vp/v1.0', mode), await begin('openid4vp/v1.0', mode)]
    const stateIn = async ({ engagement }: Created) => {
      const uri = new URL(engagement).searchParams.get('request_uri') ?? ''
      const request = (await (await server.fetch(uri)).text()).split('.')[1] ?? ''
      return JSON.parse(Buffer.from(request, 'base64url').toString()).state as string
    }
    const state = await stateIn(other)
    const transport = transportTo(server)
    const { status } = await presentOverOpenId4Vp(one.engagement, await pid(), (url, init) => {
      if (init.method === 'GET') return transport(url, init)
      const body = new URLSearchParams(String(init.body))
      body.set('state', state)
      const to = new URL(other.engagement).searchParams.get('request_uri') ?? ''
      return transport(to.replace(/request$/, 'response'), { ...init, body: `${body}` })
    })
    expect(status).toBe(400)
    expect(await stateOf(other)).toMatchObject({ reason: 'key_binding_invalid' })
  })

  it('is refused if it is nested too deeply to be read', async () => {
    const template = await templateOf({ [pidType]: { [pidType]: { given_name: true } } })
    const verification = await begin('openid4vp/v1.0', { template_id: template })
    let deep: unknown = 'Erika'
    for (let depth = 0; depth < 1000; depth += 1) deep = [deep]
    const now = new Date()
    const credential = await issueSdJwt({
      ...testPid,
      signer: authority.signer,
      now,
      more: { deep },
    })
    const { status } = await presentBy(server, verification.engagement, credential)
    expect([status, await stateOf(verification)]).toMatchObject([
      400,
      { reason: 'credential_malformed' },
    ])
  })
})
