import { deflateSync } from 'node:zlib'
import { describe, expect, it } from '@jest/globals'
import { createSigner, type Identity, parseCertificate, requireValidStatus } from '@latchkey/mdl'
import { encodeCbor } from '../src/cbor/encode-cbor.ts'
import { signCose } from '../src/cose/cose-sign1.ts'
import { statusAt } from '../src/status/status-list.ts'
import { TestAuthority } from '../src/wallet/test-authority.ts'
import { authority, codeOf, now } from './fixture.ts'

const uri = 'https://issuer.example.com/status/1'
const signer = await createSigner({
  notBefore: new Date(now.getTime() - 1000),
  notAfter: new Date(now.getTime() + 1000),
  name: 'CN=Status,C=UT',
  issuer: authority.authority,
  purpose: '1.3.6.1.5.5.7.3.30',
})
const seconds = now.getTime() / 1000

function tokenOf(
  claims: Map<number, unknown>,
  by: Identity = signer,
  type = 'application/statuslist+cwt',
) {
  return signCose(encodeCbor(claims), {
    key: by.key,
    algorithm: -7,
    protected: [[16, type]] as const,
    unprotected: new Map([[33, by.certificate]]),
  })
}

const listOf = (bytes: readonly number[], bits = 1) =>
  new Map<string, unknown>([
    ['bits', bits],
    ['lst', new Uint8Array(deflateSync(Uint8Array.from(bytes)))],
  ])

const claimsOf = (list: unknown, change: readonly (readonly [number, unknown])[] = []) =>
  new Map<number, unknown>([[2, uri], [6, seconds], [65533, list], ...change])

const send = (token: Uint8Array, index: number) =>
  codeOf(() =>
    requireValidStatus(token, {
      reference: { kind: 'status_list', uri, index },
      authority: parseCertificate(authority.authority.certificate),
      now,
    }),
  )

describe('a status list', () => {
  it.each([
    ['eNrbuRgAAhcBXQ', 1, [1, 0, 0, 1, 1, 1, 0, 1, 1, 1, 0, 0, 0, 1, 0, 1]],
    ['eNo76fITAAPfAgc', 2, [1, 2, 0, 3, 0, 1, 0, 1, 1, 2, 3, 3]],
  ])('is read as in Token Status List, section 4: %s', (lst, bits, statuses) => {
    const list = new Map<string, unknown>([
      ['bits', bits],
      ['lst', new Uint8Array(Buffer.from(lst, 'base64url'))],
    ])
    expect(statuses.map((_, index) => statusAt(list, index))).toEqual(statuses)
  })

  it('accepts valid documents, and distinguishes revoked from suspended ones', () => {
    const token = tokenOf(claimsOf(listOf([0b00100100], 2)))
    expect([0, 1, 2, 3].map((index) => send(token, index))).toEqual([
      'accepted',
      'revoked',
      'suspended',
      'accepted',
    ])
  })

  it('is unavailable for an index outside of the list', () => {
    expect(send(tokenOf(claimsOf(listOf([0]))), 8)).toBe('status_unavailable')
  })

  it('is inflated up to a bound', () => {
    const bomb = tokenOf(claimsOf(listOf(new Array(3 * 1024 * 1024).fill(0))))
    expect(send(bomb, 0)).toBe('status_unavailable')
  })

  it.each([
    ['another list', claimsOf(listOf([0]), [[2, `${uri}2`]])],
    ['one of the past', claimsOf(listOf([0]), [[4, seconds - 1]])],
    ['one of the future', claimsOf(listOf([0]), [[6, seconds + 120]])],
    ['another width', claimsOf(listOf([0], 3))],
    ['no list', claimsOf(undefined, [[65533, 'x']])],
  ])('refuses %s', (_, claims) => {
    expect(send(tokenOf(claims), 0)).toBe('status_unavailable')
  })

  it('refuses another type, another authority, another signature', async () => {
    const claims = claimsOf(listOf([0]))
    const other = await TestAuthority.create(now)
    const forged = tokenOf(claims, { ...signer, key: other.signer.key })
    const wrong = [
      tokenOf(claims, signer, 'application/cwt'),
      tokenOf(claims, other.signer),
      forged,
    ]
    expect(wrong.map((token) => send(token, 0))).toEqual(wrong.map(() => 'status_unavailable'))
  })

  it('can be an identifier list', () => {
    const identifiers = new Map([[new Uint8Array([1, 2]), new Map()]])
    const claims = new Map<number, unknown>([
      [2, uri],
      [6, seconds],
      [65530, new Map([['identifiers', identifiers]])],
    ])
    const token = tokenOf(claims, signer, 'application/identifierlist+cwt')
    const askFor = (id: readonly number[]) =>
      codeOf(() =>
        requireValidStatus(token, {
          reference: { kind: 'identifier_list', uri, id: Uint8Array.from(id) },
          authority: parseCertificate(authority.authority.certificate),
          now,
        }),
      )
    expect([askFor([1, 2]), askFor([1, 3])]).toEqual(['revoked', 'accepted'])
  })
})
