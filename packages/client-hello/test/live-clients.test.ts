// Goal: hellos of real clients are read right, and their handshakes then complete. Method: a
// real TLS server peeks; what was read is held against Node's own TLS, against the options the
// client was given, and against fingerprints computed naively from the captured bytes.
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import https from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ConnectionOptions } from 'node:tls'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { ja3, ja3Raw, ja4 } from '../src/index.ts'
import { listsInBytes, naiveJa3Raw, naiveJa4 } from './naive-fingerprints.ts'
import { type PeekedConnection, type PeekingServer, startPeekingServer } from './tls-server.ts'

const run = promisify(execFile)
const pathTo = (name: string) =>
  ['/usr/local/bin', '/usr/bin'].map((folder) => join(folder, name)).find(existsSync)

/** A test that needs a program, and says so where the program is absent. */
function testWith(program: string, name: string, body: (path: string) => Promise<void>): void {
  const path = pathTo(program)
  // The programs are Debian packages that a machine may lack.
  const testIfThere = path ? test : test.skip
  const lack = path ? '' : `: SKIPPED, install the Debian package ${program}`
  testIfThere(`${program} ${name}${lack}`, () => body(path ?? ''), 60_000)
}

let peeking: PeekingServer
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'client-hello-'))
  const ciphers = 'DEFAULT:@SECLEVEL=0'
  peeking = await startPeekingServer({ minVersion: 'TLSv1', ciphers })
})

afterAll(async () => {
  await peeking[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** What the server saw of the last request; every such capture passes the common checks. */
function lastConnection(): PeekedConnection {
  const peeked = peeking.connections.at(-1)
  if (!peeked) throw new Error('the server saw no request')
  peeking.connections.length = 0
  const { hello, bytes } = peeked
  const lists = listsInBytes(bytes)
  expect(ja4(hello)).toBe(naiveJa4(lists))
  expect(ja3Raw(hello)).toBe(naiveJa3Raw(lists))
  expect(hello.serverName).toBe(peeked.servername || undefined)
  if (peeked.alpn) expect(hello.alpnProtocols).toContain(peeked.alpn)
  return peeked
}

describe('curl', () => {
  const fetchWith = async (path: string, ...options: string[]) => {
    const url = `https://localhost:${peeking.port}/`
    const { stdout } = await run(path, ['-sk', '--noproxy', '*', ...options, url])
    expect(stdout).toBe('seen')
    return lastConnection()
  }

  testWith('curl', 'with TLS 1.3 and HTTP/1.1', async (path) => {
    const { hello, protocol } = await fetchWith(path, '--http1.1')
    expect(protocol).toBe('TLSv1.3')
    expect(hello).toMatchObject({ serverName: 'localhost', alpnProtocols: ['http/1.1'] })
    expect(ja4(hello)).toMatch(/^t13d\d{4}h1_/)
  })

  testWith('curl', 'with TLS 1.2 at most and no ALPN', async (path) => {
    const { hello, protocol } = await fetchWith(path, '--tls-max', '1.2', '--no-alpn')
    expect(protocol).toBe('TLSv1.2')
    expect(hello).toMatchObject({ supportedVersions: [], alpnProtocols: [] })
    expect(ja4(hello)).toMatch(/^t12d\d{4}00_/)
  })

  testWith('curl', 'to an address, so without SNI', async (path) => {
    const { hello } = await fetchWith(path, '--http1.1')
    const byAddress = `https://127.0.0.1:${peeking.port}/`
    const connect = `127.0.0.1:${peeking.port}:localhost:${peeking.port}`
    await run(path, ['-sk', '--noproxy', '*', '--http1.1', '--connect-to', connect, byAddress])
    const nameless = lastConnection()
    expect(nameless.hello.serverName).toBeUndefined()
    expect(ja4(nameless.hello).slice(0, 4)).toBe('t13i')
    // The hashed parts leave SNI out, so they are those of the same client with a name.
    expect(ja4(nameless.hello).slice(10)).toBe(ja4(hello).slice(10))
  })
})

describe('openssl s_client', () => {
  const connectWith = async (path: string, ...options: string[]) => {
    const target = ['-connect', `localhost:${peeking.port}`, '-ign_eof']
    const child = run(path, ['s_client', ...target, ...options])
    child.child.stdin?.end('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
    expect((await child).stdout).toContain('seen')
    return lastConnection()
  }

  testWith('openssl', 's_client -tls1_2 with one cipher', async (path) => {
    const options = ['-tls1_2', '-cipher', 'ECDHE-ECDSA-AES128-GCM-SHA256', '-noservername']
    const { hello } = await connectWith(path, ...options, '-groups', 'P-256', '-alpn', 'http/1.1,x')
    expect(hello).toMatchObject({
      ciphers: [0xc02b, 0x00ff],
      groups: [23],
      serverName: undefined,
      alpnProtocols: ['http/1.1', 'x'],
    })
    expect(ja4(hello)).toMatch(/^t12i02\d\dh1_/)
  })

  for (const [option, protocol, name] of [
    ['-tls1', 'TLSv1', 't10d'],
    ['-tls1_1', 'TLSv1.1', 't11d'],
  ] as const) {
    testWith('openssl', `s_client ${option}`, async (path) => {
      const options = [option, '-cipher', 'ALL:@SECLEVEL=0', '-servername', 'old.example']
      const connection = await connectWith(path, ...options)
      expect(connection.protocol).toBe(protocol)
      expect(connection.hello.signatureAlgorithms).toEqual([])
      expect(ja4(connection.hello).slice(0, 4)).toBe(name)
    })
  }

  for (const version of ['-tls1_2', '-tls1_3']) {
    testWith('openssl', `s_client ${version} that resumes`, async (path) => {
      const session = join(folder, `session${version}`)
      const first = await connectWith(path, version, '-sess_out', session)
      expect(first.resumed).toBe(false)
      const second = await connectWith(path, version, '-sess_in', session)
      expect(second.resumed).toBe(true)
      const { hasPreSharedKey, sessionTicketLength } = second.hello
      expect(hasPreSharedKey).toBe(version === '-tls1_3')
      expect(sessionTicketLength > 0).toBe(version === '-tls1_2')
    })
  }

  testWith('openssl', 's_client whose hello takes two records', async (path) => {
    const names = [...Array(60).keys()].map((index) => `protocol-${index}`)
    const alpn = ['http/1.1', ...names]
    const connection = await connectWith(path, '-max_send_frag', '512', '-alpn', alpn.join())
    expect(connection.bytes.readUInt16BE(3)).toBe(512)
    expect(connection.hello.alpnProtocols).toEqual(alpn)
  })
})

describe('node', () => {
  const request = (options: https.RequestOptions & ConnectionOptions) =>
    new Promise<PeekedConnection>((resolve, reject) => {
      const { port } = peeking
      const trust = { rejectUnauthorized: false, host: 'localhost', port }
      const sent = https.request({ ...trust, ...options }, (response) => {
        response.resume().on('end', () => resolve(lastConnection()))
      })
      sent.on('error', reject).end()
    })

  test('with ciphers, groups and ALPN of our choice', async () => {
    const { hello } = await request({
      agent: false,
      servername: 'chosen.example',
      ciphers: 'TLS_AES_128_GCM_SHA256:ECDHE-ECDSA-AES256-GCM-SHA384',
      ecdhCurve: 'P-384:X25519',
      ALPNProtocols: ['http/1.1'],
    })
    // Some versions of OpenSSL signal secure renegotiation by a cipher (RFC 5746 section 3.4).
    expect(hello.ciphers.filter((cipher) => cipher !== 0x00ff)).toEqual([0x1301, 0xc02c])
    expect(hello).toMatchObject({
      serverName: 'chosen.example',
      groups: [24, 29],
      supportedVersions: [0x0304, 0x0303],
      alpnProtocols: ['http/1.1'],
    })
  })

  test('over a keep-alive connection: later requests have the facts too', async () => {
    const agent = new https.Agent({ keepAlive: true, maxSockets: 1 })
    const first = await request({ agent, path: '/1' })
    const second = await request({ agent, path: '/2' })
    agent.destroy()
    expect([first.url, second.url]).toEqual(['/1', '/2'])
    expect(second.hello).toBe(first.hello)
  })
})

describe('chromium', () => {
  testWith('chromium', 'keeps its JA4 while it shuffles its extensions', async (path) => {
    const visit = async (turn: number) => {
      const profile = `--user-data-dir=${join(folder, `profile-${turn}`)}`
      const quiet = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage']
      const options = [...quiet, profile, '--ignore-certificate-errors', '--no-proxy-server']
      const url = `https://localhost:${peeking.port}/`
      const { stdout } = await run(path, [...options, '--dump-dom', url], { timeout: 50_000 })
      expect(stdout).toContain('seen')
      return lastConnection().hello
    }
    const [first, second] = [await visit(1), await visit(2)]
    expect(ja4(first)).toMatch(/^t13d\d{4}h2_/)
    expect(ja4(second)).toBe(ja4(first))
    expect(ja3(second)).not.toBe(ja3(first))
    expect(first).toMatchObject({ hasGrease: true, encryptedClientHello: 'outer' })
  })
})
