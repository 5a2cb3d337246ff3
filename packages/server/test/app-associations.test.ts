import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer, type TestTenant } from '@latchkey/testkit'

/* The files by which a domain declares its mobile apps, as Android and Apple fetch them. */

let server: SharedServer
let empty: TestTenant
const digits = '146de983c5730650d8eeb9952f34fc6416a08342e61dbea88a0496b23fcf44e5'
const fingerprint = (digits.toUpperCase().match(/../g) ?? []).join(':')
beforeAll(async () => {
  server = await joinTestServer()
  empty = await server.addTenant('empty.localhost')
  await create({
    android: { app_package_name: 'com.example.reader', sha256_cert_fingerprints: [digits] },
    ios: { team_id: '9JA89QQLNQ', app_bundle_identifier: 'com.example.reader' },
  })
  await create({
    android: { app_package_name: 'com.example.none' },
    ios: { app_bundle_identifier: 'com.example.none' },
  })
  const unreadable = { app_package_name: 'com.example.odd', sha256_cert_fingerprints: ['AB:CD'] }
  await create({ android: unreadable })
  const foreign = { app_package_name: 'org.foreign', sha256_cert_fingerprints: [fingerprint] }
  const ios = { team_id: 'FOREIGNAAA', app_bundle_identifier: 'org.foreign' }
  await create({ android: foreign, ios }, { is_first_party: false })
})
afterAll(() => server.stop())

async function create(mobile: object, members: object = {}) {
  const json = { name: 'Reader', app_type: 'native', mobile, ...members }
  const { status, body } = await server.tenant.request('POST', '/api/v2/clients', { json })
  expect(status).toBe(201)
  return body.client_id
}

const get = (path: string, tenant = server.tenant) => tenant.request('GET', path, { token: null })
const statement = (name: string) => ({
  relation: [
    'delegate_permission/common.handle_all_urls',
    'delegate_permission/common.get_login_creds',
  ],
  target: {
    namespace: 'android_app',
    package_name: name,
    sha256_cert_fingerprints: [fingerprint],
  },
})

describe('assetlinks.json', () => {
  it('names the apps of first-party clients with their fingerprints', async () => {
    const { status, body, headers } = await get('/.well-known/assetlinks.json')
    expect([status, body]).toEqual([200, [statement('com.example.reader')]])
    expect(headers.get('content-type')).toMatch(/^application\/json/)
    expect(headers.get('cache-control')).toBe('public, max-age=300')
  })

  it('is empty at a tenant without apps', async () => {
    expect((await get('/.well-known/assetlinks.json', empty)).body).toEqual([])
  })

  it('follows the client', async () => {
    const android = { app_package_name: 'com.example.two', sha256_cert_fingerprints: [fingerprint] }
    const id = await create({ android })
    const { body } = await get('/.well-known/assetlinks.json')
    expect(body).toEqual([statement('com.example.reader'), statement('com.example.two')])
    await server.tenant.request('DELETE', `/api/v2/clients/${id}`)
    const { body: after } = await get('/.well-known/assetlinks.json')
    expect(after).toEqual([statement('com.example.reader')])
  })
})

describe('apple-app-site-association', () => {
  const appID = '9JA89QQLNQ.com.example.reader'

  it.each(['/.well-known/apple-app-site-association', '/apple-app-site-association'])(
    'names the apps of first-party clients, at %s',
    async (path) => {
      const response = await server.fetch(`${server.tenant.baseUrl}${path}`)
      expect([response.status, await response.json()]).toEqual([
        200,
        {
          applinks: { apps: [], details: [{ appID, paths: ['/ios/com.example.reader/*'] }] },
          webcredentials: { apps: [appID] },
        },
      ])
      expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    },
  )

  it('has no apps at a tenant without them', async () => {
    const { body } = await get('/.well-known/apple-app-site-association', empty)
    expect(body).toEqual({ applinks: { apps: [], details: [] }, webcredentials: { apps: [] } })
  })
})
