/**
 * A form that is submitted twice: browsers follow the response to the second request only, and drop
 * what the first one led to.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  joinTestServer,
  type SharedServer,
  type Sight,
  type TestServer,
} from '@latchkey/testkit'
import type { SAML } from '@node-saml/node-saml'
import { TOTP } from 'otpauth'
import { createUser, password } from '../authentication/application.ts'
import { switchPasskeys } from '../authentication/device.ts'
import { holdLock, idHashOf } from '../authentication/hold-lock.ts'
import {
  createSamlApplication,
  nodeSaml,
  postedBy,
  type SamlApplication,
  xmlOf,
} from './service-providers.ts'

let server: SharedServer
let app: SamlApplication
beforeAll(async () => {
  server = await joinTestServer()
  app = await createSamlApplication(server.tenant)
})
afterAll(() => server.stop())

const put = async (path: string, json: unknown) => {
  const { status } = await server.tenant.request('PUT', `/api/v2/guardian/${path}`, { json })
  expect(status).toBe(200)
}

/** The record that both requests wait for, by model. */
const recordOf = 'select from oidc_records where model = $1 and id_hash = $2 for update'

/** How the next form is submitted twice: at once, or when the first response is on its way. */
type Twice = { readonly holding: string; readonly page: Sight } | 'late'

/** A browser that drops the response to the first of two forms, with its cookies. */
function impatientBrowser() {
  const state: { next: Twice | undefined } = { next: undefined }
  const fetch: TestServer['fetch'] = async (url, init) => {
    const { next } = state
    if (init?.method !== 'POST' || !next) return server.fetch(url, init)
    state.next = undefined
    if (next === 'late') {
      const { headers } = await server.fetch(url, init)
      const { cookie = '' } = { ...(init.headers as Record<string, string>) }
      const followed = new URL(headers.get('location') ?? '', app.ssoUrl).href
      await server.fetch(followed, { headers: { accept: 'text/html', cookie } })
      return server.fetch(url, init)
    }
    const id = next.page.url.pathname.split('/')[2] ?? ''
    const lock = await holdLock(server.database, recordOf, [next.holding, idHashOf(id)])
    const first = server.fetch(url, init)
    await lock.waiting(1)
    const second = server.fetch(url, init)
    await lock.waiting(2)
    await lock.release()
    expect((await first).status).toBe(303)
    return second
  }
  return { state, visitor: createVisitor({ tenant: server.tenant, fetch }) }
}

async function begin(email: string) {
  const userId = await createUser(server.tenant, email)
  const provider = nodeSaml(app)
  const { visitor, state } = impatientBrowser()
  const page = await visitor.visit(await provider.getAuthorizeUrlAsync('rs', '', {}))
  return { userId, provider, visitor, state, page, form: { username: email, password } }
}

async function expectLogIn(provider: SAML, sight: Sight, userId: string) {
  const posted = postedBy(sight)
  expect(posted.fields.RelayState).toBe('rs')
  const { profile } = await provider.validatePostResponseAsync({ ...posted.fields })
  expect(profile?.nameID).toBe(userId)
}

describe.each(['SamlLogin', 'late'])('a form that is submitted twice, %s,', (holding) => {
  const twice = (page: Sight): Twice => (holding === 'late' ? 'late' : { holding, page })
  const name = holding.toLowerCase()

  it('leads to the service provider', async () => {
    const { state, visitor, page, provider, form, userId } = await begin(`a-${name}@example.com`)
    state.next = twice(page)
    await expectLogIn(provider, await visitor.submit(page, form), userId)
  })

  it('leads there from the offer of a passkey', async () => {
    await switchPasskeys(server.tenant, app.connectionId, true)
    const { state, visitor, page, provider, form, userId } = await begin(`p-${name}@example.com`)
    const offer = await visitor.submit(page, form)
    expect(offer.url.pathname).toMatch(/passkey-enrollment$/)
    state.next = holding === 'late' ? 'late' : { holding: 'PasskeyOffer', page }
    const sight = await visitor.submit(offer, { later: 'true' })
    await switchPasskeys(server.tenant, app.connectionId, false)
    await expectLogIn(provider, sight, userId)
  })

  it('leads there from a second factor', async () => {
    await put('factors/otp', { enabled: true })
    await put('policies', ['all-applications'])
    const { state, visitor, page, provider, form, userId } = await begin(`f-${name}@example.com`)
    const enrollment = await visitor.submit(page, form)
    const [, secret = ''] = /<code class="shown long">([A-Z2-7 ]+)</.exec(enrollment.text) ?? []
    const code = new TOTP({ secret: secret.replaceAll(' ', '') }).generate()
    const recovery = await visitor.submit(enrollment, { code })
    state.next = holding === 'late' ? 'late' : { holding: 'PendingLogin', page }
    const sight = await visitor.submit(recovery, { confirmed: 'true' })
    await put('policies', [])
    await expectLogIn(provider, sight, userId)
  })
})

it('a log-in that has ended is answered for a minute, to its browser', async () => {
  const { visitor, page, form } = await begin('ben@example.com')
  const cookies = [...visitor.cookies].map(([name, { value }]) => `${name.split(' ')[0]}=${value}`)
  const { pathname } = page.url
  const path = pathname.slice(0, pathname.lastIndexOf('/'))
  await visitor.submit(page, form)
  expect((await visitor.visit(path)).status).toBe(400) // the browser has no cookie of it any more
  const look = async (headers: Readonly<Record<string, string>>) => {
    const { status } = await server.fetch(new URL(path, page.url).href, { headers })
    return status
  }
  const cookie = cookies.join('; ')
  expect([await look({ cookie }), await look({})]).toEqual([200, 400])
})

it('a refused log-in is answered in the same way', async () => {
  await put('factors/otp', { enabled: false })
  await createUser(server.tenant, 'cyd@example.com')
  const authnContext = ['https://refeds.org/profile/mfa']
  const provider = nodeSaml(app, { disableRequestedAuthnContext: false, authnContext })
  const { visitor } = impatientBrowser()
  const page = await visitor.visit(await provider.getAuthorizeUrlAsync('rs', '', {}))
  const posted = postedBy(await visitor.submit(page, { username: 'cyd@example.com', password }))
  expect(posted.fields.RelayState).toBe('rs')
  expect(xmlOf(posted)).toContain('urn:oasis:names:tc:SAML:2.0:status:AuthnFailed')
})
