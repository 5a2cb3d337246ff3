import { createPublicKey } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { createAuthority, createSigner } from '@latchkey/mdl'
import { CborDate, newKey, TestAuthority, testLicence } from '@latchkey/mdl/wallet'
import { EmbeddedCbor } from '../src/cbor/cbor-values.ts'
import { decodeCbor } from '../src/cbor/decode-cbor.ts'
import { embedCbor, encodeCbor } from '../src/cbor/encode-cbor.ts'
import { coseKeyOf } from '../src/cose/cose-key.ts'
import { dateTime } from '../src/wallet/test-authority.ts'
import {
  anchorsOf,
  authority,
  licence,
  nameSpace,
  newTranscript,
  now,
  present,
  verdictOn,
  verify,
} from './fixture.ts'

type Members = Map<unknown, unknown>

const dayMs = 86_400_000
const documentSigner = '1.0.18013.5.1.2'
const validity = {
  notBefore: new Date(now.getTime() - dayMs),
  notAfter: new Date(now.getTime() + dayMs),
}

/** A response that was changed after the wallet sent it. */
function altered(change: (document: Members, response: Members) => void): Uint8Array {
  const response = decodeCbor(present(licence)) as Members
  const [document] = response.get('documents') as Members[]
  if (document) change(document, response)
  return encodeCbor(response)
}

const issued = (alter: (mso: Map<string, unknown>) => void) =>
  present(authority.issue({ claims: testLicence, now, alter }))

async function signedBy(options: {
  readonly name?: string
  readonly purpose?: string
  readonly notAfter?: Date
}) {
  const {
    name = 'CN=Signer,C=UT',
    purpose = documentSigner,
    notAfter = validity.notAfter,
  } = options
  const signer = await createSigner({
    ...validity,
    name,
    purpose,
    notAfter,
    issuer: authority.authority,
  })
  return present(authority.withSigner(signer).issue({ claims: testLicence, now }))
}

describe('a presentation', () => {
  it('yields the requested claims, as JSON, and who issued them', async () => {
    const verified = await verify(present(licence))
    expect(verified.claims).toEqual({
      [nameSpace]: { family_name: 'Mustermann', birth_date: '1984-01-26', age_over_18: true },
    })
    expect(verified.issuer.certificate.subject).toBe('CN=Test document signer, C=UT')
    expect(verified).toMatchObject({ deviceAuth: 'signature', unrequestedCount: 0 })
    expect(verified.status).toBeUndefined()
  })

  it('is accepted with a MAC of the device if the key of the reader is given', async () => {
    const readerKey = newKey()
    const response = present(licence, { readerKey })
    expect((await verify(response, { readerKey })).deviceAuth).toBe('mac')
    expect(await verdictOn(response)).toBe('device_auth_invalid')
    expect(await verdictOn(response, { readerKey: newKey() })).toBe('device_auth_invalid')
  })

  it('leaves out claims that were not requested', async () => {
    const response = present(licence, { claims: { [nameSpace]: ['family_name', 'portrait'] } })
    const verified = await verify(response, { claims: { [nameSpace]: ['family_name'] } })
    expect(verified.claims).toEqual({ [nameSpace]: { family_name: 'Mustermann' } })
    expect(verified.unrequestedCount).toBe(1)
  })

  it.each([
    ['age_over_21', 'age_over_25', true],
    ['age_over_21', 'age_over_18', false],
  ])('answers %s from %s: %s', async (requested, stated, value) => {
    const document = authority.issue({ claims: { [nameSpace]: { [stated]: value } }, now })
    const response = present(document, { claims: { [nameSpace]: [stated] } })
    const verified = await verify(response, { claims: { [nameSpace]: [requested] } })
    expect(verified.claims).toEqual({ [nameSpace]: { [stated]: value } })
  })

  it('answers an age from the nearest attestation that implies it', async () => {
    const stated = { age_over_65: true, age_over_25: true, age_over_18: true }
    const document = authority.issue({ claims: { [nameSpace]: stated }, now })
    const response = present(document, { claims: { [nameSpace]: Object.keys(stated) } })
    const verified = await verify(response, { claims: { [nameSpace]: ['age_over_21'] } })
    expect(verified.claims).toEqual({ [nameSpace]: { age_over_25: true } })
  })

  it('does not derive an age from an attestation that does not imply it', async () => {
    const document = authority.issue({ claims: { [nameSpace]: { age_over_18: true } }, now })
    const response = present(document, { claims: { [nameSpace]: ['age_over_18'] } })
    const requested = { claims: { [nameSpace]: ['age_over_21'] } }
    expect(await verdictOn(response, requested)).toBe('claims_missing')
  })

  it('is accepted for other document types, whose signers have other key usages', async () => {
    const docType = 'eu.europa.ec.eudi.pid.1'
    const issuer = { ...validity, name: 'CN=PID signer,C=UT', issuer: authority.authority }
    const signer = await createSigner({ ...issuer, purpose: '1.3.130.2.0.0.1.2' })
    const pid = { [docType]: { family_name: 'Mustermann' } }
    const response = present(authority.withSigner(signer).issue({ docType, claims: pid, now }), {
      claims: { [docType]: ['family_name'] },
    })
    const requested = { docType, claims: { [docType]: ['family_name'] } }
    expect((await verify(response, requested)).claims).toEqual(pid)
  })

  it('is accepted from a signer that is pinned itself, whatever its key usage', async () => {
    const signer = await createSigner({
      ...validity,
      name: 'CN=Signer,C=UT',
      issuer: authority.authority,
      purpose: '1.3.6.1.5.5.7.3.1',
    })
    const response = present(authority.withSigner(signer).issue({ claims: testLicence, now }))
    expect(
      (await verify(response, { anchors: anchorsOf(signer.certificate) })).claims,
    ).toBeDefined()
    expect(await verdictOn(response)).toBe('issuer_certificate_profile')
  })

  it('accepts a compressed device key, and times with fractions of a second', async () => {
    const deviceKey = newKey()
    const key = new Map(coseKeyOf(createPublicKey(deviceKey)))
    const y = key.get(-3) as Uint8Array
    key.set(-3, ((y.at(-1) ?? 0) & 1) === 1)
    const document = authority.issue({
      claims: testLicence,
      now,
      deviceKey,
      alter: (mso) => {
        mso.set('deviceKeyInfo', new Map([['deviceKey', key]]))
        const times = mso.get('validityInfo') as Members
        times.set('signed', new CborDate('tdate', '2026-06-01T11:59:59.123456Z'))
      },
    })
    expect((await verify(present(document))).claims).toBeDefined()
  })
})

describe('malformed_response', () => {
  it.each<[string, () => Uint8Array]>([
    ['no bytes', () => new Uint8Array()],
    ['bytes behind the response', () => Buffer.concat([present(licence), Uint8Array.of(0)])],
    ['a duplicate key', () => Buffer.from('a2617600617600', 'hex')],
    ['more than a mebibyte', () => new Uint8Array(1024 * 1024 + 1)],
    ['an unknown tag', () => Buffer.from('d9d9f7a0', 'hex')],
    ['another version', () => altered((_, response) => response.set('version', '2.0'))],
    ['two documents', () => altered((d, response) => response.set('documents', [d, d]))],
    ['no device authentication', () => withDeviceAuth(() => new Map())],
    ['two of them', () => withDeviceAuth((auth) => new Map([...auth, ['deviceMac', []]]))],
    ['critical headers', () => withDeviceAuth((auth) => critical(auth))],
    ['an array nested without end', () => new Uint8Array(1024 * 1024).fill(0x81)],
  ])('refuses %s', async (_, response) => {
    expect(await verdictOn(response())).toBe('malformed_response')
  })

  it('refuses a repeated element, and one with a short `random`', async () => {
    const twice = altered((document) => {
      const items = itemsOf(document)
      items.push(items[0])
    })
    expect(await verdictOn(twice)).toBe('malformed_response')
    const short = present(authority.issue({ claims: testLicence, now, randomLength: 15 }))
    expect(await verdictOn(short)).toBe('malformed_response')
  })

  const itemsOf = (document: Members) => {
    const signed = document.get('issuerSigned') as Members
    return (signed.get('nameSpaces') as Members).get(nameSpace) as unknown[]
  }
  const withDeviceAuth = (change: (auth: Members) => Members) =>
    altered((document) => {
      const signed = document.get('deviceSigned') as Members
      signed.set('deviceAuth', change(signed.get('deviceAuth') as Members))
    })
  const critical = (auth: Members) => {
    const message = auth.get('deviceSignature') as unknown[]
    message[0] = encodeCbor(
      new Map<number, unknown>([
        [1, -7],
        [2, [99]],
      ]),
    )
    return auth
  }
})

describe('each check', () => {
  it('wallet_declined: a status other than 0, or no document', async () => {
    const status = altered((_, response) => response.set('status', 10))
    const none = altered((_, response) => response.delete('documents'))
    for (const each of [status, none]) expect(await verdictOn(each)).toBe('wallet_declined')
  })

  it('doc_type_mismatch: in the document, and in what the issuer signed', async () => {
    const docType = 'org.iso.23220.photoid.1'
    const document = altered((each) => each.set('docType', docType))
    const mso = issued((each) => each.set('docType', docType))
    expect(await verdictOn(document)).toBe('doc_type_mismatch')
    expect(await verdictOn(mso)).toBe('doc_type_mismatch')
  })

  it('issuer_untrusted: another CA, by name or by key', async () => {
    const other = await TestAuthority.create(now)
    const response = present(other.issue({ claims: testLicence, now }))
    expect(await verdictOn(response)).toBe('issuer_untrusted')
    expect(await verdictOn(present(licence), { anchors: anchorsOf() })).toBe('issuer_untrusted')
  })

  it.each([
    ['a purpose of the web', { purpose: '1.3.6.1.5.5.7.3.1' }],
    ['another purpose', { purpose: '1.0.18013.5.1.6' }],
    ['another country', { name: 'CN=Signer,C=DE' }],
  ])('issuer_certificate_profile: %s', async (_, options) => {
    const response = await signedBy(options)
    expect(await verdictOn(response)).toBe('issuer_certificate_profile')
  })

  it('issuer_certificate_profile: a CA certificate cannot sign documents', async () => {
    const key = newKey()
    const self = await createAuthority({ ...validity, name: 'CN=Root,C=UT', key })
    const response = present(authority.withSigner(self).issue({ claims: testLicence, now }))
    const anchors = anchorsOf(self.certificate)
    expect(await verdictOn(response, { anchors })).toBe('issuer_certificate_profile')
  })

  it('issuer_certificate_expired: before and after its validity, also after a success', async () => {
    const response = present(licence)
    expect((await verify(response)).claims).toBeDefined()
    for (const year of ['2020', '2040']) {
      const at = new Date(`${year}-06-01T12:00:00Z`)
      expect(await verdictOn(response, { now: at })).toBe('issuer_certificate_expired')
    }
  })

  it('issuer_certificate_malformed: other bytes, or no bytes', async () => {
    for (const chain of [new Uint8Array([1, 2, 3]), []]) {
      const response = altered((document) => {
        const auth = issuerAuthOf(document)
        auth[1] = new Map([[33, chain]])
      })
      expect(await verdictOn(response)).toBe('issuer_certificate_malformed')
    }
  })

  it('issuer_algorithm_unsupported: an algorithm of another key type, or in the wrong header', async () => {
    for (const header of [new Map([[1, -35]]), new Map()]) {
      const response = altered((document) => {
        const auth = issuerAuthOf(document)
        auth[0] = encodeCbor(header)
        ;(auth[1] as Members).set(1, -7)
      })
      expect(await verdictOn(response)).toBe('issuer_algorithm_unsupported')
    }
  })

  it('issuer_signature_invalid: another payload, or another signature', async () => {
    const payload = altered((document) => {
      issuerAuthOf(document)[2] = embedCbor(encodeCbor(new Map()))
    })
    const signature = altered((document) => {
      issuerAuthOf(document)[3] = new Uint8Array(64).fill(1)
    })
    expect(await verdictOn(payload)).toBe('issuer_signature_invalid')
    expect(await verdictOn(signature)).toBe('issuer_signature_invalid')
  })

  it.each<[string, (mso: Map<string, unknown>) => void]>([
    ['another version', (mso) => mso.set('version', '2.0')],
    ['an unknown digest', (mso) => mso.set('digestAlgorithm', 'SHA-1')],
    ['no times', (mso) => mso.delete('validityInfo')],
    ['a time that is a text', (mso) => (mso.get('validityInfo') as Members).set('signed', 'now')],
    ['signed when its signer was not', (mso) => signedAt(mso, '2010-01-01T00:00:00Z')],
    ['a status without an address', (mso) => mso.set('status', { status_list: { idx: 1 } })],
  ])('mso_malformed: %s', async (_, alter) => {
    expect(await verdictOn(issued(alter))).toBe('mso_malformed')
  })

  const signedAt = (mso: Map<string, unknown>, at: string) =>
    (mso.get('validityInfo') as Members).set('signed', new CborDate('tdate', at))

  it('mso_not_yet_valid and mso_expired, to a minute', async () => {
    const from = (ms: number) =>
      issued((mso) =>
        (mso.get('validityInfo') as Members).set(
          'validFrom',
          dateTime(new Date(now.getTime() + ms)),
        ),
      )
    const until = (ms: number) =>
      issued((mso) =>
        (mso.get('validityInfo') as Members).set(
          'validUntil',
          dateTime(new Date(now.getTime() + ms)),
        ),
      )
    expect(await verdictOn(from(60_000))).toBe('accepted')
    expect(await verdictOn(from(62_000))).toBe('mso_not_yet_valid')
    expect(await verdictOn(until(-60_000))).toBe('accepted')
    expect(await verdictOn(until(-62_000))).toBe('mso_expired')
  })

  it('digest_mismatch: a changed value, or one that the issuer did not sign', async () => {
    const changed = altered((document) => {
      const [item] = itemsOf(document)
      const members = decodeCbor((item as EmbeddedCbor).content) as Members
      const content = encodeCbor(members.set('elementValue', 'Somebody else'))
      itemsOf(document)[0] = new EmbeddedCbor(embedCbor(content), content)
    })
    const elsewhere = altered((document) => {
      const signed = document.get('issuerSigned') as Members
      signed.set('nameSpaces', new Map([['com.example', itemsOf(document)]]))
    })
    expect(await verdictOn(changed)).toBe('digest_mismatch')
    expect(await verdictOn(elsewhere)).toBe('digest_mismatch')
  })

  it('device_key_unsupported: an unsupported curve, or not a point on it', async () => {
    for (const key of [
      new Map([[1, 3]]),
      new Map<number, unknown>([...coseKey, [-1, 8]]),
      offCurve,
    ]) {
      const response = issued((mso) => mso.set('deviceKeyInfo', new Map([['deviceKey', key]])))
      expect(await verdictOn(response)).toBe('device_key_unsupported')
    }
  })

  const coseKey = coseKeyOf(createPublicKey(newKey()))
  const offCurve = new Map([...coseKey, [-2, new Uint8Array(32).fill(7)]])

  it('device_auth_invalid: another session, another key, or an attached payload', async () => {
    const elsewhere = present(licence, { transcript: newTranscript() })
    const stolen = present({ ...licence, deviceKey: newKey() })
    const attached = altered((document) => {
      const signed = document.get('deviceSigned') as Members
      const auth = signed.get('deviceAuth') as Members
      ;(auth.get('deviceSignature') as unknown[])[2] = new Uint8Array(1)
    })
    for (const response of [elsewhere, stolen, attached]) {
      expect(await verdictOn(response)).toBe('device_auth_invalid')
    }
  })

  it('device_claims_unauthorized: unless `keyAuthorizations` allow the device to sign them', async () => {
    const deviceElements = { [nameSpace]: { resident_city: 'Elsewhere' } }
    expect(await verdictOn(present(licence, { deviceElements }))).toBe('device_claims_unauthorized')
    for (const rights of [
      new Map([['nameSpaces', [nameSpace]]]),
      new Map([['dataElements', new Map([[nameSpace, ['resident_city']]])]]),
    ]) {
      const allowed = authority.issue({
        claims: testLicence,
        now,
        alter: (mso) => (mso.get('deviceKeyInfo') as Members).set('keyAuthorizations', rights),
      })
      const verified = await verify(present(allowed, { deviceElements }))
      // The word of the device is no claim.
      expect(verified.claims[nameSpace]).not.toHaveProperty('resident_city')
    }
  })

  it('issuing_country_mismatch: a CA may only issue for its own country', async () => {
    const requested = { claims: { [nameSpace]: ['issuing_country'] } }
    const wrong = authority.issue({ claims: { [nameSpace]: { issuing_country: 'DE' } }, now })
    expect(await verdictOn(present(wrong, requested), requested)).toBe('issuing_country_mismatch')
    expect(await verdictOn(present(licence, requested), requested)).toBe('accepted')
  })

  it('claims_missing: names the claims that the wallet did not present', async () => {
    const response = present(licence, { claims: { [nameSpace]: ['family_name'] } })
    await expect(verify(response)).rejects.toThrow(
      'The wallet did not present birth_date, age_over_18.',
    )
  })

  const issuerAuthOf = (document: Members) =>
    (document.get('issuerSigned') as Members).get('issuerAuth') as unknown[]
  const itemsOf = (document: Members) =>
    ((document.get('issuerSigned') as Members).get('nameSpaces') as Members).get(
      nameSpace,
    ) as unknown[]
})
