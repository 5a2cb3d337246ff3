import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createAuthenticationClient } from '../../src/authentication.ts'
import { createFakeClock } from '../fake-clock.ts'
import {
  answers,
  type Behaviour,
  issues,
  type MisbehavingServer,
  resets,
  startMisbehavingServer,
} from '../misbehaving-server.ts'

let server: MisbehavingServer
beforeAll(async () => {
  server = await startMisbehavingServer()
})
afterAll(() => server.stop())

const codes = {
  device_code: 'of the device',
  user_code: 'WDJB-MJHT',
  verification_uri: 'https://acme.example.com/activate',
  verification_uri_complete: 'https://acme.example.com/activate?user_code=WDJB-MJHT',
  expires_in: 900,
  interval: 5,
}
const refuses = (error: string, status = 400) => answers(status, { error })

/** A tenant that supports the device flow, and responds as planned. */
async function begin(...behaviours: readonly Behaviour[]) {
  const { baseUrl } = server
  const metadata = answers(200, {
    issuer: `${baseUrl}/`,
    token_endpoint: `${baseUrl}/oauth/token`,
    device_authorization_endpoint: `${baseUrl}/oauth/device/code`,
  })
  server.behave(metadata, answers(200, codes), ...behaviours)
  const clock = createFakeClock(Date.now())
  const options = { clientId: 'television', audience: 'https://books.example.com/', clock }
  const client = createAuthenticationClient({ baseUrl, ...options })
  return { clock, device: await client.beginDeviceLogIn({ scope: 'read:books' }) }
}

describe('a log-in on another device', () => {
  it('returns the code, and polls at the requested interval until the user has answered', async () => {
    const pending = refuses('authorization_pending')
    const { clock, device } = await begin(
      pending,
      refuses('slow_down'),
      pending,
      resets,
      answers(503),
      issues('the token', 60),
    )
    expect(device).toMatchObject({
      userCode: codes.user_code,
      verificationUri: codes.verification_uri,
      verificationUriComplete: codes.verification_uri_complete,
      expiresAtMs: clock.now() + 900_000,
    })
    expect(Object.fromEntries(new URLSearchParams(server.requests[1]?.body))).toEqual({
      client_id: 'television',
      scope: 'read:books',
      audience: 'https://books.example.com/',
    })
    expect(await device.complete()).toMatchObject({ accessToken: 'the token' })
    expect(clock.waitsMs).toEqual([5000, 5000, 10_000, 10_000, 20_000, 40_000])
    expect(Object.fromEntries(new URLSearchParams(server.requests.at(-1)?.body))).toEqual({
      grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
      device_code: codes.device_code,
      client_id: 'television',
    })
  })

  it('ends when the user refuses', async () => {
    const { device } = await begin(refuses('access_denied', 403))
    await expect(device.complete()).rejects.toMatchObject({ errorCode: 'access_denied' })
  })

  it('ends when the code expires without an answer', async () => {
    const { device } = await begin(refuses('authorization_pending'))
    await expect(device.complete()).rejects.toMatchObject({
      errorCode: 'expired_token',
      message: expect.stringContaining('Start again'),
    })
    expect(server.requests.length).toBeLessThan(190)
  })

  it('fails with the reason of the signal', async () => {
    const { device } = await begin(refuses('authorization_pending'))
    const signal = AbortSignal.abort(new Error('The television was switched off.'))
    await expect(device.complete({ signal })).rejects.toThrow('switched off')
  })
})
