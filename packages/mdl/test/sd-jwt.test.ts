import { createHash, createPublicKey, type KeyObject } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { describe, expect, it } from '@jest/globals'
import {
  createSigner,
  MdlError,
  newKey,
  parseCertificate,
  requireValidStatusJwt,
  type SdJwtRequest,
  verifySdJwt,
} from '@latchkey/mdl'
import { issueSdJwt, presentSdJwt, TestAuthority, testPid } from '@latchkey/mdl/wallet'
import { SignJWT } from 'jose'
import { anchorsOf, authority, now } from './fixture.ts'

const nowSeconds = now.getTime() / 1000
const type = testPid.vct
const request: SdJwtRequest = {
  docType: type,
  claims: { [type]: ['given_name'], address: ['locality'] },
  anchors: anchorsOf(authority.authority.certificate),
  audience: ['x509_hash:test'],
  nonce: 'a nonce of this session',
  createdAt: now,
  now,
}
const holder = newKey()

async function codeOf(presentation: string, change: Partial<SdJwtRequest> = {}) {
  try {
    await verifySdJwt(presentation, { ...request, ...change })
    return 'accepted'
  } catch (error) {
    if (error instanceof MdlError) return error.code
    throw error
  }
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url')
const disclosureOf = (...parts: readonly unknown[]) => encode(['c2FsdC1vZi10aGUtdGVzdA', ...parts])
const jwkOf = (key: KeyObject) => createPublicKey(key).export({ format: 'jwk' })

const given = disclosureOf('given_name', 'Erika')
const family = disclosureOf('family_name', 'Mustermann')
const locality = disclosureOf('locality', 'Utopia')

interface Made {
  readonly payload?: Readonly<Record<string, unknown>>
  readonly header?: Readonly<Record<string, unknown>>
  readonly signedBy?: KeyObject
  readonly disclosures?: readonly string[]
  readonly binding?: Readonly<Record<string, unknown>>
  readonly bindingHeader?: Readonly<Record<string, unknown>>
  readonly boundBy?: KeyObject
}

const payload = {
  vct: type,
  iat: nowSeconds,
  exp: nowSeconds + 3600,
  cnf: { jwk: jwkOf(holder) },
  _sd: [digestOf(given), digestOf(family)],
  address: { _sd: [digestOf(locality)] },
}
const x5c = [Buffer.from(authority.signer.certificate).toString('base64')]

const issuerJwt = ({ payload: change, header, signedBy = authority.signer.key }: Made) =>
  new SignJWT({ ...payload, ...change })
    .setProtectedHeader({ alg: 'ES256', typ: 'dc+sd-jwt', x5c, ...header })
    .sign(signedBy)

/** An issuer and a wallet without a library for SD-JWTs. */
async function make(made: Made = {}): Promise<string> {
  const { disclosures = [given, locality] } = made
  const bound = [await issuerJwt(made), ...disclosures, ''].join('~')
  return bound + (await bind(bound, made))
}

const bind = (bound: string, { binding, bindingHeader, boundBy = holder }: Made = {}) =>
  new SignJWT({
    aud: request.audience[0] ?? '',
    nonce: request.nonce,
    iat: nowSeconds,
    sd_hash: digestOf(bound),
    ...binding,
  })
    .setProtectedHeader({ alg: 'ES256', typ: 'kb+jwt', ...bindingHeader })
    .sign(boundBy)

describe('an SD-JWT VC', () => {
  it('yields the requested claims, and no others', async () => {
    const presentation = await make({ disclosures: [family, given, locality] })
    const { claims, issuer, status } = await verifySdJwt(presentation, request)
    expect(claims).toEqual({ [type]: { given_name: 'Erika' }, address: { locality: 'Utopia' } })
    expect([issuer.certificate.subject, status]).toEqual([
      'CN=Test document signer, C=UT',
      undefined,
    ])
  })

  it('discloses elements of arrays', async () => {
    const element = disclosureOf('UT')
    const nationalities = ['XX', { '...': digestOf(element) }, { '...': digestOf('a decoy') }]
    const presentation = await make({
      payload: { nationalities },
      disclosures: [given, locality, element],
    })
    const claims = { [type]: ['nationalities'] }
    expect((await verifySdJwt(presentation, { ...request, claims })).claims).toEqual({
      [type]: { nationalities: ['XX', 'UT'] },
    })
  })

  it('is accepted from a wallet with another library, under the claim names of the mdoc', async () => {
    const credential = await issueSdJwt({ ...testPid, signer: authority.signer, now })
    const presentation = await presentSdJwt(credential, {
      paths: [['birthdate'], ['age_equal_or_over', '18']],
      audience: request.audience[0] ?? '',
      nonce: request.nonce,
      now,
    })
    const docType = 'eu.europa.ec.eudi.pid.1'
    const claims = { [docType]: ['birth_date', 'age_over_18'] }
    expect((await verifySdJwt(presentation, { ...request, docType, claims })).claims).toEqual({
      [docType]: { birth_date: '1984-01-26', age_over_18: true },
    })
  })

  it('is refused from an issuer, or with a header, that the request does not allow', async () => {
    const other = await TestAuthority.create(now)
    const strangers = [Buffer.from(other.signer.certificate).toString('base64')]
    const unsigned = `${encode({ alg: 'none', typ: 'dc+sd-jwt', x5c })}.${encode(payload)}.`
    const symmetric = await new SignJWT(payload)
      .setProtectedHeader({ alg: 'HS256', typ: 'dc+sd-jwt', x5c })
      .sign(createPublicKey(authority.signer.key).export({ format: 'der', type: 'spki' }))
    const presented = async (jwt: string) => {
      const bound = `${jwt}~${given}~${locality}~`
      return codeOf(bound + (await bind(bound)))
    }
    const otherIssuer = { header: { x5c: strangers }, signedBy: other.signer.key }
    expect([
      await codeOf(await make(otherIssuer)),
      await codeOf(await make({ signedBy: other.signer.key })),
      await presented(unsigned),
      await presented(symmetric),
      await codeOf(await make({ header: { x5c: undefined } })),
      await codeOf(await make({ header: { x5c: ['no certificate'] } })),
      await codeOf(await make({ header: { typ: 'JWT' } })),
      await codeOf(await make({ payload: { vct: 'urn:example:other' } })),
    ]).toEqual([
      'issuer_untrusted',
      'issuer_signature_invalid',
      'issuer_algorithm_unsupported',
      'issuer_algorithm_unsupported',
      'issuer_certificate_malformed',
      'issuer_certificate_malformed',
      'credential_malformed',
      'doc_type_mismatch',
    ])
  })

  it('is valid between `nbf` and `exp`', async () => {
    const presentation = await make({ payload: { nbf: nowSeconds } })
    const at = (seconds: number) => {
      const then = new Date(now.getTime() + seconds * 1000)
      return codeOf(presentation, { now: then, createdAt: now })
    }
    expect([await at(-61), await at(-59), await at(3600 + 59), await at(3600 + 61)]).toEqual([
      'credential_not_yet_valid',
      'accepted',
      'accepted',
      'credential_expired',
    ])
  })

  it.each([
    ['a nonce of another session', { binding: { nonce: 'another' } }],
    ['another audience', { binding: { aud: 'x509_hash:other' } }],
    ['several audiences', { binding: { aud: ['x509_hash:test', 'x509_hash:other'] } }],
    ['the digest of another presentation', { binding: { sd_hash: digestOf('another') } }],
    ['a time before the session', { binding: { iat: nowSeconds - 61 } }],
    ['a time to come', { binding: { iat: nowSeconds + 61 } }],
    ['no time', { binding: { iat: undefined } }],
    ['another key', { boundBy: newKey() }],
    ['another type of JWT', { bindingHeader: { typ: 'JWT' } }],
  ])('is refused with key binding for %s', async (_name, made: Made) => {
    expect(await codeOf(await make(made))).toBe('key_binding_invalid')
  })

  it('is refused without key binding, or with an unsigned one', async () => {
    const [jwt = ''] = (await make()).split('~')
    const bound = `${jwt}~${given}~${locality}~`
    const claims = { aud: 'x509_hash:test', nonce: request.nonce, iat: nowSeconds }
    const unsigned = encode({ ...claims, sd_hash: digestOf(bound) })
    const symmetric = await new SignJWT({ ...claims, sd_hash: digestOf(bound) })
      .setProtectedHeader({ alg: 'HS256', typ: 'kb+jwt' })
      .sign(createPublicKey(holder).export({ format: 'der', type: 'spki' }))
    const codes = [
      await codeOf(bound),
      await codeOf(`${bound}${encode({ alg: 'none', typ: 'kb+jwt' })}.${unsigned}.`),
      await codeOf(bound + symmetric),
    ]
    expect(codes).toEqual(codes.map(() => 'key_binding_invalid'))
    expect(await codeOf(await make({ payload: { cnf: undefined } }))).toBe('device_key_unsupported')
    const secret = holder.export({ format: 'jwk' })
    expect(await codeOf(await make({ payload: { cnf: { jwk: secret } } }))).toBe(
      'device_key_unsupported',
    )
  })

  it('is refused where its disclosures are not the signed ones', async () => {
    const forged = disclosureOf('given_name', 'Mallory')
    const array = disclosureOf('an element')
    const shadow = disclosureOf('vct', type)
    const status = disclosureOf('status', {})
    const signed = (disclosure: string) => ({
      payload: { _sd: [digestOf(given), digestOf(disclosure)] },
      disclosures: [given, locality, disclosure],
    })
    expect([
      await codeOf(await make({ disclosures: [forged, locality] })),
      await codeOf(await make({ disclosures: [given, locality, forged] })),
      await codeOf(await make({ disclosures: [given, given, locality] })),
      await codeOf(await make({ disclosures: [given, locality, 'no JSON'] })),
      await codeOf(await make(signed(array))),
      await codeOf(await make(signed(shadow))),
      await codeOf(await make(signed(status))),
      await codeOf(await make(signed(given))),
      await codeOf(await make({ payload: { _sd: [digestOf(given), digestOf(given)] } })),
      await codeOf(await make({ payload: { _sd_alg: 'md5' } })),
      await codeOf(await make({ disclosures: [given] })),
    ]).toEqual([
      'digest_mismatch',
      'digest_mismatch',
      'credential_malformed',
      'credential_malformed',
      'credential_malformed',
      'credential_malformed',
      'credential_malformed',
      'credential_malformed',
      'credential_malformed',
      'credential_malformed',
      'claims_missing',
    ])
  })

  it('is not an mdoc', async () => {
    const docType = 'org.iso.18013.5.1.mDL'
    expect(await codeOf(await make(), { docType })).toBe('doc_type_mismatch')
  })

  it('names its status, which is refused in another form', async () => {
    const uri = 'https://issuer.example.com/status/1'
    const named = await make({ payload: { status: { status_list: { idx: 3, uri } } } })
    const { status } = await verifySdJwt(named, request)
    expect(status).toEqual({ kind: 'status_list_jwt', uri, index: 3 })
    const codes = [{ other: {} }, { status_list: { idx: -1, uri } }, { status_list: { idx: 1 } }]
    const refused = codes.map(async (each) => codeOf(await make({ payload: { status: each } })))
    expect(await Promise.all(refused)).toEqual([
      'status_unavailable',
      'credential_malformed',
      'credential_malformed',
    ])
  })
})

describe('a status list in JWT format', () => {
  const uri = 'https://issuer.example.com/status/1'
  const lst = deflateSync(Uint8Array.from([0b00100100])).toString('base64url')
  const claims = { sub: uri, iat: nowSeconds, status_list: { bits: 2, lst } }

  async function send(index: number, change: object = {}, typ = 'statuslist+jwt') {
    const purpose = '1.3.6.1.5.5.7.3.30'
    const signer = await createSigner({
      notBefore: now,
      notAfter: now,
      name: 'CN=Status,C=UT',
      issuer: authority.authority,
      purpose,
    })
    const chain = [Buffer.from(signer.certificate).toString('base64')]
    const token = await new SignJWT({ ...claims, ...change })
      .setProtectedHeader({ alg: 'ES256', typ, x5c: chain })
      .sign(signer.key)
    return codeOfStatus(token, index)
  }

  async function codeOfStatus(token: string, index: number, by = authority) {
    const parsed = parseCertificate(by.authority.certificate)
    const reference = { uri, index }
    return requireValidStatusJwt(token, { reference, authority: parsed, now }).then(
      () => 'accepted',
      (error: MdlError) => error.code,
    )
  }

  it('accepts valid documents, and distinguishes revoked from suspended ones', async () => {
    expect([await send(0), await send(1), await send(2), await send(3)]).toEqual([
      'accepted',
      'revoked',
      'suspended',
      'accepted',
    ])
  })

  it('is refused if malformed, from another signer, or expired', async () => {
    const codes = [
      await send(99),
      await send(0, {}, 'JWT'),
      await send(0, { sub: 'https://issuer.example.com/status/2' }),
      await send(0, { exp: nowSeconds - 61 }),
      await send(0, { iat: nowSeconds + 61 }),
      await send(0, { status_list: { bits: 3, lst } }),
      await send(0, { status_list: undefined }),
      await codeOfStatus('no JWT', 0),
    ]
    expect(codes).toEqual(codes.map(() => 'status_unavailable'))
  })
})
