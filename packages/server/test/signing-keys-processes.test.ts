import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { patient, until } from '@latchkey/testkit'
import * as jose from 'jose'
import { type HttpsClient, httpsClient } from './https-client.ts'
import { startTwoProcesses, type TwoProcesses } from './two-processes.ts'

/** Key changes by one process take effect at another, without failing requests. */
let processes: TwoProcesses
let client: HttpsClient
beforeAll(async () => {
  processes = await startTwoProcesses()
  client = httpsClient({ ca: await readFile(processes.here.caFile, 'utf8') })
}, 60_000)
afterAll(async () => {
  client.end()
  await processes.stop()
})

const path = '/api/v2/keys/signing'
const shownMs = 2_000

type Ports = { readonly here: number; readonly there: number }
const ports = (): Ports => ({ here: processes.here.port, there: processes.therePort })

async function newToken(port: number): Promise<string> {
  const { clientId, clientSecret } = processes.here.tenant
  const body = JSON.stringify({
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: clientSecret,
    audience: '/api/v2/',
  })
  const { text } = await client.send(port, '/oauth/token', { method: 'POST', body })
  return JSON.parse(text).access_token
}

async function send(port: number, method: string, address: string, token: string) {
  const headers = { authorization: `Bearer ${token}` }
  return await client.send(port, address, { method, headers })
}

const kidOf = (token: string) => jose.decodeProtectedHeader(token).kid

async function publicKids(port: number): Promise<readonly string[]> {
  const { text } = await client.send(port, '/.well-known/jwks.json')
  return JSON.parse(text).keys.map(({ kid }: { kid: string }) => kid)
}

describe('two processes', () => {
  it('accept tokens of each other throughout a rotation', async () => {
    const { here, there } = ports()
    const [current, next] = await publicKids(there)
    expect(await publicKids(here)).toEqual([current, next, ...(await publicKids(here)).slice(2)])
    expect((await send(here, 'POST', `${path}/rotate`, await newToken(here))).status).toBe(201)
    expect(kidOf(await newToken(here))).toBe(next)
    for (const endMs = Date.now() + shownMs; Date.now() < endMs; ) {
      const [byHere, byThere] = [await newToken(here), await newToken(there)]
      expect((await send(there, 'GET', path, byHere)).status).toBe(200)
      expect((await send(here, 'GET', path, byThere)).status).toBe(200)
    }
    expect(kidOf(await newToken(there))).toBe(next)
    expect(await publicKids(there)).toEqual(await publicKids(here))
  })

  it('refuse tokens of a key that was revoked at the other', async () => {
    const { here, there } = ports()
    const old = await newToken(there)
    await send(here, 'POST', `${path}/rotate`, await newToken(here))
    const revoke = `${path}/${kidOf(old)}/revoke`
    expect((await send(here, 'PUT', revoke, await newToken(here))).status).toBe(200)
    const isRefused = async (port: number) => (await send(port, 'GET', path, old)).status === 401
    expect(await isRefused(here)).toBe(true)
    await until('a refusal at the other', () => isRefused(there), patient(shownMs))
    expect(await publicKids(there)).not.toContain(kidOf(old))
  })
})
