import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { buildMmdb, startTestServer, type TestServer } from '@latchkey/testkit'

/** Facts of requests to the whole server, as its log has them. */
let folder: string
let server: TestServer | undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-geo-'))
})
afterEach(async () => {
  await server?.stop()
  server = undefined
  await rm(folder, { recursive: true })
})

const ofCountry = (code: string) =>
  buildMmdb({ '203.0.113.0/24': { country: { iso_code: code }, autonomous_system_number: 64_500 } })

/** Sends a request. @returns its line in the log */
async function send(headers: Readonly<Record<string, string>> = {}) {
  if (!server) throw new Error('No server runs.')
  const { log, port, fetch } = server
  const known = log.length
  await fetch(`https://localhost:${port}/api/v2/network-acls`, { headers })
  const isOver = (line: string) => line.includes('"requestId"')
  while (!log.slice(known).some(isOver)) await new Promise((done) => setTimeout(done, 5))
  return JSON.parse(log.slice(known).find(isOver) ?? '')
}

describe('the log', () => {
  it('has the client address, fingerprints and location', async () => {
    const file = join(folder, 'one.mmdb')
    await writeFile(file, ofCountry('CA'))
    server = await startTestServer({
      config: { trustedProxies: ['127.0.0.1'], geoCityDb: file, geoAsnDb: file },
      bounds: { geoCheckMs: 20 },
    })
    const line = await send({ 'x-forwarded-for': '6.6.6.6, 203.0.113.9' })
    expect(line).toMatchObject({ address: '203.0.113.9', country: 'CA', asn: 64_500 })
    expect(line.ja4).toMatch(/^t13d\d{4}h1_[0-9a-f]{12}_[0-9a-f]{12}$/)
    expect(await send()).not.toHaveProperty('country')

    await writeFile(`${file}.next`, ofCountry('NZ'))
    await rename(`${file}.next`, file)
    while ((await send({ 'x-forwarded-for': '203.0.113.9' })).country !== 'NZ');
  })

  it('has the client address behind many other headers, of which there is a maximum', async () => {
    const running = await startTestServer({ config: { trustedProxies: ['127.0.0.1'] } })
    server = running
    const ask = (count: number) =>
      running.exchange(
        `GET /api/v2/roles HTTP/1.1\r\nHost: localhost\r\n${'a:\r\n'.repeat(count)}` +
          'X-Forwarded-For: 203.0.113.9\r\n\r\n',
      )
    expect((await ask(248)).status).toBe(401)
    const lines = running.log.filter((line) => line.includes('"address"'))
    expect(lines.map((line) => JSON.parse(line).address)).toEqual(['203.0.113.9'])
    // Node would leave out all headers behind the first thousand, without an error.
    for (const count of [249, 1_200]) expect((await ask(count)).status).toBe(431)
  })

  it('has the peer if no proxy is trusted, whatever its headers', async () => {
    server = await startTestServer()
    const line = await send({ 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9' })
    expect(line).toMatchObject({ address: '127.0.0.1' })
    expect(line).not.toHaveProperty('country')
  })

  it.each([
    ['TLS', 'private-ca'],
    ['plain HTTP', 'off'],
  ] as const)('has an address for each request, also of a peer that resets %s', async (_, kind) => {
    server = await startTestServer({ config: { tls: { kind } } })
    for (let round = 0; round < 100; round += 1) {
      const socket = connect({ port: server.port, host: '127.0.0.1' })
      socket.on('error', () => undefined)
      await new Promise((resolve) => socket.once('connect', resolve))
      socket.write('GET /api/v2/network-acls HTTP/1.1\r\nHost: localhost\r\n\r\n')
      socket.resetAndDestroy()
    }
    const url = `${kind === 'off' ? 'http' : 'https'}://localhost:${server.port}/api/v2/x`
    expect((await server.fetch(url)).status).toBe(404)
    const requests = server.log.filter((line) => line.includes('"requestId"'))
    expect(requests.filter((line) => !line.includes('"address":"127.0.0.1"'))).toEqual([])
  })
})

describe('a page of an application', () => {
  it('learns the country of the browser, and nothing where it is unknown', async () => {
    const file = join(folder, 'page.mmdb')
    await writeFile(file, ofCountry('CA'))
    server = await startTestServer({ config: { trustedProxies: ['127.0.0.1'], geoCityDb: file } })
    const countryOf = async (address: string) => {
      const headers = { 'x-forwarded-for': address, origin: 'https://app.example.com' }
      const url = `${server?.tenant.baseUrl}/user/geoloc/country`
      const answer = await server?.fetch(url, { headers })
      expect([answer?.status, answer?.headers.get('cache-control')]).toEqual([200, 'no-store'])
      expect(answer?.headers.get('access-control-allow-origin')).toBe('*')
      return answer?.json()
    }
    expect(await countryOf('203.0.113.9')).toEqual({ country_code: 'CA' })
    expect(await countryOf('198.51.100.9')).toEqual({})
    expect(await countryOf('10.0.0.9')).toEqual({})
  })
})

describe('a start', () => {
  it('is refused for a file that is not a MaxMind database, with its name', async () => {
    const file = join(folder, 'text.mmdb')
    await writeFile(file, 'text')
    const refused = startTestServer({ config: { geoCityDb: file } })
    await expect(refused).rejects.toThrow(`LATCHKEY_GEO_CITY_DB is "${file}"`)
  })
})
