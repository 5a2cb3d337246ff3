import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** The options of a ceremony, as a page has them. */
export interface CeremonyOptions {
  readonly challenge: string
  readonly rp?: { readonly id: string; readonly name: string }
  readonly rpId?: string
  readonly user?: { readonly id: string; readonly name: string }
  readonly userVerification?: string
  readonly authenticatorSelection?: Readonly<Record<string, string>>
  readonly allowCredentials?: readonly { readonly id: string }[]
  readonly excludeCredentials?: readonly { readonly id: string }[]
}

/** What an answer has in place of what is right. */
export interface Falsehood {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  readonly isVerified?: boolean
  readonly isPresent?: boolean
  readonly counter?: number
  readonly attachment?: string
  readonly type?: string
  /** The coordinates of its public key, each of 32 bytes. */
  readonly point?: Buffer
  /** The size of an RSA key that it has instead, and its exponent. */
  readonly rsa?: { readonly bits: number; readonly exponent?: number }
}

/** An authenticator whose answers are signed right, and may say what is wrong. */
export interface SoftwareKey {
  readonly id: string
  /** A RegistrationResponseJSON. */
  create(options: CeremonyOptions, falsehood?: Falsehood): string
  /** An AuthenticationResponseJSON. */
  get(options: CeremonyOptions, falsehood?: Falsehood): string
}

interface Traits {
  readonly origin: string
  readonly attachment: 'cross-platform' | 'platform'
  readonly isVerified: boolean
}

export function createSoftwareKey(traits: Traits): SoftwareKey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let counter = 0
  const clientData = (type: string, options: CeremonyOptions, falsehood: Falsehood) => {
    const { challenge = options.challenge, origin = traits.origin } = falsehood
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }
  /** Web Authentication Level 3, section 6.1. */
  const authenticatorData = (rpId: string, falsehood: Falsehood, attested?: Buffer) => {
    counter += 1
    const { isPresent = true, isVerified = traits.isVerified } = falsehood
    const flags = (isPresent ? 0x01 : 0) | (isVerified ? 0x04 : 0) | (attested ? 0x40 : 0)
    const head = Buffer.alloc(5)
    head.writeUInt8(flags)
    head.writeUInt32BE(falsehood.counter ?? counter, 1)
    const hash = createHash('sha256').update(falsehood.rpId ?? rpId)
    return Buffer.concat([hash.digest(), head, attested ?? Buffer.alloc(0)])
  }
  const answer = (response: Readonly<Record<string, Buffer>>, falsehood: Falsehood) => {
    const texts = Object.entries(response).map(([name, bytes]) => [
      name,
      bytes.toString('base64url'),
    ])
    const authenticatorAttachment = falsehood.attachment ?? traits.attachment
    const members = { id, rawId: id, type: 'public-key', authenticatorAttachment }
    return JSON.stringify({ ...members, response: Object.fromEntries(texts) })
  }
  return {
    id,
    create(options, falsehood = {}) {
      const clientDataJSON = clientData(falsehood.type ?? 'webauthn.create', options, falsehood)
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const idLength = Buffer.alloc(2)
      idLength.writeUInt16BE(credentialId.length)
      const attested = Buffer.concat([
        Buffer.alloc(16), // an AAGUID of zeros
        idLength,
        credentialId,
        falsehood.rsa
          ? coseKeyOfRsa(falsehood.rsa)
          : coseKeyOf(falsehood.point ?? from64(x), falsehood.point ?? from64(y)),
      ])
      const data = authenticatorData(options.rp?.id ?? '', falsehood, attested)
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3, 0x63, ...Buffer.from('fmt'), 0x64, ...Buffer.from('none')]),
        Buffer.from([0x67, ...Buffer.from('attStmt'), 0xa0]),
        Buffer.from([0x68, ...Buffer.from('authData')]),
        cborOf(data),
      ])
      return answer({ clientDataJSON, attestationObject }, falsehood)
    },
    get(options, falsehood = {}) {
      const clientDataJSON = clientData(falsehood.type ?? 'webauthn.get', options, falsehood)
      const data = authenticatorData(options.rpId ?? '', falsehood)
      const signed = Buffer.concat([data, createHash('sha256').update(clientDataJSON).digest()])
      const signature = sign('sha256', signed, privateKey)
      return answer({ clientDataJSON, authenticatorData: data, signature }, falsehood)
    },
  }
}

const from64 = (text: string) => Buffer.from(text, 'base64url')

/** A byte string in CBOR (RFC 8949, section 3.1), whose length has the shortest form. */
function cborOf(bytes: Buffer): Buffer {
  const { length } = bytes
  const head = length < 24 ? [0x40 + length] : [0x58, length]
  return Buffer.concat([
    Buffer.from(length < 256 ? head : [0x59, length >> 8, length & 0xff]),
    bytes,
  ])
}

/** A COSE_Key (RFC 9053, section 7.1.1): EC2, ES256, P-256. */
const coseKeyOf = (x: Buffer, y: Buffer) =>
  Buffer.concat([
    Buffer.from('a501020326200121', 'hex'),
    cborOf(x),
    Buffer.from('22', 'hex'),
    cborOf(y),
  ])

/** A COSE_Key (RFC 8230, section 4): RSA, RS256. */
function coseKeyOfRsa({ bits, exponent = 65_537 }: { bits: number; exponent?: number }): Buffer {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: bits })
  const { n = '' } = publicKey.export({ format: 'jwk' })
  const e = Buffer.from(exponent.toString(16).padStart(6, '0'), 'hex')
  return Buffer.concat([
    Buffer.from('a401030339010020', 'hex'),
    cborOf(from64(n)),
    Buffer.from('21', 'hex'),
    cborOf(e),
  ])
}
