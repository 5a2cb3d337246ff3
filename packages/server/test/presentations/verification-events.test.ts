import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { TestAuthority, testLicence } from '@latchkey/mdl/wallet'
import { createVerificationClient } from '@latchkey/sdk/verifications'
import { startTestServer, type TestServer, until } from '@latchkey/testkit'
import { type Follow, openFeed } from '../events/follow.ts'
import {
  type Created,
  createTemplate,
  openRelyingParty,
  presentBy,
  type RelyingParty,
  transportTo,
} from './relying-party.ts'

const startMs = Date.now()
/** Nothing is found by a look at intervals. */
const eventSilenceMs = 600_000

let nowMs = startMs
let server: TestServer
/** A further process at the same database, whose feeds say something all the time. */
let other: TestServer
let party: RelyingParty
let authority: TestAuthority
let template_id: string
const open: Follow[] = []
beforeAll(async () => {
  const now = () => new Date(nowMs)
  const config = { publicPort: 443 } // one issuer
  server = await startTestServer({
    now,
    config,
    bounds: { verificationFollowersPerTenantMax: 2, eventSilenceMs },
  })
  const { database, dataFolder } = server
  const bounds = { eventSilenceMs: 20 }
  other = await startTestServer({ database, dataFolder, now, config, bounds })
  authority = await TestAuthority.create(new Date(nowMs))
  party = await openRelyingParty(server.tenant)
  const claims = { family_name: true }
  template_id = await createTemplate(server.tenant, authority.certificatePem, claims)
})
afterEach(async () => {
  for (const each of open.splice(0)) await each.close()
  nowMs = startMs
})
afterAll(async () => {
  await other.stop()
  await server.stop()
})

async function begin(): Promise<Created> {
  const { status, body, text } = await party.create({ protocol: 'openid4vp/v1.0', template_id })
  if (status !== 201) throw new Error(text)
  return body
}

const pathOf = ({ verification_id: id }: Created) => `/vdcs/verification/${id}/events`

async function follow(verification: Created): Promise<Follow> {
  const { baseUrl } = server.tenant
  const feed = await openFeed(server, `${baseUrl}${pathOf(verification)}`, { bearer: party.token })
  open.push(feed)
  return feed
}

const readRequest = async ({ engagement }: Created, at = server) => {
  const uri = new URL(engagement).searchParams.get('request_uri') ?? ''
  const { status } = await transportTo(at)(uri, { method: 'GET' })
  expect(status).toBe(200)
}

const licence = (by = authority) => by.issue({ claims: testLicence, now: new Date(nowMs) })

const state = (name: string, reason?: string) => ({
  type: 'state',
  id: undefined,
  data: { state: name, ...(reason && { reason }) },
})

describe('the events of a verification', () => {
  it('are its states until the last, without claims', async () => {
    const verification = await begin()
    const feed = await follow(verification)
    expect(await feed.next()).toEqual(state('pending-engagement'))
    await readRequest(verification)
    expect(await feed.next()).toEqual(state('pending-mdoc'))
    await presentBy(server, verification.engagement, licence())
    expect(await feed.next()).toEqual(state('honored'))
    expect(await feed.next()).toBeUndefined()
    const late = await follow(verification)
    expect([await late.next(), await late.next()]).toEqual([state('honored'), undefined])
  })

  it('name the check that failed', async () => {
    const verification = await begin()
    await readRequest(verification)
    const feed = await follow(verification)
    await feed.next()
    const untrusted = licence(await TestAuthority.create(new Date(nowMs)))
    await presentBy(server, verification.engagement, untrusted).catch(() => undefined)
    expect(await feed.next()).toEqual(state('error-reader', 'issuer_untrusted'))
    expect(await feed.next()).toBeUndefined()
  })

  it('tell of its expiry without a further request', async () => {
    const verification = await begin()
    const endMs = Date.parse(verification.expires_at)
    nowMs = endMs - 50
    const feed = await follow(verification)
    expect(await feed.next()).toEqual(state('pending-engagement'))
    nowMs = endMs
    let message = await feed.next()
    while (message?.data.state === 'pending-engagement') message = await feed.next()
    expect(message).toEqual(state('error-wallet', 'expired'))
    expect(await feed.next()).toBeUndefined()
  })

  it('tell of a change that another process makes', async () => {
    const verification = await begin()
    const feed = await follow(verification)
    expect(await feed.next()).toEqual(state('pending-engagement'))
    await readRequest(verification, other)
    expect(await feed.next()).toEqual(state('pending-mdoc'))
  })

  it('end when the access token expires', async () => {
    const verification = await begin()
    const [, payload = ''] = party.token.split('.')
    const { exp } = JSON.parse(Buffer.from(payload, 'base64url').toString())
    // The verification lives as long as it would otherwise.
    await server.database.query(
      "update verifications set expires_at = '2100-01-01' where id = $1",
      [verification.verification_id],
    )
    nowMs = exp * 1000 - 100
    const feed = await follow(verification)
    expect(await feed.next()).toEqual(state('pending-engagement'))
    expect(await feed.next()).toBeUndefined()
  })

  it('end where the state cannot be read, so that the reader reconnects', async () => {
    const verification = await begin()
    const feed = await follow(verification)
    await feed.next()
    await server.database.query('alter table verifications rename to gone')
    await server.database.query(
      `select pg_notify('latchkey_network_acls', 'another ' || tenant_id || ' ' || id)
         from gone where id = $1`,
      [verification.verification_id],
    )
    expect(await feed.next()).toBeUndefined()
    await server.database.query('alter table gone rename to verifications')
    expect(server.log.join('\n')).toContain('A verification could not be read')
  })

  it('are for the client that created it, with the scope', async () => {
    const path = pathOf(await begin())
    const send = (token: string | null) => server.tenant.request('GET', path, { token })
    expect((await send(null)).status).toBe(401)
    const creating = await party.tokenFor('create:verification_request')
    expect((await send(creating)).status).toBe(403)
    const other = await openRelyingParty(server.tenant)
    expect((await send(other.token)).status).toBe(404)
    const { status, headers } = await send(party.token)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('are followed by a bounded number of requests of a tenant', async () => {
    const verification = await begin()
    const feeds = [await follow(verification), await follow(verification)]
    const send = () => server.tenant.request('GET', pathOf(verification), { token: party.token })
    const { status, body, headers } = await send()
    expect([status, body.error]).toEqual([429, 'too_many_requests'])
    expect(headers.get('retry-after')).toBe('5')
    await feeds[0]?.close()
    await until('a place', async () => (await send()).status === 200)
  })

  it('are followed by the SDK', async () => {
    const { clientId, clientSecret } = party
    const { baseUrl } = server.tenant
    const clientCredentials = { clientId, clientSecret }
    const client = createVerificationClient({ baseUrl, fetch: server.fetch, clientCredentials })
    const verification = await begin()
    const states: string[] = []
    for await (const { state } of client.follow(verification.verification_id)) {
      states.push(state)
      if (state === 'pending-engagement') await readRequest(verification)
      else if (state === 'pending-mdoc') {
        await presentBy(server, verification.engagement, licence())
      }
    }
    expect(states).toEqual(['pending-engagement', 'pending-mdoc', 'honored'])
  })
})

describe('a silent feed', () => {
  it('sends comments, and ends when the server stops', async () => {
    const url = `${server.tenant.baseUrl}${pathOf(await begin())}`
    const headers = { authorization: `Bearer ${party.token}` }
    const response = await other.fetch(url, { headers })
    let text = ''
    let stopping: Promise<void> | undefined
    for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
      text += Buffer.from(chunk).toString()
      if (text.endsWith('\n\n:\n\n')) stopping ??= other.stopServing()
    }
    expect(text).toMatch(
      /^:connected\n\nretry: 2000\n\nevent: state\ndata: \{"state":"pending-engagement"\}\n\n(:\n\n)+$/,
    )
    await stopping
  })
})
