import { deflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { joinTestServer, type SharedServer, until } from '@latchkey/testkit'
import { extensions, loggedOf, loginRequest, logoutRequest, postMessage } from './requests.ts'
import { createSamlApplication, type SamlApplication } from './service-providers.ts'
import {
  type Choices,
  encoded,
  generateEllipticKeys,
  generateKeys,
  type Message,
  query,
  signatureOver,
  signed,
  write,
  xmldsig,
} from './signed-messages.ts'

const keys = generateKeys()
const others = generateKeys()

let server: SharedServer
let app: SamlApplication
beforeAll(async () => {
  server = await joinTestServer()
  app = await createSamlApplication(server.tenant, { signingCert: keys.publicPem })
}, 120_000)
afterAll(() => server.stop())

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

const login = (members: Partial<Message> = {}) => loginRequest(app, members)
const postTo = (path: string, xml: string | Buffer) => postMessage(server.tenant, path, xml)
const postLogin = (xml: string | Buffer) => postTo(`/samlp/${app.clientId}`, xml)
const get = (text: string) =>
  server.tenant.request('GET', `/samlp/${app.clientId}?${text}`, { token: null })

/** A message that contains a signed one, with the signature of the inner one. */
function wrapped(outer: (inner: Message, xml: string, signature: string) => string): string {
  const inner = login()
  return outer(inner, signed(inner, keys), signatureOver(inner, keys))
}

const signedWith = (choices: Choices) => signed(login(), keys, choices)
const replaced = (search: string | RegExp, by: string) =>
  signed(login(), keys).replace(search, () => by)
const c14n = 'http://www.w3.org/2001/10/xml-exc-c14n#'
const enveloped = `${xmldsig}enveloped-signature`

/** Log-in requests by HTTP-POST, and their error codes. */
const posts: readonly (readonly [string, string, () => string | Buffer])[] = [
  ['has no signature', 'signature_missing', () => write(login())],
  ['is signed by another key', 'signature_invalid', () => signed(login(), others)],
  [
    'brings the key along that it is signed with',
    'signature_invalid',
    () =>
      signed(login(), others, {
        keyInfo: `<ds:KeyInfo><ds:KeyValue>${others.publicPem}</ds:KeyValue></ds:KeyInfo>`,
      }),
  ],
  ['was changed after it was signed', 'signature_invalid', () => replaced('IsPassive="true"', '')],
  [
    'wraps the signed request in an unsigned one',
    'signature_missing',
    () => wrapped((_, xml) => write(login({ content: extensions(xml) }))),
  ],
  [
    'wraps the signed request, and has its signature',
    'signature_reference_invalid',
    () =>
      wrapped((inner, _, signature) =>
        write(login({ content: extensions(write(inner)) }), signature),
      ),
  ],
  [
    'wraps the signed request, and has its signature and its ID',
    'duplicate_id',
    () =>
      wrapped((inner, _, signature) =>
        write(login({ id: inner.id, content: extensions(write(inner)) }), signature),
      ),
  ],
  [
    'has its ID a second time in another case',
    'duplicate_id',
    () => {
      const message = login()
      return signed({ ...message, content: extensions(`<x Id="${message.id}"></x>`) }, keys)
    },
  ],
  [
    'hides the signed request in an object of the signature',
    'signature_malformed',
    () => {
      const inner = login()
      const objects = `<ds:Object>${write(inner)}</ds:Object>`
      return write(login(), signatureOver(inner, keys, { objects }))
    },
  ],
  [
    'has the signature deeper than its own child',
    'signature_missing',
    () => wrapped((inner, _, signature) => write({ ...inner, content: extensions(signature) })),
  ],
  [
    'has two signatures',
    'signature_malformed',
    () => wrapped((inner, _, signature) => write(inner, signature + signature)),
  ],
  [
    'has two elements of what is signed',
    'signature_malformed',
    () => replaced('<ds:SignedInfo>', '<ds:SignedInfo></ds:SignedInfo><ds:SignedInfo>'),
  ],
  ['stands below another root', 'message_malformed', () => `<x>${signed(login(), keys)}</x>`],
  ['is signed as a whole document', 'signature_reference_invalid', () => signedWith({ uri: '' })],
  [
    'is signed by SHA-1',
    'algorithm_forbidden',
    () => signedWith({ method: `${xmldsig}rsa-sha1`, hash: 'sha1' }),
  ],
  [
    'is digested by SHA-1',
    'algorithm_forbidden',
    () => signedWith({ digestMethod: `${xmldsig}sha1`, digestHash: 'sha1' }),
  ],
  [
    'is signed by HMAC with the public key',
    'algorithm_forbidden',
    () => signedWith({ method: 'http://www.w3.org/2001/04/xmldsig-more#hmac-sha256' }),
  ],
  [
    'says ECDSA and is signed by RSA',
    'signature_invalid',
    () => signedWith({ method: 'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256' }),
  ],
  [
    'is transformed by XSLT',
    'algorithm_forbidden',
    () => signedWith({ transforms: [enveloped, 'http://www.w3.org/TR/1999/REC-xslt-19991116'] }),
  ],
  [
    'is transformed by XPath',
    'algorithm_forbidden',
    () => signedWith({ transforms: ['http://www.w3.org/TR/1999/REC-xpath-19991116', c14n] }),
  ],
  [
    'is not canonicalized exclusively',
    'algorithm_forbidden',
    () => signedWith({ canonicalization: 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315' }),
  ],
  [
    'is transformed three times',
    'signature_malformed',
    () => signedWith({ transforms: [enveloped, c14n, c14n] }),
  ],
  [
    'has a comment in its issuer',
    'markup_forbidden',
    () => replaced('</saml:Issuer>', '<!---->.evil.example</saml:Issuer>'),
  ],
  [
    'has a comment in its digest',
    'markup_forbidden',
    () => replaced('<ds:DigestValue>', '<ds:DigestValue><!--a-->'),
  ],
  [
    'has a CDATA section',
    'markup_forbidden',
    () => replaced('</saml:Issuer>', '<![CDATA[]]></saml:Issuer>'),
  ],
  [
    'has a processing instruction',
    'markup_forbidden',
    () => replaced('</saml:Issuer>', '<?x y?></saml:Issuer>'),
  ],
  ['has a document type', 'dtd_forbidden', () => `<!DOCTYPE x>${signed(login(), keys)}`],
  [
    'has an external entity',
    'dtd_forbidden',
    () => `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${replaced('ada', '&e;')}`,
  ],
  [
    'has entities that expand a thousandfold',
    'dtd_forbidden',
    () =>
      `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">` +
      `<!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">]>${write(login({ issuer: '&c;' }))}`,
  ],
  ['uses an entity of its own', 'message_malformed', () => write(login({ issuer: '&e;' }))],
  [
    'refers to a character that XML forbids',
    'message_malformed',
    () => write(login({ issuer: '&#0;' })),
  ],
  [
    'has an attribute twice',
    'message_malformed',
    () => replaced('Version="2.0"', 'Version="2.0" Version="2.0"'),
  ],
  [
    'has an attribute twice, by two prefixes of one namespace',
    'message_malformed',
    () => write(login({ more: ' xmlns:a="urn:x" xmlns:b="urn:x" a:y="1" b:y="2"' })),
  ],
  ['has a prefix of no namespace', 'message_malformed', () => write(login({ more: ' z:y="1"' }))],
  [
    'declares another namespace for its prefix',
    'message_malformed',
    () => replaced('2.0:protocol"', '2.0:protocol2"'),
  ],
  [
    'declares another namespace for the prefix of the signature',
    'signature_missing',
    () => replaced(`xmlns:ds="${xmldsig}"`, 'xmlns:ds="urn:x"'),
  ],
  ['has two roots', 'message_malformed', () => `${signed(login(), keys)}<x/>`],
  ['is not closed', 'message_malformed', () => signed(login(), keys).slice(0, -1)],
  ['is not XML', 'message_malformed', () => 'SAMLRequest'],
  ['is not UTF-8', 'message_malformed', () => Buffer.from([0x3c, 0xff, 0xfe])],
  [
    'declares another encoding',
    'message_malformed',
    () => `<?xml version="1.0" encoding="UTF-7"?>${signed(login(), keys)}`,
  ],
  [
    'nests too deeply',
    'message_too_large',
    () => write(login({ content: '<x>'.repeat(50) + '</x>'.repeat(50) })),
  ],
  [
    'has too many attributes',
    'message_too_large',
    () => write(login({ more: Array.from({ length: 60 }, (_, at) => ` a${at}="1"`).join('') })),
  ],
  [
    'has another issuer',
    'issuer_unexpected',
    () => signed(login({ issuer: 'urn:sp:other' }), keys),
  ],
  [
    'is sent to another address',
    'destination_unexpected',
    () => signed(login({ destination: 'https://other.example.com/samlp/x' }), keys),
  ],
  ['is an hour old', 'message_expired', () => signed(login({ at: minutesAgo(60) }), keys)],
  ['is of the future', 'message_not_yet_valid', () => signed(login({ at: minutesAgo(-60) }), keys)],
  ['is a request of another kind', 'message_malformed', () => signed(logoutRequest(app), keys)],
  [
    'asks for an address that nobody has registered',
    'AssertionConsumerServiceURL',
    () =>
      signed(
        login({ attributes: { AssertionConsumerServiceURL: 'https://evil.example.com/' } }),
        keys,
      ),
  ],
]

describe('a log-in request by HTTP-POST is refused and logged', () => {
  it.each(posts)('that %s', async (_, code, message) => {
    const answer = await postLogin(message())
    expect([answer.status, answer.body.error]).toEqual([400, 'invalid_request'])
    expect(answer.body.error_description).toContain(code)
  })

  it('with its code', async () => {
    const codes = posts.map(([, code]) => code)
    await until('an entry for each', async () => {
      const descriptions = await loggedOf(server.tenant, app, 'f')
      return codes.every((code) => descriptions.some((each) => each.includes(code)))
    })
  })

  it('if it was already answered', async () => {
    const xml = signed(login(), keys)
    const taken = await Promise.all([postLogin(xml), postLogin(xml)])
    const places = taken.map(({ headers }) => headers.get('location') ?? '')
    const statuses = await Promise.all(
      places.map(
        async (place) => (await server.fetch(new URL(place, server.tenant.baseUrl))).status,
      ),
    )
    expect(statuses.sort()).toEqual([200, 400])
  })

  it('and the same request in its valid form is accepted', async () => {
    expect((await postLogin(signed(login(), keys))).status).toBe(303)
  })
})

describe('a log-in request that is signed by ECDSA', () => {
  const elliptic = generateEllipticKeys()
  const algorithm = 'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256'

  it('is accepted by both bindings, from a client with two keys', async () => {
    const signingCert = keys.publicPem + elliptic.publicPem
    const other = await createSamlApplication(server.tenant, { signingCert })
    const members = { issuer: other.entityId, destination: other.ssoUrl }
    const path = `/samlp/${other.clientId}`
    const xml = signed(login(members), elliptic, { method: algorithm })
    expect((await postTo(path, xml)).status).toBe(303)
    expect((await postTo(path, signed(login(members), keys))).status).toBe(303)
    const text = query(write(login(members)), elliptic, { algorithm })
    expect((await server.tenant.request('GET', `${path}?${text}`, { token: null })).status).toBe(
      200,
    )
  })
})

describe('a log-in request by HTTP-Redirect is refused', () => {
  const rows: readonly (readonly [string, string, () => string])[] = [
    ['that is not signed', 'signature_missing', () => query(write(login()))],
    ['that is signed in its XML alone', 'signature_missing', () => query(signed(login(), keys))],
    ['that is signed by another key', 'signature_invalid', () => query(write(login()), others)],
    [
      'with another RelayState than the signed one',
      'signature_invalid',
      () => query(write(login()), keys, { relayState: 'a' }).replace('State=a', 'State=b'),
    ],
    [
      'with a RelayState that is not signed',
      'signature_invalid',
      () => `${query(write(login()), keys)}&RelayState=b`,
    ],
    [
      'with two messages',
      'twice',
      () => `${query(write(login()), keys)}&SAMLRequest=${query(write(login())).slice(12)}`,
    ],
    [
      'with an algorithm and no signature',
      'message_malformed',
      () => query(write(login()), keys).replace(/&Signature=.*/, ''),
    ],
    [
      'that is signed by SHA-1',
      'algorithm_forbidden',
      () => query(write(login()), keys, { algorithm: `${xmldsig}rsa-sha1`, hash: 'sha1' }),
    ],
    [
      'that inflates beyond the bound',
      'message_too_large',
      () => query(`<x>${' '.repeat(1024 * 1024)}</x>`, keys),
    ],
    [
      'that is not deflated',
      'message_malformed',
      () => `SAMLRequest=${encodeURIComponent(encoded('<x/>'))}`,
    ],
    [
      'that is deflated and not UTF-8',
      'message_malformed',
      () => `SAMLRequest=${encodeURIComponent(encoded(deflateRawSync(Buffer.from([0xff, 0xfe]))))}`,
    ],
    ['that is not base64', 'message_malformed', () => 'SAMLRequest=%2A%2A'],
  ]
  it.each(rows)('%s', async (_, code, text) => {
    const answer = await get(text())
    expect([answer.status, answer.body.error]).toEqual([400, 'invalid_request'])
    expect(answer.body.error_description).toContain(code)
  })

  it('and the same request in its valid form is accepted', async () => {
    expect((await get(query(write(login()), keys, { relayState: 'a' }))).status).toBe(200)
  })
})
