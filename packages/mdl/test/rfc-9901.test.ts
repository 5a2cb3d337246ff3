import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { MdlError } from '@latchkey/mdl'
import { importJWK, jwtVerify } from 'jose'
import { discloseClaims } from '../src/sd-jwt/disclosures.ts'
import { verifyKeyBinding } from '../src/sd-jwt/key-binding.ts'
import { readSdJwt } from '../src/sd-jwt/read-sd-jwt.ts'

/*
 * The person identification data of RFC 9901, appendix A.3, presented with key binding. Its header
 * has no certificate, so that the steps behind the trust in the issuer are tested.
 */

const presentation = readFileSync(
  new URL('rfc-9901/appendix-a3.sd-jwt', import.meta.url),
  'latin1',
).replaceAll('\n', '')
/** The key of the issuer (appendix A.5). */
const issuerKey = await importJWK(
  {
    kty: 'EC',
    crv: 'P-256',
    x: 'b28d4MwZMjw8-00CG4xfnn9SLMVMM19SlqZpVb_uNtQ',
    y: 'Xv5zWwuoaTgdS6hV43yI6gBwTnjukmFQQnJ_kCxzqk8',
  },
  'ES256',
)
const at = new Date(1_748_537_244_000)
const session = {
  audience: ['https://verifier.example.org'],
  nonce: '1234567890',
  createdAt: at,
  now: at,
}

async function verify(text: string, change: Partial<typeof session> = {}) {
  const sdJwt = await readSdJwt(text)
  const options = { typ: 'dc+sd-jwt', currentDate: at }
  const { payload } = await jwtVerify(sdJwt.issuerJwt, issuerKey, options)
  const disclosed = await discloseClaims(sdJwt)
  await verifyKeyBinding(sdJwt, payload, { ...session, ...change })
  return disclosed
}

const codeOf = (text: string, change: Partial<typeof session> = {}) =>
  verify(text, change).then(
    () => 'accepted',
    (error) => (error instanceof MdlError ? error.code : String(error)),
  )

describe('the example of RFC 9901, appendix A.3', () => {
  it('yields the processed payload of the RFC', async () => {
    expect(await verify(presentation)).toEqual({
      iss: 'https://pid-issuer.bund.de.example',
      iat: 1_683_000_000,
      exp: 1_883_000_000,
      vct: 'urn:eudi:pid:de:1',
      cnf: {
        jwk: {
          kty: 'EC',
          crv: 'P-256',
          x: 'TCAER19Zvu3OHF4j4W4vfSVoHIP1ILilDls7vCeGemc',
          y: 'ZxjiWWbZMQGHVWKVQ4hbSIirsVfuecCE6t4jT9F2HZQ',
        },
      },
      age_equal_or_over: { '18': true },
      nationalities: ['DE'],
    })
  })

  it('is refused for another nonce, audience or time', async () => {
    const later = new Date(at.getTime() + 3_600_000)
    for (const change of [
      { nonce: '1234567891' },
      { audience: ['https://other.example.org'] },
      { createdAt: later, now: later },
    ]) {
      expect(await codeOf(presentation, change)).toBe('key_binding_invalid')
    }
  })

  it('is refused without one of its disclosures, or with a changed one', async () => {
    const parts = presentation.split('~')
    const without = parts.filter((_, index) => index !== 3).join('~')
    expect(await codeOf(without)).toBe('key_binding_invalid')
    // The disclosure that contains the digest of the one for the age of 18.
    const orphan = parts.filter((_, index) => index !== 1).join('~')
    expect(await codeOf(orphan)).toBe('digest_mismatch')
    const minor = Buffer.from('["OBKlTVlvLg-AdwqYGbP8ZA", "18", false]').toString('base64url')
    expect(await codeOf(parts.with(2, minor).join('~'))).toBe('digest_mismatch')
  })
})
