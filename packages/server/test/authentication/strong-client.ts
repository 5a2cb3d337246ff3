import { type KeyObject, randomBytes, webcrypto } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import 'reflect-metadata'
import type { TestTenant } from '@latchkey/testkit'
import * as x509 from '@peculiar/x509'
import { SignJWT } from 'jose'
import type * as openid from 'openid-client'
import { Agent, buildConnector, fetch } from 'undici'
import { newRsaKeysSync } from '../../src/keys/new-keys.ts'
import { audience } from './application.ts'

export const assertionType = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer'

type Alg = 'RS256' | 'RS384' | 'PS256'

/** A key pair of a client. */
export interface ClientKey {
  readonly alg: Alg
  readonly kid: string
  readonly privateKey: KeyObject
  /** The credential for the management API. */
  readonly credential: {
    readonly credential_type: 'public_key'
    readonly pem: string
    readonly alg: Alg
    readonly kid: string
  }
}

export function clientKey(alg: Alg): ClientKey {
  const { privateKey, publicKey } = newRsaKeysSync()
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  const kid = randomBytes(8).toString('hex')
  return { alg, kid, privateKey, credential: { credential_type: 'public_key', pem, alg, kid } }
}

interface Signing {
  readonly claims?: Readonly<Record<string, unknown>>
  readonly header?: Readonly<Record<string, unknown>>
  readonly expiresIn?: string
}

/** A client assertion, valid unless `claims` change it. */
export function assert(
  { baseUrl }: TestTenant,
  clientId: string,
  { alg, kid, privateKey }: ClientKey,
  { claims, header, expiresIn = '1m' }: Signing = {},
): Promise<string> {
  const jwt = new SignJWT({
    iss: clientId,
    sub: clientId,
    aud: `${baseUrl}/`,
    jti: randomBytes(16).toString('hex'),
    ...claims,
  })
  return jwt
    .setProtectedHeader({ alg, ...withoutUndefined({ kid, ...header }) })
    .setIssuedAt()
    .setExpirationTime(expiresIn)
    .sign(privateKey, { crit: { 'x-unknown': true } })
}

/** Creates a client with a grant for `client_credentials`. */
export async function grantedClient(
  tenant: TestTenant,
  members: Readonly<Record<string, unknown>>,
): Promise<string> {
  const { status, text, body } = await tenant.request('POST', '/api/v2/clients', {
    json: { name: 'Bank', app_type: 'non_interactive', ...members },
  })
  if (status !== 201) throw new Error(text)
  await tenant.request('POST', '/api/v2/client-grants', {
    json: { client_id: body.client_id, audience, scope: ['read:books'] },
  })
  return body.client_id
}

export async function addApi(tenant: TestTenant, members: object = {}): Promise<void> {
  await tenant.request('POST', '/api/v2/resource-servers', {
    json: {
      identifier: audience,
      name: 'Books',
      scopes: [{ value: 'read:books', description: 'Read' }],
      allow_offline_access: true,
      ...members,
    },
  })
}

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const

export interface TestCertificate {
  readonly pem: string
  readonly keyPem: string
  readonly keys: webcrypto.CryptoKeyPair
  readonly certificate: x509.X509Certificate
}

/** A certificate, self-signed or issued by another one. */
export async function makeCertificate(
  name: string,
  issuer?: TestCertificate,
): Promise<TestCertificate> {
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const certificate = await x509.X509CertificateGenerator.create({
    serialNumber: randomBytes(8).toString('hex'),
    subject: name,
    issuer: issuer?.certificate.subject ?? name,
    notBefore: new Date(Date.now() - 60_000),
    notAfter: new Date(Date.now() + 3_600_000),
    signingAlgorithm: algorithm,
    publicKey: keys.publicKey,
    signingKey: issuer?.keys.privateKey ?? keys.privateKey,
    extensions: issuer ? [] : [new x509.BasicConstraintsExtension(true)],
  })
  const pkcs8 = await webcrypto.subtle.exportKey('pkcs8', keys.privateKey)
  const keyPem = x509.PemConverter.encode(pkcs8, 'PRIVATE KEY')
  return { pem: certificate.toString('pem'), keyPem, keys, certificate }
}

const withoutUndefined = (members: object) =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined))

/** A `fetch` that presents a client certificate, if there is one, and trusts this CA. */
export async function fetchWith(
  caFile: string,
  certificate?: TestCertificate,
): Promise<openid.CustomFetch> {
  const pair = certificate && { cert: certificate.pem, key: certificate.keyPem }
  const connect = buildConnector({ ca: await readFile(caFile), ...pair })
  const dispatcher = new Agent({ connect, pipelining: 0, keepAliveTimeout: 1 })
  return ((url: string, init: object) => fetch(url, { ...init, dispatcher })) as never
}

/** The key of a client, as openid-client signs with it. */
export async function importedKey({ privateKey, kid }: ClientKey): Promise<openid.PrivateKey> {
  const rsa = { name: 'RSA-PSS', hash: 'SHA-256' }
  const der = privateKey.export({ type: 'pkcs8', format: 'der' })
  return { key: await webcrypto.subtle.importKey('pkcs8', der, rsa, false, ['sign']), kid }
}
