import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import {
  type AssertionDefinition,
  type ResponseExpectations,
  readResponse,
  receivePost,
  type Signer,
  writeRefusal,
  writeResponse,
} from '../src/index.ts'

function newKeys() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  return { privateKey: createPrivateKey(privateKey), publicKey: createPublicKey(publicKey) }
}

const [provider, attacker] = [newKeys(), newKeys()]
const now = new Date('2026-03-01T12:00:00Z')
const acs = 'https://acme.example.com/login/callback'
const signerOf = ({ privateKey: key }: typeof provider, more: Partial<Signer> = {}): Signer => ({
  key,
  certificate: 'MIIC',
  algorithm: 'rsa-sha256',
  digest: 'sha256',
  ...more,
})
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)

const assertion: AssertionDefinition = {
  id: '_assertion',
  issuer: 'https://idp.example.com',
  issuedAt: now,
  nameId: { value: 'ada@example.com' },
  recipient: `${acs}?connection=partner`,
  audience: 'urn:latchkey:acme.example.com:partner',
  inResponseTo: '_request',
  notBefore: minutes(-1),
  notOnOrAfter: minutes(5),
  authnInstant: now,
  authnContextClassRef: 'urn:oasis:names:tc:SAML:2.0:ac:classes:Password',
  sessionIndex: '_session',
  attributes: [{ name: 'email', values: ['ada@example.com'], isTyped: true }],
}
const response = {
  id: '_response',
  issuer: assertion.issuer,
  issuedAt: now,
  destination: assertion.recipient,
  inResponseTo: '_request',
}
const expected: ResponseExpectations = {
  keys: [attacker.publicKey, provider.publicKey], // two at once, as during a rollover
  issuer: assertion.issuer,
  audience: assertion.audience,
  destination: acs,
  inResponseTo: '_request',
  now,
}

interface Written {
  readonly assertion?: Partial<AssertionDefinition>
  readonly response?: Partial<typeof response>
  readonly signs?: 'assertion' | 'response' | 'both'
  readonly signer?: keyof typeof signers
}
const signers = {
  provider: signerOf(provider),
  sha1: signerOf(provider, { algorithm: 'rsa-sha1' }),
  sha1Digest: signerOf(provider, { digest: 'sha1' }),
  nobody: signerOf(newKeys()),
}
const write = ({ signs = 'both', signer = 'provider', ...message }: Written = {}) =>
  writeResponse(
    { ...response, ...message.response },
    { ...assertion, ...message.assertion },
    { signer: signers[signer], signs },
  )
const read = (xml: string, more: Partial<ResponseExpectations> = {}) =>
  readResponse(receivePost(Buffer.from(xml).toString('base64'), undefined), {
    ...expected,
    ...more,
  })
const code = (xml: string, more: Partial<ResponseExpectations> = {}) =>
  read(xml, more).then(
    () => 'accepted',
    (error) => error.code,
  )
const part = (xml: string, name: string) =>
  new RegExp(`<${name}[ >].*?</${name}>`, 's').exec(xml)?.[0] ?? ''

describe('a response', () => {
  it.each(['assertion', 'response', 'both'] as const)('is read with %s signed', async (signs) => {
    const user = await read(await write({ signs }))
    expect(user).toMatchObject({
      assertionId: '_assertion',
      nameId: { value: 'ada@example.com' },
      sessionIndex: '_session',
    })
    expect([...user.attributes]).toEqual([['email', ['ada@example.com']]])
  })

  it.each([
    [' \n\tada\r\n', 'ada'],
    ['\u00a0ada\u3000', '\u00a0ada\u3000'],
    ['ada\ufeff', 'ada\ufeff'],
    ['ada\u2028', 'ada\u2028'],
  ])('is of another user where other spaces than those of XML differ: %j', async (value, known) => {
    const { nameId } = await read(await write({ assertion: { nameId: { value } } }))
    expect(nameId?.value).toBe(known)
  })

  const lies: readonly [string, string, Written][] = [
    ['of another audience', 'audience_unexpected', { assertion: { audience: 'urn:other' } }],
    ['to another recipient', 'recipient_unexpected', { assertion: { recipient: `${acs}s` } }],
    ['to another address', 'destination_unexpected', { response: { destination: 'https://x/' } }],
    ['of another issuer', 'issuer_unexpected', { response: { issuer: 'https://evil' } }],
    ['whose assertion has another issuer', 'issuer_unexpected', { assertion: { issuer: 'evil' } }],
    ['to another request', 'in_response_to_unexpected', { response: { inResponseTo: '_other' } }],
    [
      'whose assertion is to another request',
      'in_response_to_unexpected',
      { assertion: { inResponseTo: '_other' } },
    ],
    ['that expired', 'message_expired', { assertion: { notOnOrAfter: minutes(-4) } }],
    ['of a later time', 'message_not_yet_valid', { assertion: { notBefore: minutes(4) } }],
    ['that was written long ago', 'message_expired', { response: { issuedAt: minutes(-20) } }],
    [
      'for a session that is over',
      'message_expired',
      { assertion: { sessionNotOnOrAfter: minutes(-4) } },
    ],
    ['signed by SHA-1', 'algorithm_forbidden', { signer: 'sha1' }],
    ['digested by SHA-1', 'algorithm_forbidden', { signer: 'sha1Digest' }],
    ['signed by somebody else', 'signature_invalid', { signer: 'nobody' }],
    [
      'with an attribute twice',
      'attribute_duplicated',
      { assertion: { attributes: [...assertion.attributes, ...assertion.attributes] } },
    ],
  ]
  it.each(lies)('is refused %s: %s', async (_, refusal, message) => {
    expect(await code(await write(message))).toBe(refusal)
  })

  it('joins the values of a repeated attribute that may repeat', async () => {
    const roles = ['a', 'b'].map((value) => ({ name: 'Role', values: [value], isTyped: false }))
    const xml = await write({ assertion: { attributes: [...assertion.attributes, ...roles] } })
    expect(await code(xml)).toBe('attribute_duplicated')
    const { attributes } = await read(xml, { mayRepeat: (name) => name === 'Role' })
    expect(attributes.get('Role')).toEqual(['a', 'b'])
    expect(await code(xml, { mayRepeat: (name) => name === 'email' })).toBe('attribute_duplicated')
  })

  it('needs neither `Issuer` nor `Destination` if only its assertion is signed', async () => {
    const bare = (xml: string) =>
      xml.replace(/ Destination="[^"]*"/, '').replace(/<saml:Issuer[^>]*>[^<]*<\/saml:Issuer>/, '')
    expect(await code(bare(await write({ signs: 'assertion' })))).toBe('accepted')
    expect(await code(bare(await write({ signs: 'response' })))).toBe('signature_invalid')
    const elsewhere = await write({ response: { destination: '' }, signs: 'both' })
    expect(await code(elsewhere)).toBe('destination_unexpected')
  })

  it('is refused without a request', async () => {
    expect(await code(await write(), { inResponseTo: undefined })).toBe('in_response_to_unexpected')
  })

  it('is refused without a signature', async () => {
    const xml = (await write({ signs: 'assertion' })).replace(
      /<ds:Signature.*?<\/ds:Signature>/s,
      '',
    )
    expect(await code(xml)).toBe('signature_missing')
  })

  it('reports the reason of the identity provider', async () => {
    const status = { code: 'urn:oasis:names:tc:SAML:2.0:status:Responder', message: 'No' }
    const xml = writeRefusal(response, status, signerOf(provider))
    await expect(read(xml)).rejects.toMatchObject({
      code: 'status_not_success',
      message: expect.stringContaining('status:Responder, No'),
    })
  })
})

describe('unsigned content', () => {
  it.each([
    ['the name', 'ada@example.com</saml:NameID>', 'eve@example.com</saml:NameID>'],
    ['the audience', assertion.audience, 'urn:other'],
    ['the status', 'status:Success', 'status:Failure'],
  ])('is not read: %s', async (_, one, other) => {
    const xml = await write({ signs: 'response' })
    expect(xml).toContain(one)
    expect(await code(xml.replace(one, other))).toBe('signature_invalid')
  })

  it.each(['<!-- x -->', '<?x y?>', '<![CDATA[x]]>'])('is refused if it has %s', async (markup) => {
    const xml = await write()
    const cut = xml.replace(
      'ada@example.com</saml:NameID>',
      `ada${markup}@example.com</saml:NameID>`,
    )
    expect(await code(cut)).toBe('markup_forbidden')
  })

  it.each([
    ['a document type', '<!DOCTYPE a>'],
    ['an external entity', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>'],
    ['an entity bomb', '<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;&b;">]>'],
  ])('is refused if the message has %s', async (_, doctype) => {
    expect(await code(doctype + (await write()))).toBe('dtd_forbidden')
  })
})

describe('signature wrapping', () => {
  const evil = (xml: string) =>
    part(xml, 'saml:Assertion')
      .replace(/<ds:Signature.*?<\/ds:Signature>/s, '')
      .replace('ID="_assertion"', 'ID="_evil"')
      .replaceAll('ada@example.com', 'eve@example.com')
  type Wrap = (xml: string, signed: string, forged: string, signature: string) => string
  const positions: readonly [string, string, Wrap][] = [
    [
      'a forged assertion before',
      'assertion_missing',
      (xml, signed, forged) => xml.replace(signed, forged + signed),
    ],
    [
      'a forged assertion behind',
      'assertion_missing',
      (xml, signed, forged) => xml.replace(signed, signed + forged),
    ],
    [
      'around the signed one',
      'signature_missing',
      (xml, signed, forged) =>
        xml.replace(signed, forged.replace('</saml:Assertion>', `${signed}</saml:Assertion>`)),
    ],
    [
      'in an extension',
      'signature_missing',
      (xml, signed, forged) =>
        xml.replace(signed, `<samlp:Extensions>${signed}</samlp:Extensions>${forged}`),
    ],
    [
      'in an object of the signature',
      'signature_malformed',
      (xml, signed, forged, signature) => {
        const holding = signature.replace(
          '</ds:Signature>',
          `<ds:Object>${signed}</ds:Object></ds:Signature>`,
        )
        return xml.replace(signed, forged.replace('<saml:Subject>', `${holding}<saml:Subject>`))
      },
    ],
    [
      'with the signature moved over',
      'signature_reference_invalid',
      (xml, signed, forged, signature) =>
        xml.replace(signed, forged.replace('<saml:Subject>', `${signature}<saml:Subject>`)),
    ],
    [
      'with the same identifier',
      'duplicate_id',
      (xml, signed, forged) => xml.replace(signed, forged.replace('_evil', '_assertion') + signed),
    ],
    [
      'in the subject',
      'signature_missing',
      (xml, signed, forged) =>
        xml.replace(signed, forged.replace('</saml:Subject>', `${signed}</saml:Subject>`)),
    ],
  ]
  it.each(positions)('is refused: %s: %s', async (_, refusal, wrap) => {
    const xml = await write({ signs: 'assertion' })
    const signed = part(xml, 'saml:Assertion')
    const wrapped = wrap(xml, signed, evil(xml), part(xml, 'ds:Signature'))
    expect(wrapped).toContain('eve@example.com')
    expect(await code(wrapped)).toBe(refusal)
  })
  /** A response that is forged around one that is signed as a whole, with its signature. */
  type WrapWhole = (signed: string, forged: string, signature: string) => string
  const into = (xml: string, content: string) =>
    xml.replace('</samlp:Response>', `${content}</samlp:Response>`)
  const wholes: readonly [string, string, WrapWhole][] = [
    [
      'in an extension',
      'signature_missing',
      (signed, forged) => into(forged, `<samlp:Extensions>${signed}</samlp:Extensions>`),
    ],
    [
      'with the signature in an extension',
      'signature_missing',
      (signed, forged, signature) =>
        into(forged, `<samlp:Extensions>${signature}${signed}</samlp:Extensions>`),
    ],
    [
      'with the signature moved over',
      'signature_reference_invalid',
      (signed, forged, signature) =>
        forged
          .replace('<samlp:Status>', `${signature}<samlp:Status>`)
          .replace('</samlp:Response>', `${signed}</samlp:Response>`),
    ],
    [
      'with the same identifier',
      'duplicate_id',
      (signed, forged, signature) =>
        into(
          forged
            .replace('_forged', '_response')
            .replace('<samlp:Status>', `${signature}<samlp:Status>`),
          signed.replace(signature, ''),
        ),
    ],
    [
      'in an object of the signature',
      'signature_malformed',
      (signed, forged, signature) =>
        forged.replace(
          '<samlp:Status>',
          `${signature.replace('</ds:Signature>', `<ds:Object>${signed}</ds:Object></ds:Signature>`)}<samlp:Status>`,
        ),
    ],
    ['beside it, as two roots', 'message_malformed', (signed, forged) => forged + signed],
    [
      'below another root',
      'message_malformed',
      (signed, forged) =>
        `<samlp:ArtifactResponse xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol">${forged}${signed}</samlp:ArtifactResponse>`,
    ],
  ]
  it.each(wholes)('of the whole response is refused: %s: %s', async (_, refusal, wrap) => {
    const xml = await write({ signs: 'response' })
    expect(await code(xml)).toBe('accepted')
    const signature = part(xml, 'ds:Signature')
    const forged = xml
      .replace(signature, '')
      .replace('ID="_response"', 'ID="_forged"')
      .replace('ID="_assertion"', 'ID="_evil"')
      .replaceAll('ada@example.com', 'eve@example.com')
    expect(await code(wrap(xml, forged, signature))).toBe(refusal)
  })
})
