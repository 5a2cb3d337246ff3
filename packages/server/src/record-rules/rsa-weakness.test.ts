import { createPublicKey } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer } from '@latchkey/testkit'
import { newRsaKeysSync } from '../keys/new-keys.ts'

let server: SharedServer
let path: string
beforeAll(async () => {
  server = await joinTestServer()
  const json = { name: 'App' }
  const { body } = await server.tenant.request('POST', '/api/v2/clients', { json })
  path = `/api/v2/clients/${body.client_id}/credentials`
})
afterAll(() => server.stop())

const pemOf = (n: bigint, e = 65_537n): string => {
  const text = (value: bigint) => {
    const hex = value.toString(16)
    return Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex').toString(
      'base64url',
    )
  }
  const key = { kty: 'RSA', n: text(n), e: text(e) }
  return createPublicKey({ key, format: 'jwk' }).export({ type: 'spki', format: 'pem' }).toString()
}

const good = newRsaKeysSync()
const jwk = good.privateKey.export({ format: 'jwk' })
const number = (text = '') => BigInt(`0x${Buffer.from(text, 'base64url').toString('hex')}`)
const [modulus, prime] = [number(jwk.n), number(jwk.p)]

/** A number close to `value` without small factors. */
function besides(value: bigint): bigint {
  let near = value + 2n
  const isEasy = () =>
    Array.from({ length: 1_000 }, (_, at) => BigInt(at + 2)).some((by) => near % by === 0n)
  while (isEasy()) near += 2n
  return near
}

/** A modulus as the faulty library makes them: a power of 65537 by each of its primes. */
function ofInfineon(): bigint {
  const isPrime = (each: number) =>
    Array.from({ length: each - 2 }, (_, at) => at + 2).every((by) => each % by !== 0)
  const below = (end: number) =>
    Array.from({ length: end - 2 }, (_, at) => at + 2)
      .filter(isPrime)
      .map(BigInt)
  const marks = below(168).filter((each) => each > 2n)
  const product = marks.reduce((all, each) => all * each, 1n)
  let found = (65_537n ** 5n % product) + product * (1n << (2047n - BigInt(219)))
  while (found.toString(2).length < 2048) found *= 2n
  found = (found / product) * product + (65_537n ** 5n % product)
  while (below(1_000).some((each) => found % each === 0n)) found += product
  return found
}

describe('a key of a client', () => {
  const add = async (pem: string) => {
    const json = { credential_type: 'public_key', pem }
    const { status, body } = await server.tenant.request('POST', path, { json })
    return [status, body.message]
  }

  it.each([
    ['an exponent of 1', () => pemOf(modulus, 1n), /exponent/],
    ['an exponent of 3', () => pemOf(modulus, 3n), /exponent/],
    ['an even exponent', () => pemOf(modulus, 65_538n), /exponent/],
    ['an exponent of 257 bits', () => pemOf(modulus, 2n ** 256n + 1n), /exponent/],
    ['an even modulus', () => pemOf(modulus - 1n), /small factor/],
    ['a small factor', () => pemOf((modulus / 997n) * 997n), /small factor/],
    ['one prime twice', () => pemOf(prime * prime), /too close|2048/],
    ['two primes close to each other', () => pemOf(prime * besides(prime)), /too close|2048/],
    ['the mark of a faulty library', () => pemOf(ofInfineon()), /ROCA/],
  ])('is refused for %s', async (_, pem, message) => {
    expect(await add(pem())).toEqual([400, expect.stringMatching(message)])
  })

  it('is accepted without weaknesses', async () => {
    expect((await add(pemOf(modulus)))[0]).toBe(201)
  })

  it('is refused for a weakness at registration too', async () => {
    const flags = { enable_dynamic_client_registration: true }
    await server.tenant.request('PATCH', '/api/v2/tenants/settings', { json: { flags } })
    const register = async (pem: string) => {
      const jwk = createPublicKey(pem).export({ format: 'jwk' })
      const method = { token_endpoint_auth_method: 'private_key_jwt', jwks: { keys: [jwk] } }
      const json = { redirect_uris: ['https://app.example.com/callback'], ...method }
      const sent = { token: null, json }
      const { status, body } = await server.tenant.request('POST', '/oidc/register', sent)
      return [status, body.error]
    }
    const refused = [400, 'invalid_client_metadata']
    expect(await register(pemOf(modulus, 3n))).toEqual(refused)
    expect(await register(pemOf(ofInfineon()))).toEqual(refused)
    expect(await register(pemOf(modulus))).toEqual([201, undefined])
  })
})
