import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, type SharedServer } from '@latchkey/testkit'
import { decodeJwt } from 'jose'
import {
  type Application,
  audience,
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
  password,
  pkce,
} from './application.ts'
import { billing, billingPolicy, MultiResource, withPolicies } from './multi-resource-tokens.ts'

let server: SharedServer
let app: Application
const email = 'ada@example.com'
const payment = {
  type: 'payment',
  amount: { currency: 'EUR', value: '123.50' },
  creditor: '<b>Merchant</b>',
}
const details = (...each: readonly object[]) => JSON.stringify(each)

beforeAll(async () => {
  server = await joinTestServer()
  app = await createApplication(server.tenant)
  await createUser(server.tenant, email)
  const path = `/api/v2/resource-servers/${encodeURIComponent(audience)}`
  const declared = [{ type: 'payment' }, { type: 'account' }]
  await server.tenant.request('PATCH', path, { json: { authorization_details: declared } })
})
afterAll(() => server.stop())

describe('authorization details', () => {
  it('are in the metadata', async () => {
    const { body } = await server.tenant.request('GET', '/.well-known/openid-configuration')
    expect(body.authorization_details_types_supported).toEqual(['account', 'payment'])
  })

  it('need consent each time, also for first-party clients, and are in token and response', async () => {
    const visitor = createVisitor(server)
    for (const isLoggedIn of [false, true]) {
      const { verifier, parameters } = pkce()
      const request = { ...parameters, audience, authorization_details: details(payment) }
      const scope = 'openid offline_access'
      const first = await visitor.visit(authorizeUrl(server.tenant, app, { ...request, scope }))
      const consent = isLoggedIn
        ? first
        : await visitor.submit(first, { username: email, password })
      expect(consent.url.pathname + consent.url.search).toMatch(/\/consent$/)
      for (const text of ['Payment', 'currency EUR, value 123.50', '&lt;b>Merchant']) {
        expect(consent.text).toContain(text)
      }
      const away = await visitor.submit(consent, { action: 'accept' })
      const code = away.url.searchParams.get('code') ?? ''
      const { body } = await exchange(server, app, { code, code_verifier: verifier })
      expect(body.authorization_details).toEqual([payment])
      expect(decodeJwt(body.access_token).authorization_details).toEqual([payment])
      const next = await exchange(server, app, {
        grant_type: 'refresh_token',
        refresh_token: body.refresh_token,
      })
      expect(decodeJwt(next.body.access_token).authorization_details).toEqual([payment])
    }
  })

  it('are not for an API that a policy lets the refresh token be exchanged for', async () => {
    const json = withPolicies([billingPolicy('read:bills')])
    await server.tenant.request('PATCH', `/api/v2/clients/${app.clientId}`, { json })
    await new MultiResource(server).createApi(billing, {
      authorization_details: [{ type: 'payment' }],
    })
    const visitor = createVisitor(server)
    const { verifier, parameters } = pkce()
    const scope = 'openid offline_access'
    const query = { ...parameters, audience, authorization_details: details(payment), scope }
    const page = await visitor.visit(authorizeUrl(server.tenant, app, query))
    const consent = await visitor.submit(page, { username: email, password })
    const away = await visitor.submit(consent, { action: 'accept' })
    const code = away.url.searchParams.get('code') ?? ''
    const { body } = await exchange(server, app, { code, code_verifier: verifier })
    const send = (refresh_token: string, more: Readonly<Record<string, string>> = {}) =>
      exchange(server, app, {
        grant_type: 'refresh_token',
        refresh_token,
        audience: billing,
        ...more,
      })
    const refused = await send(body.refresh_token, { authorization_details: details(payment) })
    expect([refused.status, refused.body.error]).toEqual([400, 'invalid_authorization_details'])
    const next = await send(body.refresh_token)
    expect([next.status, next.body.authorization_details]).toEqual([200, undefined])
    expect(decodeJwt(next.body.access_token)).not.toHaveProperty('authorization_details')
    const again = await send(next.body.refresh_token, { audience })
    expect(again.body.authorization_details).toEqual([payment])
  })

  it.each([
    ['of a type that the API does not declare', details({ type: 'transfer' })],
    ['without a type', details({ amount: 1 })],
    ['that are no JSON', 'payment'],
    ['that are no list', JSON.stringify(payment)],
    ['with a number that becomes null', '[{"type":"payment","amount":1e400}]'],
    ['with a number that becomes another', '[{"type":"payment","amount":9007199254740993}]'],
    ['with a text that cannot be stored', '[{"type":"payment","to":"a\\u0000"}]'],
    ['with half a character', '[{"type":"payment","to":"\\ud800"}]'],
    ['that are too many', details(...Array.from({ length: 21 }, () => payment))],
  ])('%s are refused', async (_what, authorization_details) => {
    const query = { ...pkce().parameters, audience, authorization_details }
    const page = await createVisitor(server).visit(authorizeUrl(server.tenant, app, query))
    expect(page.url.searchParams.get('error')).toBe('invalid_authorization_details')
    const { status, body } = await server.tenant.request('POST', '/oauth/par', {
      token: null,
      form: {
        client_id: app.clientId,
        client_secret: app.clientSecret,
        response_type: 'code',
        redirect_uri: app.redirectUri,
        scope: 'openid',
        ...query,
      },
    })
    expect([status, body.error]).toEqual([400, 'invalid_authorization_details'])
  })

  it('are granted by client credentials if the client grant has the type', async () => {
    const send = (type: string, amount = '1.5') =>
      server.tenant.request('POST', '/oauth/token', {
        token: null,
        form: {
          grant_type: 'client_credentials',
          audience,
          client_id: app.clientId,
          client_secret: app.clientSecret,
          authorization_details: `[{"type":"${type}","amount":${amount}}]`,
        },
      })
    await server.tenant.request('POST', '/api/v2/client-grants', {
      json: {
        client_id: app.clientId,
        audience,
        scope: ['read:books'],
        authorization_details_types: ['account'],
      },
    })
    const granted = await send('account')
    expect([
      granted.status,
      granted.body.error_description,
      granted.body.authorization_details,
    ]).toEqual([200, undefined, [{ type: 'account', amount: 1.5 }]])
    for (const refused of [await send('payment'), await send('account', '1e400')]) {
      expect([refused.status, refused.body.error]).toEqual([400, 'invalid_authorization_details'])
    }
  })
})

describe('a pushed request of any client', () => {
  it('is valid for thirty seconds by default, and can be used once', async () => {
    const push = () =>
      server.tenant.request('POST', '/oauth/par', {
        token: null,
        form: {
          client_id: app.clientId,
          client_secret: app.clientSecret,
          response_type: 'code',
          redirect_uri: app.redirectUri,
          scope: 'openid',
        },
      })
    const { status, body } = await push()
    expect([status, body.expires_in]).toEqual([201, 30])
    const visitor = createVisitor(server)
    const at = `${server.tenant.baseUrl}/authorize?client_id=${app.clientId}&request_uri=`
    const page = await visitor.visit(at + body.request_uri)
    const away = await visitor.submit(page, { username: email, password })
    expect(away.url.searchParams.get('code')).toMatch(/^[\w-]{32}$/)
    const again = await visitor.visit(at + body.request_uri)
    expect(again.url.searchParams.get('error')).toBe('invalid_request_uri')
    for (const [seconds, allowed] of [
      [10, 200],
      [600, 200],
      [9, 400],
      [601, 400],
    ] as const) {
      const path = `/api/v2/clients/${app.clientId}`
      const json = { par_request_expiry: seconds }
      expect((await server.tenant.request('PATCH', path, { json })).status).toBe(allowed)
      if (allowed === 200) expect((await push()).body.expires_in).toBe(seconds)
    }
  })
})
