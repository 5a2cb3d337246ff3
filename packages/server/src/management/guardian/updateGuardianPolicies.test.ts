import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

const put = (path: string, json: unknown) =>
  server.tenant.request('PUT', `/api/v2/guardian/${path}`, { json })
const factors = async () => (await server.tenant.request('GET', '/api/v2/guardian/factors')).body

describe('200', () => {
  it('sets the policy and the factors that satisfy it', async () => {
    expect((await put('policies', ['all-applications'])).body).toEqual(['all-applications'])
    expect((await put('factors/email', { enabled: true })).body).toEqual({ enabled: true })
    expect(await factors()).toContainEqual({ name: 'email', enabled: true, trial_expired: false })
    expect((await put('policies', [])).body).toEqual([])
    expect((await put('factors/sms', { enabled: false })).status).toBe(200)
  })
})

describe('400', () => {
  it('is answered for unknown policies and factors', async () => {
    expect((await put('policies', ['at-full-moon'])).status).toBe(400)
    expect((await put('factors/carrier-pigeon', { enabled: true })).status).toBe(400)
  })

  it('is answered for a policy that no enabled factor satisfies', async () => {
    await put('policies', ['all-applications'])
    expect((await put('factors/otp', { enabled: false })).status).toBe(400)
    await put('policies', [])
    expect((await put('factors/otp', { enabled: false })).status).toBe(200)
    expect((await put('policies', ['all-applications'])).status).toBe(400)
    expect((await put('policies', ['confidence-score'])).status).toBe(400)
    // A device is enrolled after another factor, so it is not enough alone.
    await put('factors/webauthn-platform', { enabled: true })
    expect((await put('policies', ['all-applications'])).status).toBe(400)
    await put('factors/webauthn-roaming', { enabled: true })
    expect((await put('policies', ['all-applications'])).status).toBe(200)
    expect((await put('factors/webauthn-roaming', { enabled: false })).status).toBe(400)
    await put('factors/otp', { enabled: true })
    expect((await put('factors/webauthn-roaming', { enabled: false })).status).toBe(200)
  })
})
