import type { Schema } from '@latchkey/contract'
import { type Members, membersIn } from '../../members.ts'
import { isStorable, unstorableText } from '../../unstorable-text.ts'
import type { ConnectionOptions, MetadataRequest } from '../connector.ts'
import { fetchMetadata, type MetadataPlace, metadataRefusal } from '../upstream/fetch-metadata.ts'
import { isSecure } from '../upstream/is-secure.ts'

export type OidcMetadata = NonNullable<Schema<'ConnectionOidcMetadata'>>

const expected = { accept: 'application/json', answerBytesMax: 256 * 1024 }
const wellKnown = '/.well-known/openid-configuration'

const texts = [
  'issuer',
  'authorization_endpoint',
  'token_endpoint',
  'userinfo_endpoint',
  'jwks_uri',
  'end_session_endpoint',
  'pushed_authorization_request_endpoint',
] as const
const lists = [
  'id_token_signing_alg_values_supported',
  'token_endpoint_auth_methods_supported',
  'code_challenge_methods_supported',
] as const
const flags = [
  'authorization_response_iss_parameter_supported',
  'require_pushed_authorization_requests',
] as const

/**
 * Fetches the metadata of an OpenID provider (OpenID Connect Discovery 1.0, section 4), and selects
 * the members that log-ins and log-outs need.
 *
 * @throws ApiError `invalid_body` that names the option, if the metadata cannot be fetched, are
 *   incomplete, contain an insecure URL or a text that cannot be stored, or have another issuer
 */
export async function discover(at: MetadataPlace, request: MetadataRequest): Promise<OidcMetadata> {
  const refuse = (reason: string) => metadataRefusal(at, reason)
  const body = await fetchMetadata(at, expected, request)
  const metadata = keptOf(membersIn(body) ?? {})
  if (hasUnstorable(metadata)) throw refuse(`${unstorableText}.`)
  const { issuer, authorization_endpoint: authorization, jwks_uri } = metadata
  if (!issuer || !authorization || !jwks_uri) {
    const required = '`issuer`, `authorization_endpoint` and `jwks_uri` are required.'
    const usual = at.url.endsWith(wellKnown) ? '' : ` The URL usually ends with ${wellKnown}.`
    throw refuse(`${required}${usual}`)
  }
  const insecure = texts.find((name) => !isSecure(metadata[name] ?? 'https://absent'))
  if (insecure) throw refuse(`\`${insecure}\` must be an https URL.`)
  if (!isIssuerOf(issuer, at.url)) {
    throw refuse(`\`issuer\` is ${issuer}, whose metadata are at ${discoveryUrlOf(issuer)}.`)
  }
  return metadata
}

const hasUnstorable = (metadata: OidcMetadata): boolean =>
  Object.values(metadata)
    .flat()
    .some((each) => typeof each === 'string' && !isStorable(each))

/** The URL of the metadata of an issuer (OpenID Connect Discovery 1.0, section 4.1). */
export const discoveryUrlOf = (issuer: string) => `${issuer.replace(/\/$/, '')}${wellKnown}`

/**
 * The metadata of the provider of a connection: the discovered metadata, in which options such as
 * `issuer` and `jwks_uri` override members.
 */
export function configuredMetadata(options: ConnectionOptions): OidcMetadata {
  const given = texts.flatMap((name) => {
    const value = name === 'end_session_endpoint' ? undefined : options[name]
    return value === undefined || value === null ? [] : [[name, value]]
  })
  return { ...options.oidc_metadata, ...Object.fromEntries(given) }
}

/**
 * Whether the issuer in the metadata matches the URL of the metadata (section 4.3). A URL that does
 * not end with the well-known path must have the host of the issuer. For Microsoft Entra ID, see
 * `isEntraIssuer`.
 */
export function isIssuerOf(issuer: string, url: string): boolean {
  if (discoveryUrlOf(issuer) === url) return true
  const [one, other] = [new URL(issuer), new URL(url)]
  if (entraHosts.some((each) => each.test(other.host))) return isEntraIssuer(one, other)
  return !url.endsWith(wellKnown) && one.host === other.host
}

const [workforce, consumers, external] = [
  /^login\.(microsoftonline\.(com|us)|partner\.microsoftonline\.cn)$/,
  /^[\w-]+\.b2clogin\.com$/,
  /^[\w-]+\.ciamlogin\.com$/,
]
const entraHosts = [workforce, consumers, external]
const directory = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.source

/**
 * Microsoft Entra ID allows the domain of a directory in the URL of metadata, but has the id of the
 * directory in the issuer. Tokens of version 1 have an issuer of another host, and Azure AD B2C and
 * Entra External ID have no issuer with the path of the URL.
 */
function isEntraIssuer(issuer: URL, { host }: URL): boolean {
  if (external.test(host)) {
    const [id = ''] = issuer.host.split('.', 1)
    return issuer.href === `https://${id}.ciamlogin.com/${id}/v2.0` && matches(id, directory)
  }
  if (issuer.host === 'sts.windows.net') {
    return workforce.test(host) && matches(issuer.pathname, `/${directory}/`)
  }
  const path = workforce.test(host)
    ? `/${directory}/v2\\.0`
    : `/(tfp/)?${directory}/([\\w-]+/)?v2\\.0/`
  return issuer.host === host && matches(issuer.pathname, path)
}

const matches = (text: string, pattern: string) => new RegExp(`^(?:${pattern})$`).test(text)

function keptOf(metadata: Members): OidcMetadata {
  const known = (name: string) => metadata[name]
  const isText = (value: unknown) => typeof value === 'string' && value.length <= 2048
  const isList = (value: unknown) =>
    Array.isArray(value) && value.length <= 50 && value.every((each) => isText(each))
  return Object.fromEntries([
    ...texts.filter((name) => isText(known(name))).map((name) => [name, known(name)]),
    ...lists.filter((name) => isList(known(name))).map((name) => [name, known(name)]),
    ...flags.filter((name) => known(name) === true).map((name) => [name, true]),
  ])
}
