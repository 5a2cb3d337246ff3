import { createPrivateKey } from 'node:crypto'
import {
  type AssertionDefinition,
  type ResponseDefinition,
  readAuthnRequest,
  receiveRedirect,
  writeResponse,
} from '@latchkey/saml'

/** What a response says besides the truth. */
export interface SignedLie {
  readonly response?: Partial<ResponseDefinition>
  readonly assertion?: Partial<AssertionDefinition>
  /** What is signed; by default, both. */
  readonly signs?: 'assertion' | 'both'
}

interface Keys {
  readonly certificate: string
  readonly privateKey: string
}

/** The form by which the identity provider `urn:samlp` answers a request, signed by its key. */
export async function signedAnswer(
  address: URL,
  { certificate, privateKey }: Keys,
  { response, assertion, signs = 'both' }: SignedLie,
): Promise<Readonly<Record<string, string>>> {
  const now = new Date()
  const received = receiveRedirect(address.search.slice(1), 'SAMLRequest')
  const destination = `${address.origin}${address.pathname}`
  const request = readAuthnRequest(received, { keys: [], destination, now })
  const { id, issuer: audience, assertionConsumerServiceUrl: acsUrl = '' } = request
  const head = { issuer: 'urn:samlp', issuedAt: now, inResponseTo: id }
  const xml = await writeResponse(
    { ...head, id: `_response-${id}`, destination: acsUrl, ...response },
    {
      ...head,
      id: `_assertion-${id}`,
      nameId: { value: `signed-${id}` },
      recipient: acsUrl,
      audience,
      notBefore: now,
      notOnOrAfter: new Date(now.getTime() + 60_000),
      authnInstant: now,
      authnContextClassRef: 'urn:oasis:names:tc:SAML:2.0:ac:classes:Password',
      sessionIndex: '_session',
      attributes: [],
      ...assertion,
    },
    {
      signer: {
        key: createPrivateKey(privateKey),
        algorithm: 'rsa-sha256',
        certificate,
        digest: 'sha256',
      },
      signs,
    },
  )
  return {
    SAMLResponse: Buffer.from(xml).toString('base64'),
    RelayState: address.searchParams.get('RelayState') ?? '',
  }
}
