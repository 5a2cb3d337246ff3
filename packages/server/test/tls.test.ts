import { X509Certificate } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { connect, type PeerCertificate } from 'node:tls'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { exchange, startTestServer, type TestServer, until } from '@latchkey/testkit'
import { bounds } from '../src/config/bounds.ts'

let server: TestServer
let ca: Buffer
beforeAll(async () => {
  server = await startTestServer()
  ca = await readFile(server.caFile)
})
afterAll(() => server.stop())

interface Handshake {
  readonly authorized: boolean
  readonly names: string | undefined
  readonly protocol: string | null
  readonly cipher: string
  readonly keyType: 'ec' | 'rsa'
}

function shakeHands(
  options: {
    servername?: string
    port?: number
    maxVersion?: 'TLSv1.2' | 'TLSv1.1'
    ciphers?: string
  } = {},
): Promise<Handshake> {
  const { servername = '', port = server.port, maxVersion, ciphers } = options
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: '127.0.0.1',
      port,
      ca,
      servername,
      rejectUnauthorized: false,
      ...(maxVersion && { maxVersion, minVersion: maxVersion }),
      ...(ciphers && { ciphers }),
    })
    socket.once('error', reject)
    socket.once('secureConnect', () => {
      const certificate: PeerCertificate = socket.getPeerCertificate()
      const { authorized } = socket
      resolve({
        authorized,
        names: certificate.subjectaltname,
        protocol: socket.getProtocol(),
        cipher: socket.getCipher().name,
        keyType: certificate.asn1Curve ? 'ec' : 'rsa',
      })
      socket.destroy()
    })
  })
}

describe('the private CA', () => {
  it('is created once, and used by the next server on the folder', async () => {
    const certificate = new X509Certificate(ca)
    expect(certificate.ca).toBe(true)
    const { dataFolder, database } = server
    const again = await startTestServer({ dataFolder, database })
    expect(await readFile(again.caFile)).toEqual(ca)
    expect((await shakeHands({ servername: 'localhost', port: again.port })).authorized).toBe(true)
    await again.stop()
  })

  it.each(['localhost', '', 'LOCALHOST'])(
    'issues a certificate for this machine, as %j',
    async (servername) => {
      expect(await shakeHands({ servername })).toMatchObject({
        authorized: true,
        names: 'DNS:localhost, IP Address:127.0.0.1, IP Address:0:0:0:0:0:0:0:1',
        protocol: 'TLSv1.3',
      })
    },
  )

  it('issues immediately for the domain of a tenant, by SNI, for that domain only', async () => {
    await server.addTenant('second.example.com')
    expect(await shakeHands({ servername: 'second.example.com' })).toMatchObject({
      authorized: true,
      names: 'DNS:second.example.com',
    })
    const many = Array.from({ length: 10 }, () => shakeHands({ servername: 'Second.Example.Com' }))
    for (const { authorized } of await Promise.all(many)) expect(authorized).toBe(true)
  })

  it.each(['nobody.example.com', 'a.localhost', `${'x'.repeat(60)}.test`, '..%2f..%2fetc'])(
    'issues for no other host: %s gets the certificate of localhost',
    async (servername) => {
      const { authorized, names } = await shakeHands({ servername })
      expect([authorized, names?.startsWith('DNS:localhost,')]).toEqual([false, true])
    },
  )

  it('is used with TLS 1.2 and later', async () => {
    expect((await shakeHands({ servername: 'localhost', maxVersion: 'TLSv1.2' })).protocol).toBe(
      'TLSv1.2',
    )
    await expect(shakeHands({ servername: 'localhost', maxVersion: 'TLSv1.1' })).rejects.toThrow()
  })
})

describe('TLS 1.2', () => {
  const maxVersion = 'TLSv1.2'
  const servername = 'localhost'

  it('has no cipher suite but the AEAD ones of BCP 195', async () => {
    for (const ciphers of [
      'ECDHE-ECDSA-AES128-SHA256',
      'ECDHE-ECDSA-AES256-SHA',
      'ECDHE-ECDSA-CHACHA20-POLY1305',
      'DHE-RSA-AES128-GCM-SHA256',
      'AES128-GCM-SHA256',
    ]) {
      const refused = expect(shakeHands({ servername, maxVersion, ciphers }))
      await refused.rejects.toThrow(/handshake failure/)
    }
    const ciphers = 'ECDHE-ECDSA-AES256-GCM-SHA384'
    expect((await shakeHands({ servername, maxVersion, ciphers })).cipher).toBe(ciphers)
  })

  it('has those that are configured, also with an RSA key of the private CA', async () => {
    const [named = '', other = ''] = ['ECDHE-RSA-AES256-GCM-SHA384', 'ECDHE-RSA-AES128-GCM-SHA256']
    const config = { tlsCiphers: [named], tlsKeyType: 'rsa' } as const
    const { stop, port } = await startTestServer({ config })
    try {
      const at = { servername, port, maxVersion } as const
      expect(await shakeHands({ ...at, ciphers: `${other}:${named}` })).toMatchObject({
        cipher: named,
        keyType: 'rsa',
      })
      const refused = expect(shakeHands({ ...at, ciphers: other }))
      await refused.rejects.toThrow(/handshake failure/)
    } finally {
      await stop()
    }
  })
})

describe('certificates from files', () => {
  it('are served for every host without its own, and no CA is created', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'latchkey-tls-'))
    const pem = await readFile(join(server.dataFolder, 'server-localhost.pem'), 'utf8')
    const [certFile, keyFile] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
    await writeFile(certFile, pem.slice(pem.indexOf('-----BEGIN CERTIFICATE')))
    await writeFile(keyFile, pem.slice(0, pem.indexOf('-----BEGIN CERTIFICATE')))
    const domains = join(folder, 'domains')
    await putCertificate(domains, 'certified.example.com')
    const config = {
      tls: { kind: 'files', certFile, keyFile } as const,
      tlsDomainsFolder: domains,
    }
    const files = await startTestServer({ config, ca: server.caFile })
    await files.addTenant('certified.example.com')
    expect(files.caFile).toBe('')
    for (const servername of ['localhost', 'nobody.example.com', '']) {
      const { names } = await shakeHands({ servername, port: files.port })
      expect(names).toMatch(/^DNS:localhost,/)
    }
    const certified = await shakeHands({ servername: 'certified.example.com', port: files.port })
    expect(certified.names).toBe('DNS:certified.example.com')
    expect((await files.tenant.request('GET', '/api/v2/network-acls')).body).toEqual([])
    await files.stop()
  })

  it('are served once they are renewed, and not while they do not match', async () => {
    const domains = await mkdtemp(join(tmpdir(), 'latchkey-tls-'))
    const [before, after] = ['before.example.com', 'after.example.com']
    for (const hostname of [before, after]) await putCertificate(domains, hostname)
    const folder = join(domains, before)
    const [certFile, keyFile] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')]
    const config = {
      tls: { kind: 'files', certFile, keyFile } as const,
      bounds: { ...bounds, certificateCheckMs: 50 },
    }
    const files = await startTestServer({ config, ca: server.caFile })
    try {
      const served = async () =>
        (await shakeHands({ servername: 'localhost', port: files.port })).names
      expect(await served()).toBe(`DNS:${before}`)
      await copyFile(join(domains, after, 'privkey.pem'), keyFile)
      await setTimeout(500)
      expect(await served()).toBe(`DNS:${before}`)
      await copyFile(join(domains, after, 'fullchain.pem'), certFile)
      await until('the renewed one is served', async () => (await served()) === `DNS:${after}`)
    } finally {
      await files.stop()
    }
  })

  /** Puts the certificate that the private CA issues for a tenant into a folder, as files. */
  async function putCertificate(domains: string, hostname: string) {
    await server.addTenant(hostname)
    await shakeHands({ servername: hostname })
    const pem = await readFile(join(server.dataFolder, `server-${hostname}.pem`), 'utf8')
    const folder = join(domains, hostname)
    await mkdir(folder, { recursive: true })
    const at = pem.indexOf('-----BEGIN CERTIFICATE')
    await writeFile(join(folder, 'fullchain.pem'), pem.slice(at))
    await writeFile(join(folder, 'privkey.pem'), pem.slice(0, at))
  }
})

describe('a connection to one tenant', () => {
  it('is not used for another, whose answer would be 421', async () => {
    await server.addTenant('first.example.com')
    await server.addTenant('other.example.com')
    const send = async (servername: string, host: string) => {
      const socket = await server.openSocket({ servername })
      const path = '/.well-known/jwks.json'
      return (await exchange(socket, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`)).status
    }
    expect(await send('first.example.com', 'other.example.com')).toBe(421)
    expect(await send('first.example.com', 'FIRST.example.com.')).toBe(200)
    expect(await send('first.example.com', 'mtls.other.example.com')).toBe(404)
  })
})

describe('Strict-Transport-Security', () => {
  it('is in every answer if its time is set, else in none', async () => {
    const strict = await startTestServer({ config: { hstsSeconds: 3600 } })
    const paths = ['/api/v2/users', '/authorize', '/nothing', '/livez', '/.well-known/jwks.json']
    const headerAt = async (at: TestServer, path: string) => {
      const { headers } = await at.fetch(`${at.tenant.baseUrl}${path}`, { redirect: 'manual' })
      return headers.get('strict-transport-security')
    }
    for (const path of paths) {
      expect([path, await headerAt(strict, path)]).toEqual([path, 'max-age=3600'])
      expect([path, await headerAt(server, path)]).toEqual([path, null])
    }
    await strict.stop()
  })
})

describe('plain HTTP', () => {
  it('is used if configured, with an http issuer', async () => {
    const plain = await startTestServer({ config: { tls: { kind: 'off' } } })
    expect(plain.tenant.baseUrl).toBe(`http://localhost:${plain.port}`)
    expect((await plain.tenant.request('GET', '/api/v2/network-acls')).body).toEqual([])
    await plain.stop()
  })

  it('behind a proxy that terminates TLS has an https issuer, whatever headers say', async () => {
    const trustedProxies = ['127.0.0.1']
    const proxied = await startTestServer({
      config: { tls: { kind: 'off' }, trustedProxies, publicPort: 443 },
    })
    const response = await proxied.fetch('http://localhost/.well-known/openid-configuration', {
      headers: { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.test' },
    })
    expect(await response.json()).toMatchObject({
      issuer: 'https://localhost/',
      token_endpoint: 'https://localhost/oauth/token',
    })
    await proxied.stop()
  })
})
