import { afterAll, describe, expect, it } from '@jest/globals'
import { decodeJwt, SignJWT } from 'jose'
import { redirectTokens } from '../src/index.ts'
import { openTestSandbox } from './open.ts'

const { body, close } = openTestSandbox()
afterAll(() => close())

const issuedAt = 1_800_000_000
const tokens = {
  issuer: 'acme.example.com',
  subject: 'auth0|1',
  ip: '192.0.2.1',
  now: () => new Date(issuedAt * 1000),
}

const encode = (options: string) =>
  body(`api.access.deny(api.redirect.encodeToken(${options}))`, { answers: redirectTokens(tokens) })

describe('redirect.encodeToken', () => {
  it('returns a token with the claims of the log-in and of the payload', async () => {
    const { calls } = await encode("{ secret: 'keyboardcat', payload: { plan: 'gold', exp: 1 } }")
    expect(decodeJwt(String(calls[0]?.args[0]))).toEqual({
      iss: 'acme.example.com',
      sub: 'auth0|1',
      ip: '192.0.2.1',
      plan: 'gold',
      iat: issuedAt,
      exp: issuedAt + 900,
    })
  })

  it.each([
    ['{}', 'secret must be a text'],
    ["{ secret: 'x', expiresInSeconds: -1 }", 'expiresInSeconds must be'],
    ["{ secret: 'x', expiresInSeconds: 'soon' }", 'expiresInSeconds must be'],
  ])('refuses %s', async (options, message) => {
    expect((await encode(options)).error?.message).toContain(message)
  })
})

describe('redirect.validateToken', () => {
  const sign = (claims: Readonly<Record<string, unknown>>, secret = 'keyboardcat', alg = 'HS256') =>
    new SignJWT(claims).setProtectedHeader({ alg }).sign(new TextEncoder().encode(secret))
  const validate = (session_token: string) =>
    body("api.access.deny(api.redirect.validateToken({ secret: 'keyboardcat' }).plan)", {
      answers: redirectTokens({ ...tokens, state: 'the-state', parameters: { session_token } }),
    })
  const good = { state: 'the-state', exp: issuedAt + 60, plan: 'gold' }

  it('returns the claims', async () => {
    expect((await validate(await sign(good))).calls[0]?.args).toEqual(['gold'])
  })

  it.each<[what: string, token: () => Promise<string>]>([
    ['another secret', () => sign(good, 'another')],
    ['another algorithm', () => sign(good, 'keyboardcat'.repeat(8), 'HS512')],
    ['another state', () => sign({ ...good, state: 'other' })],
    ['no state', () => sign({ ...good, state: undefined })],
    ['no expiry', () => sign({ ...good, exp: undefined })],
    ['an expiry that has passed', () => sign({ ...good, exp: issuedAt - 1 })],
    ['no token', async () => 'text'],
  ])('throws for %s', async (_, token) => {
    const { calls, error } = await validate(await token())
    expect(calls).toEqual([])
    expect(error?.message).toMatch(/./)
  })

  it('throws where no request came back', async () => {
    const { error } = await body("api.redirect.validateToken({ secret: 'x' })", {
      answers: redirectTokens(tokens),
    })
    expect(error?.message).toBe('The request has no parameter session_token.')
  })
})
