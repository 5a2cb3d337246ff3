import { createHmac, createPrivateKey, createPublicKey } from 'node:crypto'
import type { TestTenant } from '@latchkey/testkit'
import { decodeJwt, type JWTHeaderParameters, type JWTPayload, SignJWT } from 'jose'
import { newRsaKeys } from '../src/keys/new-keys.ts'

export interface Forgery {
  readonly name: string
  readonly authorization: string
  readonly message: string
}

const malformed = 'Bad HTTP authentication header format'
const invalid = 'Invalid token'
const badSignature = 'Invalid signature received for JSON Web Token validation'
const expired = 'Expired token received for JSON Web Token validation'

/** Values of `Authorization` that must not authenticate, each with its error. */
export async function forgeTokens(
  tenant: TestTenant,
  other: TestTenant,
): Promise<readonly Forgery[]> {
  const genuine = await tenant.token('read:network_acls')
  const bearer = (name: string, token: string, message: string): Forgery => ({
    name,
    authorization: `Bearer ${token}`,
    message,
  })
  return [
    { name: 'another scheme', authorization: 'Basic YTpi', message: malformed },
    { name: 'no token behind the scheme', authorization: 'Bearer', message: malformed },
    { name: 'a token without a scheme', authorization: genuine, message: malformed },
    bearer('two parts', genuine.split('.').slice(0, 2).join('.'), malformed),
    bearer('four parts', `${genuine}.x`, malformed),
    bearer('two tokens', `${genuine} ${genuine}`, malformed),
    bearer('parts that are no JSON', 'abc.def.ghi', invalid),
    bearer('a token of another tenant', await other.token('read:network_acls'), invalid),
    ...(await forgedSignatures(tenant, genuine, bearer)),
    ...(await forgedClaims(tenant, genuine, bearer)),
  ]
}

/** Tokens of a user that must not open anything; `genuine` is one that is for an API and does. */
export async function forgeUserTokens(
  tenant: TestTenant,
  other: TestTenant,
  genuine: string,
): Promise<readonly { readonly name: string; readonly token: string }[]> {
  const bearer = (name: string, token: string): Forgery => ({
    name,
    authorization: `Bearer ${token}`,
    message: '',
  })
  const { kid, privateKey } = await signingKeyOf(other)
  const { iat = 0 } = decodeJwt(genuine)
  const end = { exp: iat - 60, iat: iat - 120 }
  const of = (header: JWTHeaderParameters, key: typeof privateKey) =>
    sign(decodeJwt(genuine), header, key)
  const own = await signingKeyOf(tenant)
  const rs256 = { alg: 'RS256', typ: 'JWT' }
  const forgeries = [
    ...(await forgedSignatures(tenant, genuine, bearer)),
    ...(await forgedClaims(tenant, genuine, bearer)),
    bearer('the key of another tenant', await of({ ...rs256, kid }, privateKey)),
    bearer(
      'the key of another tenant under our kid',
      await of({ ...rs256, kid: own.kid }, privateKey),
    ),
    bearer(
      'a token that ended a minute ago',
      await sign({ ...decodeJwt(genuine), ...end }, { ...rs256, kid: own.kid }, own.privateKey),
    ),
  ]
  // The API does not matter here, clocks may differ by some seconds, and a user is not a client.
  const elsewhere = ['a token that ended', 'no client', 'an unknown client']
  return forgeries
    .filter(({ name }) => !elsewhere.includes(name))
    .map(({ name, authorization }) => ({ name, token: authorization.slice('Bearer '.length) }))
}

type MakeForgery = (name: string, token: string, message: string) => Forgery

/** Tokens whose claims are right and whose signature is not the tenant's. */
async function forgedSignatures(
  tenant: TestTenant,
  genuine: string,
  bearer: MakeForgery,
): Promise<readonly Forgery[]> {
  const own = await signingKeyOf(tenant)
  const otherKeys = await newRsaKeys()
  const claims = decodeJwt(genuine)
  const [header = '', payload = '', signature = ''] = genuine.split('.')
  const signed = (extra: Partial<JWTHeaderParameters>, key = otherKeys.privateKey) =>
    sign(claims, { alg: 'RS256', typ: 'JWT', kid: own.kid, ...extra }, key)
  const jwk = otherKeys.publicKey.export({ format: 'jwk' })
  const none = `${encode({ alg: 'none', kid: own.kid })}.${payload}`
  const hs256 = `${encode({ alg: 'HS256', typ: 'JWT', kid: own.kid })}.${payload}`
  const pem = own.publicKey.export({ type: 'spki', format: 'pem' })
  const changed = encode({ ...claims, scope: 'delete:everything' })
  return [
    bearer('another key under our kid', await signed({}), badSignature),
    bearer('changed claims', `${header}.${changed}.${signature}`, badSignature),
    bearer('a cut signature', genuine.slice(0, -8), badSignature),
    bearer('an unknown kid', await signed({ kid: 'unknown' }), invalid),
    bearer('a kid that is a path', await signed({ kid: '../../etc/passwd' }), invalid),
    bearer('a key in the header (jwk)', await signed({ jwk }), badSignature),
    bearer('a key at an address (jku)', await signed({ jku: 'https://evil.test' }), badSignature),
    bearer('a certificate (x5u)', await signed({ x5u: 'https://evil.test' }), badSignature),
    bearer('no kid', await sign(claims, { alg: 'RS256', typ: 'JWT' }, own.privateKey), invalid),
    bearer('alg none without a signature', `${none}.`, malformed),
    bearer('alg none with a signature', `${none}.${signature}`, invalid),
    bearer(
      'HS256 with the public key as secret',
      `${hs256}.${createHmac('sha256', pem).update(hs256).digest('base64url')}`,
      invalid,
    ),
    bearer(
      'another algorithm of the right key',
      await signed({ alg: 'PS256' }, own.privateKey),
      invalid,
    ),
    bearer(
      'a longer hash of the right key',
      await signed({ alg: 'RS512' }, own.privateKey),
      invalid,
    ),
  ]
}

/** Tokens that the tenant's own key signed, for something else or for another time. */
async function forgedClaims(
  tenant: TestTenant,
  genuine: string,
  bearer: MakeForgery,
): Promise<readonly Forgery[]> {
  const own = await signingKeyOf(tenant)
  const claims = decodeJwt(genuine)
  const nowSeconds = Math.floor(Date.now() / 1000)
  const signed = (changes: JWTPayload, header: Partial<JWTHeaderParameters> = {}) =>
    sign(
      { ...claims, ...changes },
      { alg: 'RS256', typ: 'JWT', kid: own.kid, ...header },
      own.privateKey,
    )
  const { exp: _exp, ...withoutExpiry } = claims
  const eternal = await sign(
    withoutExpiry,
    { alg: 'RS256', typ: 'JWT', kid: own.kid },
    own.privateKey,
  )
  return [
    bearer('a token that ended', await signed({ exp: nowSeconds - 1 }), expired),
    bearer('a token that has not begun', await signed({ nbf: nowSeconds + 600 }), invalid),
    bearer('a token without end', eternal, invalid),
    bearer('another audience', await signed({ aud: 'https://api.example.com/' }), invalid),
    bearer('the client as audience', await signed({ aud: tenant.clientId }), invalid),
    bearer('another issuer', await signed({ iss: 'https://evil.test/' }), invalid),
    bearer('no client', await signed({ azp: undefined }), invalid),
    bearer('an unknown client', await signed({ azp: 'nobody' }), 'Client is not global.'),
    bearer('another kind of token', await signed({}, { typ: 'logout+jwt' }), invalid),
    bearer(
      'an extension that is marked critical',
      await signed({}, { crit: ['x-unknown'], 'x-unknown': true }),
      invalid,
    ),
  ]
}

/** The keys a tenant really signs with. */
export async function signingKeyOf({ store }: TestTenant) {
  const [key] = await store.signingKeys.list()
  if (!key) throw new Error('The tenant has no key.')
  const jwk = { ...(await key.openPrivateJwk()) }
  return {
    kid: key.kid,
    privateKey: createPrivateKey({ key: jwk, format: 'jwk' }),
    publicKey: createPublicKey({ key: { ...key.publicJwk }, format: 'jwk' }),
  }
}

function sign(
  claims: JWTPayload,
  header: JWTHeaderParameters,
  key: Awaited<ReturnType<typeof signingKeyOf>>['privateKey'],
): Promise<string> {
  const crit = Object.fromEntries((header.crit ?? []).map((name) => [name, true]))
  return new SignJWT(claims).setProtectedHeader(header).sign(key, { crit })
}

function encode(part: unknown): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}
