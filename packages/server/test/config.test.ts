import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from '@jest/globals'
import { readConfig } from '../src/config/config.ts'
import { ConfigError } from '../src/config/config-error.ts'
import { variables } from '../src/config/env.ts'

const key = randomBytes(32).toString('base64')
const safe = {
  NODE_ENV: 'production',
  LATCHKEY_ENCRYPTION_KEY: key,
  LATCHKEY_TLS: 'off',
  LATCHKEY_TRUSTED_PROXIES: '10.0.0.0/8',
}

const folder = mkdtempSync(join(tmpdir(), 'latchkey-config-'))
const damagedCa = join(folder, 'ca.pem')
writeFileSync(damagedCa, '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n')
afterAll(() => rmSync(folder, { recursive: true }))

function problemsOf(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    readConfig(env)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

describe('an empty environment', () => {
  it('configures a local server with a private CA and a tenant', () => {
    expect(readConfig({})).toMatchObject({
      production: false,
      host: '127.0.0.1',
      port: 8443,
      publicPort: undefined,
      tls: { kind: 'private-ca' },
      trustedProxies: [],
      dataFolder: resolve('.latchkey'),
      databaseUrl: undefined,
      encryptionKey: undefined,
      firstTenantDomain: 'localhost',
      rateLimits: {},
    })
  })

  it('equals one of empty variables', () => {
    const empty = Object.fromEntries(Object.keys(variables).map((name) => [name, '']))
    expect(readConfig(empty)).toEqual(readConfig({}))
  })
})

describe('an ACME server', () => {
  const acme = {
    LATCHKEY_ACME_DIRECTORY_URL: 'https://acme.example/directory',
    LATCHKEY_ACME_TERMS_AGREED: 'yes',
  }

  it('is configured with a contact and an external account', () => {
    const further = {
      LATCHKEY_ACME_CONTACT: 'operator@example.com',
      LATCHKEY_ACME_EAB_KEY_ID: 'key-1',
      LATCHKEY_ACME_EAB_HMAC_KEY: Buffer.alloc(32, 1).toString('base64url'),
    }
    expect(readConfig({ ...acme, ...further }).acme).toEqual({
      directoryUrl: 'https://acme.example/directory',
      contact: 'operator@example.com',
      externalAccount: { keyId: 'key-1', hmacKey: Buffer.alloc(32, 1) },
    })
  })

  it.each([
    [{ LATCHKEY_ACME_TERMS_AGREED: '' }, /^LATCHKEY_ACME_TERMS_AGREED must be yes/],
    [{ LATCHKEY_ACME_DIRECTORY_URL: 'http://acme.example/' }, /must be an https URL/],
    [{ LATCHKEY_ACME_CONTACT: 'a@b, c@d' }, /must be one e-mail address/],
    [{ LATCHKEY_ACME_EAB_KEY_ID: 'key-1' }, /must be set together/],
    [{ LATCHKEY_TLS: 'off' }, /requires LATCHKEY_TLS=on/],
  ])('is refused with %j', (further, problem) => {
    expect(problemsOf({ ...acme, ...further })).toEqual([expect.stringMatching(problem)])
  })
})

describe('an invalid value', () => {
  it.each([
    ['DATABASE_URL', 'mysql://localhost/x', 'must be a postgres:// URL'],
    [
      'LATCHKEY_MIGRATION_DATABASE_URL',
      'postgres://o@db/x',
      'needs DATABASE_URL, which is not set',
    ],
    ['LATCHKEY_DATABASE_POOL', '0', 'must be a whole number from 1 to 1000'],
    ['LATCHKEY_ENCRYPTION_KEY', 'c2hvcnQ=', 'must be 32 bytes in Base64'],
    ['LATCHKEY_LOG_LEVEL', 'loud', 'must be one of trace, debug'],
    ['LATCHKEY_OTLP_URL', 'collector:4318', 'must be an http or https URL'],
    ['LATCHKEY_TRACES_RATIO', '2', 'must be a number from 0 to 1'],
    ['LATCHKEY_FIRST_TENANT', 'https://id.example.com/', 'must be a host name in lower case'],
    ['LATCHKEY_FIRST_TENANT', 'localhost ', 'must be a host name in lower case'],
    ['LATCHKEY_MTLS_PORT', ' ', 'must be a whole number from 0 to 65535'],
    ['LATCHKEY_OUTBOUND_CA_FILE', damagedCa, 'has no certificate in PEM, or one that cannot'],
    ['LATCHKEY_PHONE_MESSAGES', ' ', 'must be a whole number from 0'],
    ['LATCHKEY_PORT', ' ', 'must be a whole number from 0 to 65535'],
    ['LATCHKEY_PORT', '0x50', 'must be a whole number from 0 to 65535'],
    ['LATCHKEY_REDIS_URL', 'redis://user%:p@host', 'must be a redis:// URL'],
    ['LATCHKEY_REDIS_URL', 'redis://host/name', 'must be a redis:// URL'],
    ['LATCHKEY_SMTP_URL', 'smtp://us%er:p@host', 'is no escape; write %25'],
    ['LATCHKEY_TRACES_RATIO', ' ', 'must be a number from 0 to 1'],
    ['LATCHKEY_PORT', '65536', 'must be a whole number from 0 to 65535'],
    ['LATCHKEY_PORT', '8443x', 'must be a whole number'],
    ['LATCHKEY_PROCESSES', 'many', 'must be a whole number from 1 to 256'],
    ['LATCHKEY_PUBLIC_PORT', '-1', 'must be a whole number from 1'],
    ['LATCHKEY_REDIS_URL', 'localhost:6379', 'must be a redis:// URL, or rediss:// for TLS'],
    [
      'LATCHKEY_RATE_LIMITS',
      'management-write=fast',
      'write management-write=100/10, authentication-token=off or off',
    ],
    ['LATCHKEY_RATE_LIMITS', 'token=off', 'names the policy "token"; it must be one of'],
    ['LATCHKEY_TEST_CONTROLS', 'yes', 'must be on or off'],
    ['LATCHKEY_TEST_CONTROLS', 'on', 'without LATCHKEY_OPERATIONS_PORT'],
    ['LATCHKEY_TLS', 'yes', 'must be on or off'],
    ['LATCHKEY_TLS_KEY_FILE', '/no/such/key.pem', 'cannot be read'],
    ['LATCHKEY_TRUSTED_PROXIES', '10.0.0.0/33', 'is neither an IP address nor a CIDR'],
    ['LATCHKEY_TRUSTED_PROXIES', 'proxy.internal', 'is neither an IP address nor a CIDR'],
    ['LATCHKEY_TRUSTED_PROXIES', '0', 'is neither an IP address nor a CIDR'],
    ['LATCHKEY_TRUSTED_PROXIES', '33', 'is neither an IP address nor a CIDR'],
    ['LATCHKEY_TRUSTED_PROXIES', '1, 10.0.0.1', '"1", which is neither an IP address'],
    ['LATCHKEY_TRUSTED_PROXIES', '10.1', 'is neither an IP address nor a CIDR'],
    ['LATCHKEY_TRUSTED_PROXIES', '010.0.0.1', 'is neither an IP address nor a CIDR'],
    ['LATCHKEY_TRUSTED_PROXIES', '10.0.0.0/8/8', 'is neither an IP address nor a CIDR'],
    ['LATCHKEY_GEO_ASN_DB', '/no/such/asn.mmdb', 'cannot be read'],
    ['LATCHKEY_GEO_CITY_DB', '/no/such/city.mmdb', 'cannot be read'],
    ['LATCHKEY_ACTION_PACKAGES', '/no/such/node_modules', 'no folder that can be read'],
    ['LATCHKEY_ACTION_PACKAGES', '/tmp', 'its name must be node_modules'],
    ['LATCHKEY_NETWORK_LISTS', '/no/such/folder', 'no folder that can be read'],
    ['LATCHKEY_PROXY_PROTOCOL', 'on', 'requires LATCHKEY_TRUSTED_PROXIES, which is empty'],
    ['LATCHKEY_JA4_HEADER', 'X-JA4', 'requires LATCHKEY_TRUSTED_PROXIES, which is empty'],
    ['LATCHKEY_PROT', '8443', 'is not a variable of Latchkey'],
  ])('of %s (%s) is refused with the name of the variable', (name, value, complaint) => {
    const found = problemsOf({ [name]: value }).filter((problem) => problem.startsWith(name))
    expect(found).toEqual([expect.stringContaining(complaint)])
  })

  it.each([
    ['LATCHKEY_FORWARDED_HEADER', 'X-Real-IP', 'must be X-Forwarded-For or Forwarded'],
    ['LATCHKEY_JA3_HEADER', 'X JA3', 'is not a header name'],
    ['LATCHKEY_JA4_HEADER', 'X-JA4:', 'is not a header name'],
    ['LATCHKEY_PROXY_PROTOCOL', 'v2', 'must be on or off'],
  ])('of %s (%s) is refused behind a proxy', (name, value, complaint) => {
    const found = problemsOf({ LATCHKEY_TRUSTED_PROXIES: '10.0.0.1', [name]: value })
    expect(found).toEqual([expect.stringContaining(complaint)])
  })

  it('is reported together with all others', () => {
    expect(problemsOf({ LATCHKEY_PORT: 'x', LATCHKEY_TLS: 'x' })).toHaveLength(2)
  })
})

describe('production', () => {
  it('starts behind a trusted proxy, with 443 as the public port', () => {
    expect(readConfig(safe)).toMatchObject({
      production: true,
      host: '::',
      publicPort: 443,
      tls: { kind: 'off' },
      firstTenantDomain: undefined,
    })
  })

  it('is refused without the required variables', () => {
    expect(problemsOf({ NODE_ENV: 'production' })).toEqual([
      expect.stringContaining('LATCHKEY_ENCRYPTION_KEY is required'),
      expect.stringContaining('LATCHKEY_TLS_CERT_FILE and LATCHKEY_TLS_KEY_FILE are required'),
    ])
  })

  it.each(['Production', 'production ', 'PROD', 'prod'])('is refused by the name %j', (name) => {
    expect(problemsOf({ NODE_ENV: name })[0]).toBe(`NODE_ENV is "${name}"; write production.`)
    expect(problemsOf({ ...safe, NODE_ENV: name })).toHaveLength(1)
  })

  it('is refused with a key that was not generated', () => {
    for (const bytes of [Buffer.alloc(32), Buffer.from('changechangechangechangechangech')]) {
      const encryptionKey = { LATCHKEY_ENCRYPTION_KEY: bytes.toString('base64') }
      expect(problemsOf({ ...safe, ...encryptionKey })).toEqual([
        expect.stringContaining('LATCHKEY_ENCRYPTION_KEY is not random'),
      ])
      expect(problemsOf(encryptionKey)).toEqual([])
    }
  })

  it('is refused with test controls', () => {
    const controls = { LATCHKEY_TEST_CONTROLS: 'on', LATCHKEY_OPERATIONS_PORT: '9464' }
    expect(problemsOf({ ...safe, ...controls })).toEqual([
      expect.stringContaining('LATCHKEY_TEST_CONTROLS is on in production'),
    ])
    expect(problemsOf(controls)).toEqual([])
    expect(problemsOf({ ...controls, LATCHKEY_PROCESSES: '2' })).toEqual([
      expect.stringContaining('Set LATCHKEY_PROCESSES=1'),
    ])
  })

  it('is refused if issuers would be http', () => {
    expect(problemsOf({ ...safe, LATCHKEY_TRUSTED_PROXIES: '' })).toEqual([
      expect.stringContaining('issuers would be http'),
    ])
  })
})

describe('the time of Strict-Transport-Security', () => {
  const files = { LATCHKEY_TLS_CERT_FILE: 'package.json', LATCHKEY_TLS_KEY_FILE: 'package.json' }
  const own = { NODE_ENV: 'production', LATCHKEY_ENCRYPTION_KEY: key, ...files }

  it('is a year in production with a certificate of its own', () => {
    expect(readConfig(own).hstsSeconds).toBe(31_536_000)
    expect(readConfig({ ...own, LATCHKEY_HSTS_SECONDS: '0' }).hstsSeconds).toBe(0)
    for (const env of [{}, files, safe]) expect(readConfig(env).hstsSeconds).toBe(0)
    expect(readConfig({ ...files, LATCHKEY_HSTS_SECONDS: '60' }).hstsSeconds).toBe(60)
  })

  it('is refused where a proxy terminates TLS, and with the private CA', () => {
    const set = { LATCHKEY_HSTS_SECONDS: '60' }
    for (const env of [set, { ...safe, ...set }]) {
      expect(problemsOf(env)).toEqual([expect.stringContaining('requires LATCHKEY_TLS_CERT_FILE')])
    }
  })
})

describe('proxies', () => {
  it('are a list, or a number of hops', () => {
    const read = (text: string) => readConfig({ LATCHKEY_TRUSTED_PROXIES: text }).trustedProxies
    expect(read(' 10.1.2.3/8 , ::1,')).toEqual(['10.1.2.3/8', '::1'])
    expect(read(' 2 ')).toBe(2)
    expect(readConfig({ ...safe, LATCHKEY_TRUSTED_PROXIES: '1' }).publicPort).toBe(443)
  })

  it('send headers whose names are case-insensitive', () => {
    const given = {
      ...safe,
      LATCHKEY_FORWARDED_HEADER: 'Forwarded',
      LATCHKEY_JA4_HEADER: 'X-JA4',
      LATCHKEY_PROXY_PROTOCOL: 'on',
    }
    expect(readConfig(given)).toMatchObject({
      forwardedHeader: 'forwarded',
      ja4Header: 'x-ja4',
      proxyProtocol: true,
    })
  })
})

describe('a limit', () => {
  it('of a policy is replaced or removed', () => {
    const given = { LATCHKEY_RATE_LIMITS: 'management-write=100/10, unknown-host=off' }
    expect(readConfig(given).rateLimits).toEqual({
      'management-write': { limit: 100, windowSeconds: 10 },
      'unknown-host': 'off',
    })
  })

  it('of every other policy is removed by `off`', () => {
    const given = { LATCHKEY_RATE_LIMITS: 'off, authentication-token=10/60' }
    expect(readConfig(given).rateLimits).toEqual({
      '*': 'off',
      'authentication-token': { limit: 10, windowSeconds: 60 },
    })
  })
})

describe('the README of this package', () => {
  it('has the table of variables of the code', async () => {
    const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8')
    const rows = readme.split('\n').filter((line) => line.startsWith('| `'))
    const cells = rows.map((row) => row.split('|').map((cell) => cell.trim().replaceAll('`', '')))
    const table = cells.filter(([, name = '']) => name in variables).map((row) => row.slice(1, 4))
    expect(table).toEqual(
      Object.entries(variables).map(([name, { description, fallback }]) => [
        name,
        description,
        fallback,
      ]),
    )
  })
})
