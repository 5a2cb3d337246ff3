import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { mdlDocType, type PresentationRequest, verifyPresentation } from '@latchkey/mdl'
import { anchorsOf, nameSpace, verdictOn } from './fixture.ts'

/* The example of ISO/IEC 18013-5:2021, annex D: a licence that was presented with a MAC. */

const bytesOf = (name: string) => {
  const text = readFileSync(new URL(`annex-d/${name}.hex`, import.meta.url), 'latin1')
  return new Uint8Array(Buffer.from(text.replaceAll('\n', ''), 'hex'))
}
const response = bytesOf('device-response')
const claims = ['family_name', 'document_number', 'driving_privileges', 'expiry_date']
const base64url = (hex: string) => Buffer.from(hex, 'hex').toString('base64url')
/** The ephemeral key of the reader (D.3.1). */
const readerKey = createPrivateKey({
  format: 'jwk',
  key: {
    kty: 'EC',
    crv: 'P-256',
    x: base64url('60e3392385041f51403051f2415531cb56dd3f999c71687013aac6768bc8187e'),
    y: base64url('e58deb8fdbe907f7dd5368245551a34796f7d2215c440c339bb0f7b67beccdfa'),
    d: base64url('de3b4b9e5f72dd9b58406ae3091434da48a6f9fd010d88fcb0958e2cebec947c'),
  },
})
/** SessionTranscriptBytes (D.5.1) without the tag 24 and the length around the transcript. */
const transcript = bytesOf('session-transcript').subarray(5)
const request: PresentationRequest = {
  docType: mdlDocType,
  claims: { [nameSpace]: claims },
  anchors: anchorsOf(bytesOf('issuing-authority')),
  transcript,
  readerKey,
  now: new Date('2020-12-01T00:00:00Z'),
}
const codeFor = (change: Partial<PresentationRequest>, sent = response) =>
  verdictOn(sent, { ...request, ...change })

describe('the example of ISO/IEC 18013-5, annex D', () => {
  it('is verified by the certificate of its issuing authority', async () => {
    const verified = await verifyPresentation(response, request)
    expect(verified).toMatchObject({
      deviceAuth: 'mac',
      unrequestedCount: 2,
      validUntil: new Date('2021-10-01T13:30:02Z'),
      claims: {
        [nameSpace]: {
          family_name: 'Doe',
          document_number: '123456789',
          expiry_date: '2024-10-20',
          driving_privileges: [
            { vehicle_category_code: 'A', issue_date: '2018-08-09', expiry_date: '2024-10-20' },
            { vehicle_category_code: 'B', issue_date: '2017-02-23', expiry_date: '2024-10-20' },
          ],
        },
      },
    })
    expect(verified.issuer.certificate.subject).toContain('utopia ds')
    expect(verified.issuer.anchor.subject).toContain('utopia iaca')
  })

  it('is refused for another session, time or claim, and after any change of its tag', async () => {
    const other = new Uint8Array(transcript)
    other[other.length - 1] = (other.at(-1) ?? 0) ^ 1
    expect(await codeFor({ transcript: other })).toBe('device_auth_invalid')
    expect(await codeFor({ now: new Date('2021-11-01T00:00:00Z') })).toBe(
      'issuer_certificate_expired',
    )
    expect(await codeFor({ claims: { [nameSpace]: ['given_name'] } })).toBe('claims_missing')
    expect(await codeFor({ anchors: anchorsOf() })).toBe('issuer_untrusted')
    const tag = Buffer.from(response).indexOf('e99521a85ad7891b', 'hex')
    const changed = new Uint8Array(response)
    changed[tag] = (changed[tag] ?? 0) ^ 1
    expect(await codeFor({}, changed)).toBe('device_auth_invalid')
  })
})
