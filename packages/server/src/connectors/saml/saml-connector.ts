import {
  isSolicited,
  type NameId,
  nameIdFormats,
  readResponse,
  receivePost,
  SamlError,
  writeServiceProviderMetadata,
} from '@latchkey/saml'
import { refusedBody } from '../../errors.ts'
import type { ConnectionOptions, ConnectorWith } from '../connector.ts'
import type {
  MetadataPlace as OwnMetadata,
  RedirectRequest,
  RedirectResponse,
  RegisteredValue,
  UnsolicitedResponse,
  UpstreamLogin,
} from '../redirect-connector.ts'
import { revocationUrlOf } from '../redirect-logout.ts'
import { signUpUnlessDisabled } from '../sign-up.ts'
import { requireSecure } from '../upstream/is-secure.ts'
import { attributeAt, mapProfile, readsAttribute } from '../upstream/map-profile.ts'
import { samlMembers, upstreamMembers } from '../upstream/option-members.ts'
import { invalid } from '../upstream/refusal.ts'
import type { UpstreamRefusal } from '../upstream-refusal.ts'
import { lastEndOf, withCertificate } from './certificate-options.ts'
import { debugDetailsOf } from './debug-details.ts'
import { withMetadata } from './identity-provider-metadata.ts'
import { createProviderSigners, signingCertificates, usesSha1 } from './provider-signer.ts'
import { createSamlLogout, signOutUrlOf } from './saml-logout.ts'
import {
  acsUrlOf,
  checkExceptions,
  entityIdOf,
  keysOf,
  lesserCiphersOf,
  ownDecryptionKey,
  privateKeyOf,
  type SamlStrategy,
  singleLogoutUrlOf,
} from './saml-options.ts'
import { startLogin, tryTemplate } from './start-login.ts'
import { usualAttributes } from './usual-attributes.ts'

/**
 * Creates the connector of a SAML strategy (SAML Profiles, section 4.1): the identity provider
 * posts a response that is signed, or whose assertion is.
 */
export function createSamlConnector(strategy: SamlStrategy): ConnectorWith<'redirect' | 'signUp'> {
  const signerOf = createProviderSigners()
  return {
    type: 'enterprise',
    options: {
      defaults: {},
      members: [...upstreamMembers, ...samlMembers],
      check: checkOptions,
      show: (options) => withCertificate({ ...signInShown(options, strategy), ...options }),
      complete: (options, request) => withMetadata(options, strategy.metadataOf(options), request),
    },
    redirect: {
      start: (request) => startLogin(request, strategy, signerOf),
      finish: async (response) => ({ ...(await finish(response)), ...debugDetailsOf(response) }),
      certificateEndOf: lastEndOf,
      readUnsolicited,
      writeMetadata,
      registrationOf,
      ...createSamlLogout(signerOf),
    },
    signUp: signUpUnlessDisabled,
    hasProvisioningPage: true,
    scimUserIdAttribute: 'userName', // which identity providers send as the NameID
  }
}

/** The URL of the identity provider that log-ins use if the options have no `signInEndpoint`. */
function signInShown(options: ConnectionOptions, { signInOf }: SamlStrategy): ConnectionOptions {
  const signInEndpoint = signInOf?.(options)
  return signInEndpoint === undefined ? {} : { signInEndpoint }
}

const addresses = [
  'metadataUrl',
  'pingFederateBaseUrl',
  'signInEndpoint',
  'signOutEndpoint',
  'signOutResponseEndpoint',
] as const

const keys = ['signingKey', 'signing_key', 'decryptionKey', 'decryption_key'] as const

function checkOptions(options: ConnectionOptions): void {
  requireSecure(options, addresses)
  for (const name of keys) {
    const key = options[name]?.key
    if (key === undefined || privateKeyOf(key)) continue
    throw refusedBody('The key is not a private key as PEM', `options.${name}.key`)
  }
  checkExceptions(options)
  refusing('options.signingCert', () => keysOf(options))
  refusing('options.requestTemplate', () => tryTemplate(options))
}

/** @throws ApiError `invalid_body` for a member that cannot be used */
function refusing(member: string, use: () => unknown): void {
  try {
    use()
  } catch (error) {
    if (!(error instanceof SamlError)) throw error
    throw refusedBody(error.message, member)
  }
}

function writeMetadata(place: OwnMetadata): string {
  const { connection, secrets } = place
  return writeServiceProviderMetadata({
    entityId: entityIdOf(place),
    signingCertificates: signingCertificates(place),
    signsRequests: connection.options.signSAMLRequest === true,
    encryptionCertificate: ownDecryptionKey(secrets)?.cert,
    assertionConsumerService: acsUrlOf(place),
    singleLogoutService: signOutUrlOf(connection.options) && singleLogoutUrlOf(place),
  })
}

function registrationOf(
  place: Pick<RedirectRequest, 'connection' | 'callbackUrl'>,
): readonly RegisteredValue[] {
  const { name } = place.connection
  const metadata = new URL(
    `../samlp/metadata?${new URLSearchParams({ connection: name })}`,
    place.callbackUrl,
  )
  return [
    { name: 'Metadata URL', value: metadata.href },
    { name: 'Entity ID, audience', value: entityIdOf(place) },
    { name: 'Assertion consumer service URL', value: acsUrlOf(place) },
    { name: 'Single logout service URL', value: singleLogoutUrlOf(place) },
    { name: 'Global Token Revocation endpoint', value: revocationUrlOf(place) },
  ]
}

const sha1Warning =
  'The connection permits SAML messages signed with SHA-1, as its options `signatureAlgorithm` or ' +
  '`digestAlgorithm` say.'

async function finish(response: RedirectResponse): Promise<UpstreamLogin | UpstreamRefusal> {
  const { connection, secrets, parameters, kept, callbackUrl, now } = response
  const { options } = connection
  const decryptionKey = privateKeyOf(ownDecryptionKey(secrets)?.key)
  try {
    const user = await readResponse(receivePost(parameters.get('SAMLResponse') ?? '', undefined), {
      keys: keysOf(options),
      issuer: options.idpEntityId,
      audience: entityIdOf(response),
      destination: callbackUrl,
      otherDestination: options.destinationUrl,
      otherRecipient: options.recipientUrl,
      inResponseTo: kept.requestId ?? '',
      allowSha1: usesSha1(options),
      decryptionKey,
      lesserCiphers: lesserCiphersOf(options),
      mayRepeat: (name) => !readsAttribute(options, usualAttributes, name),
      now: now(),
    })
    const values = [...user.attributes].map(([name, texts]) => [name, [...texts]])
    const attributes = { tokenset: Object.fromEntries(values), userinfo: {} }
    const subject = subjectOf(options, attributes, user)
    if (subject === undefined) {
      return invalid('The assertion does not identify the user: see `user_id_attribute`')
    }
    const { nameId, sessionIndex: sid } = user
    const isAddress = nameId?.format === nameIdFormats.email
    const profile = mapProfile(options, attributes, usualAttributes)
    return {
      subject,
      profile: { ...(isAddress && { email: nameId.value }), ...profile },
      ...(nameId && { session: { subject: nameId.value, sid, kept: keptOf(nameId) } }),
      attributes,
      ...(usesSha1(options) && { warning: sha1Warning }),
    }
  } catch (error) {
    if (!(error instanceof SamlError)) throw error
    return refusalOf(error)
  }
}

/** The attributes of a NameID that a request for log-out must repeat (SAML Core, section 3.7.1). */
function keptOf({ value: _, ...named }: NameId): Readonly<Record<string, string>> {
  const entries = Object.entries(named).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return Object.fromEntries(entries)
}

type Attributes = Parameters<typeof attributeAt>[1]

/**
 * The identifier of the user: the attribute that `user_id_attribute` names, or else the NameID. A
 * transient NameID identifies nobody, because it differs at each log-in.
 */
function subjectOf(
  { user_id_attribute: name }: ConnectionOptions,
  attributes: Attributes,
  { nameId }: Awaited<ReturnType<typeof readResponse>>,
): string | undefined {
  if (name === undefined) {
    return nameId?.format === nameIdFormats.transient ? undefined : nameId?.value
  }
  const value = attributeAt(name, attributes)
  return typeof value === 'string' && value !== '' ? value : undefined
}

function refusalOf({ code, message }: SamlError): UpstreamRefusal {
  const isDeclined = code === 'status_not_success' && /AuthnFailed|RequestDenied/.test(message)
  return {
    refused: isDeclined ? 'access_denied' : 'invalid_response',
    description: `The SAML response was refused (${code}): ${message}`,
  }
}

/**
 * Recognizes an unsolicited response, if the option `idpinitiated` allows it and names a client.
 */
function readUnsolicited({
  connection,
  parameters,
}: Pick<RedirectResponse, 'connection' | 'parameters'>): UnsolicitedResponse | undefined {
  const { enabled, client_id, client_protocol, client_authorizequery } =
    connection.options.idpinitiated ?? {}
  const message = parameters.get('SAMLResponse')
  if (!enabled || client_id === undefined || message === null) return undefined
  try {
    if (isSolicited(receivePost(message, undefined))) return undefined
  } catch (error) {
    if (error instanceof SamlError) return undefined
    throw error
  }
  const protocol = client_protocol === 'samlp' ? 'saml' : 'oauth2'
  return { clientId: client_id, protocol, query: client_authorizequery ?? '' }
}
