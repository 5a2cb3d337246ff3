import { randomBytes } from 'node:crypto'
import {
  type AuthnRequestDefinition,
  fillRequestTemplate,
  SamlError,
  writeAuthnRequest,
  type XmlElement,
} from '@latchkey/saml'
import type { ConnectionOptions } from '../connector.ts'
import type { RedirectRequest, RedirectStart } from '../redirect-connector.ts'
import { notConfigured } from '../upstream/refusal.ts'
import type { UpstreamRefusal } from '../upstream-refusal.ts'
import type { ProviderSignerOf } from './provider-signer.ts'
import {
  acsUrlOf,
  bindingOf,
  certificatesOf,
  entityIdOf,
  type SamlStrategy,
} from './saml-options.ts'
import { sendMessage } from './send-message.ts'

const writeRequest = (
  { requestTemplate }: ConnectionOptions,
  request: AuthnRequestDefinition,
): XmlElement =>
  requestTemplate ? fillRequestTemplate(requestTemplate, request) : writeAuthnRequest(request)

/** Fills the template of requests with sample values. @throws SamlError if it cannot be used */
export function tryTemplate(options: ConnectionOptions): void {
  const url = 'https://example.com/'
  writeRequest(options, {
    id: '_sample',
    issuer: 'urn:sample',
    destination: url,
    issuedAt: new Date(0),
    assertionConsumerServiceUrl: url,
  })
}

/**
 * Begins a log-in by an `<AuthnRequest>` with the binding of the connection (SAML Profiles, section
 * 4.1).
 *
 * @returns the URL, or the option that is missing or cannot be used
 */
export async function startLogin(
  request: RedirectRequest,
  strategy: SamlStrategy,
  signerOf: ProviderSignerOf,
): Promise<RedirectStart | UpstreamRefusal> {
  try {
    return await start(request, strategy, signerOf)
  } catch (error) {
    if (!(error instanceof SamlError)) throw error
    return notConfigured(error.message)
  }
}

async function start(
  request: RedirectRequest,
  { signInOf }: SamlStrategy,
  signerOf: ProviderSignerOf,
): Promise<RedirectStart | UpstreamRefusal> {
  const { connection, state, requested, now } = request
  const { options } = connection
  const destination = options.signInEndpoint ?? signInOf?.(options)
  if (destination === undefined) return notConfigured('The option `signInEndpoint` is required')
  if (certificatesOf(options).length === 0) {
    return notConfigured('The option `signingCert` is required')
  }
  const signer = options.signSAMLRequest ? await signerOf(request) : undefined
  const requestId = `_${randomBytes(20).toString('hex')}`
  const message = writeRequest(options, {
    id: requestId,
    issuer: entityIdOf(request),
    destination,
    issuedAt: now(),
    assertionConsumerServiceUrl: acsUrlOf(request),
    forceAuthn: (requested.prompt ?? '').split(' ').includes('login'),
  })
  const sent = sendMessage({
    url: destination,
    binding: bindingOf(options),
    direction: 'SAMLRequest',
    message,
    relayState: state,
    signer,
  })
  return { ...sent, kept: { requestId } }
}
