import { generateKeyPairSync, sign } from 'node:crypto'

/** One DER element; the length in its shortest form, as BoringSSL insists (X.690 section 10.1). */
function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const body = Buffer.concat(parts)
  const digits = Buffer.from(body.length.toString(16).padStart(4, '0'), 'hex')
  const length = digits[0] === 0 ? digits.subarray(1) : digits
  const form = body.length < 128 ? [] : [0x80 | length.length]
  return Buffer.concat([Buffer.from([tag, ...form, ...length]), body])
}

const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts)
const integer = (value: number) => der(0x02, Buffer.from([value]))
const utcTime = (text: string) => der(0x17, Buffer.from(text))
const objectId = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))

/** A fresh P-256 key and a self-signed certificate for `localhost` (RFC 5280 section 4.1). */
export function selfSigned(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const ecdsaWithSha256 = sequence(objectId('2a8648ce3d040302'))
  const commonName = sequence(objectId('550403'), der(0x0c, Buffer.from('localhost')))
  const name = sequence(der(0x31, commonName))
  const altNames = der(0x04, sequence(der(0x82, Buffer.from('localhost'))))
  const tbs = sequence(
    der(0xa0, integer(2)),
    integer(1),
    ecdsaWithSha256,
    name,
    sequence(utcTime('200101000000Z'), utcTime('491231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(objectId('551d11'), altNames))),
  )
  const signature = sign('sha256', tbs, privateKey)
  const certificate = sequence(tbs, ecdsaWithSha256, der(0x03, Buffer.from([0]), signature))
  const lines = certificate.toString('base64').replace(/.{64}/g, '$&\n')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  }
}
