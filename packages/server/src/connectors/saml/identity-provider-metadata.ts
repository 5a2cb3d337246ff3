import {
  bindings,
  type IdentityProvider,
  type MetadataChoice,
  messageBytesMax,
  readIdentityProvider,
  SamlError,
} from '@latchkey/saml'
import { refusedBody } from '../../errors.ts'
import type { ConnectionOptions, MetadataRequest } from '../connector.ts'
import { fetchMetadata, type MetadataPlace } from '../upstream/fetch-metadata.ts'
import { isSecure } from '../upstream/is-secure.ts'
import { bindingOf } from './saml-options.ts'

const expected = {
  accept: 'application/samlmetadata+xml, application/xml, text/xml',
  answerBytesMax: messageBytesMax,
}

/** As the document has them: options that are read from metadata are as those that are sent. */
const [entityIdLengthMax, urlLengthMax] = [1_024, 2_048]

/**
 * Reads the metadata of the identity provider, from an option or from a URL, and adds their URLs,
 * signing certificates and entity ID to the options.
 *
 * @throws ApiError `invalid_body` that names the option, if the metadata cannot be fetched or
 *   read, or have a URL that is not secure
 */
export async function withMetadata(
  options: ConnectionOptions,
  found: MetadataPlace | undefined,
  request: MetadataRequest,
): Promise<ConnectionOptions> {
  const { metadataXml, fedMetadataXml, idpEntityId } = options
  const xml = metadataXml ?? fedMetadataXml
  if (xml === undefined && found === undefined) return options
  const given = metadataXml === undefined ? 'options.fedMetadataXml' : 'options.metadataXml'
  const place = xml === undefined && found ? found.place : given
  const text = xml ?? (found ? await read(found, request) : '')
  const choice = {
    binding: bindingOf(options),
    logoutBinding: options.signOutBinding ?? undefined,
    entityId: idpEntityId,
  }
  const provider = parsed(text, place, choice)
  const { entityId, singleSignOnUrl, singleLogout, certificates } = provider
  if (entityId.length > entityIdLengthMax) {
    throw unusable(`\`entityID\` must have at most ${entityIdLengthMax} characters.`, place)
  }
  const { url: singleLogoutUrl, responseUrl } = singleLogout ?? {}
  const urls = [
    ['SingleSignOnService', singleSignOnUrl],
    ['SingleLogoutService', singleLogoutUrl],
    ['SingleLogoutService', responseUrl],
  ] as const
  for (const [name, url] of urls) {
    if (url === undefined || (url.length <= urlLengthMax && isSecure(url))) continue
    throw unusable(
      `\`${name}\` must have an https URL of at most ${urlLengthMax} characters.`,
      place,
    )
  }
  return {
    ...withLogout(options, singleLogout),
    idpEntityId: entityId,
    signInEndpoint: singleSignOnUrl,
    ...postIfOnly(provider),
    signingCert: [...certificates],
  }
}

/** Requests are sent by HTTP-Redirect unless an option, or the provider, says otherwise. */
const postIfOnly = ({ singleSignOnBinding }: IdentityProvider): ConnectionOptions =>
  singleSignOnBinding === bindings.post ? { protocolBinding: bindings.post } : {}

/** The options with the endpoint for log-out messages that the metadata have, if they have one. */
function withLogout(
  options: ConnectionOptions,
  endpoint: IdentityProvider['singleLogout'],
): ConnectionOptions {
  if (!endpoint) return options
  const { signOutBinding: _binding, signOutResponseEndpoint: _url, ...others } = options
  const { url: signOutEndpoint, responseUrl, binding } = endpoint
  return {
    ...others,
    signOutEndpoint,
    ...(binding === bindings.post && { signOutBinding: bindings.post }),
    ...(responseUrl !== undefined && { signOutResponseEndpoint: responseUrl }),
  }
}

function parsed(xml: string, place: string, choice: MetadataChoice) {
  try {
    return readIdentityProvider(xml, choice)
  } catch (error) {
    if (!(error instanceof SamlError)) throw error
    const { code, message } = error
    const advice = code === 'provider_ambiguous' ? ' Set `options.idpEntityId`.' : ''
    throw unusable(`${message}${advice}`, place)
  }
}

const unusable = (reason: string, place: string) =>
  refusedBody(`The metadata cannot be used: ${reason}`, place)

const read = async (at: MetadataPlace, request: MetadataRequest): Promise<string> =>
  new TextDecoder().decode(await fetchMetadata(at, expected, request))
