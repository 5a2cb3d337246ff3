import { createHash, createPublicKey } from 'node:crypto'
import { expect, it } from '@jest/globals'
import {
  createEncryptionInfo,
  isoMdocTranscript,
  newKey,
  openEncryptedResponse,
} from '@latchkey/mdl'
import { AEAD_AES_128_GCM, CipherSuite, KDF_HKDF_SHA256, KEM_DHKEM_P256_HKDF_SHA256 } from 'hpke'
import { decodeCbor } from '../src/cbor/decode-cbor.ts'
import { encodeCbor } from '../src/cbor/encode-cbor.ts'
import { recipientKeyOf } from '../src/iso-mdoc/encryption-info.ts'

const origin = 'https://verifier.example.com'
const key = newKey()
const encryptionInfo = createEncryptionInfo(key)
const transcript = isoMdocTranscript({ encryptionInfo, origin })
const message = Uint8Array.from([1, 2, 3])

/** A wallet with another implementation of HPKE. */
const suite = new CipherSuite(KEM_DHKEM_P256_HKDF_SHA256, KDF_HKDF_SHA256, AEAD_AES_128_GCM)

async function sealed(change: { readonly info?: Uint8Array; readonly label?: string } = {}) {
  const { info = transcript, label = 'dcapi' } = change
  const [, parameters] = decodeCbor(bytesOf(encryptionInfo)) as [string, Map<string, unknown>]
  const cose = parameters.get('recipientPublicKey') as Map<number, Uint8Array>
  const point = Buffer.concat([Uint8Array.of(4), cose.get(-2) ?? '', cose.get(-3) ?? ''] as never)
  const recipient = await suite.DeserializePublicKey(new Uint8Array(point))
  const { encapsulatedSecret: enc, ciphertext } = await suite.Seal(recipient, message, { info })
  const data = new Map([
    ['enc', enc],
    ['cipherText', ciphertext],
  ])
  return Buffer.from(encodeCbor([label, data])).toString('base64url')
}

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))

it('has the session transcript of ISO/IEC TS 18013-7, annex C.5', () => {
  // The hash that the tests of @owf/mdoc have for these texts.
  const hash = 'b1d05b3cc73cfcc4ad210f14dc039258ba01a46832e929c0b336845c59f56c92'
  const info = 'gmVkY2FwaaJlbm9uY2VQAAECAwQFBgcICQoLDA0OD3JyZWNpcGllbnRQdWJsaWNLZXmkAQIgASFYIA'
  const bytes = isoMdocTranscript({ encryptionInfo: info, origin })
  expect(Buffer.from(bytes).toString('hex')).toBe(`83f6f6826564636170695820${hash}`)
})

it('opens what another implementation of HPKE sealed', async () => {
  expect(await openEncryptedResponse(await sealed(), key, transcript)).toEqual(message)
})

it('names a new nonce and the key in each request', async () => {
  const other = createEncryptionInfo(key)
  expect(digestOf(other)).not.toBe(digestOf(encryptionInfo))
  expect((await recipientKeyOf(other)).equals(createPublicKey(key))).toBe(true)
})

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex')

it('refuses a message for another key, request or origin', async () => {
  const elsewhere = isoMdocTranscript({ encryptionInfo, origin: 'https://other.example.com' })
  const tries = [
    openEncryptedResponse(await sealed(), newKey(), transcript),
    openEncryptedResponse(await sealed({ info: elsewhere }), key, transcript),
    openEncryptedResponse(await sealed(), key, elsewhere),
  ]
  for (const each of tries) {
    await expect(each).rejects.toMatchObject({ code: 'session_undecryptable' })
  }
})

it('refuses what is no EncryptedResponse', async () => {
  const response = await sealed()
  const wrong = [
    '',
    `${response}.`,
    response.slice(4),
    await sealed({ label: 'other' }),
    'gmVkY2FwaaA',
  ]
  for (const each of wrong) {
    await expect(openEncryptedResponse(each, key, transcript)).rejects.toMatchObject({
      code: 'malformed_response',
    })
  }
})

it('refuses a message after any change of a bit', async () => {
  const response = bytesOf(await sealed())
  for (let bit = 0; bit < response.length * 8; bit += 7) {
    const changed = Uint8Array.from(response)
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    const text = Buffer.from(changed).toString('base64url')
    await expect(openEncryptedResponse(text, key, transcript)).rejects.toThrow()
  }
})
