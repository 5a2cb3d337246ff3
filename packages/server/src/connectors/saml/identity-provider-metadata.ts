import { messageBytesMax, readIdentityProvider, SamlError } from '@latchkey/saml'
import { refusedBody } from '../../errors.ts'
import { OutboundError } from '../../outbound/outbound-error.ts'
import type { ConnectionOptions, MetadataRequest } from '../connector.ts'
import { isSecure } from '../upstream/is-secure.ts'

/** Where the metadata of an identity provider are read, and by which option. */
export interface MetadataPlace {
  readonly url: string
  readonly place: string
}

/**
 * Options with what the metadata of the identity provider say: addresses, certificates, entity ID.
 *
 * @throws ApiError `invalid_body` that names the option at fault
 */
export async function withMetadata(
  options: ConnectionOptions,
  found: MetadataPlace | undefined,
  asking: MetadataRequest,
): Promise<ConnectionOptions> {
  const { metadataXml, fedMetadataXml } = options
  const xml = metadataXml ?? fedMetadataXml
  if (xml === undefined && found === undefined) return options
  const given = metadataXml === undefined ? 'options.fedMetadataXml' : 'options.metadataXml'
  const place = xml === undefined && found ? found.place : given
  const text = xml ?? (found ? await read(found, asking) : '')
  const { entityId, singleSignOnUrl, singleLogoutUrl, certificates } = parsed(text, place)
  return {
    ...options,
    idpEntityId: entityId,
    signInEndpoint: singleSignOnUrl,
    ...(singleLogoutUrl !== undefined && { signOutEndpoint: singleLogoutUrl }),
    signingCert: [...certificates],
  }
}

function parsed(xml: string, place: string) {
  try {
    return readIdentityProvider(xml)
  } catch (error) {
    if (!(error instanceof SamlError)) throw error
    throw refusedBody(`The metadata cannot be used: ${error.message}`, place)
  }
}

async function read(
  { url, place }: MetadataPlace,
  { outbound, tenantId }: MetadataRequest,
): Promise<string> {
  const refuse = (reason: string) =>
    refusedBody(`The metadata at ${url} cannot be used: ${reason}`, place)
  if (!isSecure(url)) throw refuse('It must be an https URL.')
  const headers = { accept: 'application/samlmetadata+xml, application/xml, text/xml' }
  const request = {
    tenantId,
    url,
    method: 'GET',
    headers,
    answerBytesMax: messageBytesMax,
  } as const
  const { status, body } = await outbound.send(request).catch((error: unknown) => {
    throw error instanceof OutboundError ? refuse(error.message) : error
  })
  if (status !== 200) throw refuse(`The status is ${status}, not 200.`)
  return new TextDecoder().decode(body)
}
