import type { AuthenticationSchema, Schema } from '@latchkey/contract'
import type { errors as Errors, Provider } from 'oidc-provider'
import { checkClientMetadata } from '../provider/patches.ts'
import { credentialsOf, keysOf } from './registered-keys.ts'

type Metadata = Omit<
  AuthenticationSchema<'ClientRegistration'>,
  'client_id' | 'client_id_issued_at' | 'client_secret' | 'client_secret_expires_at'
>

/** What an application says of itself, as it is answered and as it is stored. */
export interface Registration {
  readonly metadata: Metadata
  readonly definition: Schema<'ClientDefinition'>
}

type Said = Readonly<Record<string, unknown>>
type InvalidMetadata = Pick<typeof Errors, 'InvalidClientMetadata'>

/** Others are for an administrator to give. */
const registrableGrants: readonly string[] = ['authorization_code', 'refresh_token']
const registrableMethods: readonly unknown[] = [
  'client_secret_post',
  'client_secret_basic',
  'private_key_jwt',
  'none',
]
const addressesMax = 20
const addressLengthMax = 2048
const nameLengthMax = 255
const loopback: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/**
 * Reads a registration (RFC 7591, section 2); what is not known is left out. What remains is what
 * oidc-provider holds a client to.
 *
 * @throws `invalid_client_metadata`, `invalid_redirect_uri`
 */
export function readRegistration(
  provider: Provider,
  errors: InvalidMetadata,
  said: Said,
  mode: 'strict' | 'permissive',
): Registration {
  const type = said.application_type === 'native' ? 'native' : 'web'
  const redirectUris = addresses(said, 'redirect_uris', type, errors)
  if (redirectUris.length === 0) refuse(errors, 'redirect_uris must not be empty')
  const asked = {
    application_type: type,
    redirect_uris: redirectUris,
    client_name: nameOf(said, redirectUris, errors),
    token_endpoint_auth_method: methodOf(said, errors),
    ...(said.token_endpoint_auth_method === 'private_key_jwt' && { jwks: keysOf(said, errors) }),
    grant_types: grantsOf(said, errors),
    response_types: answersOf(said, errors),
    ...(said.logo_uri !== undefined && { logo_uri: pictureOf(said, errors) }),
    ...(said.post_logout_redirect_uris !== undefined && {
      post_logout_redirect_uris: addresses(said, 'post_logout_redirect_uris', type, errors),
    }),
  }
  const made = { client_id: 'registered', client_secret: 'made below', ...asked }
  checkClientMetadata(provider, made)
  const metadata = asked as Metadata
  return { metadata, definition: { ...definitionOf(metadata), third_party_security_mode: mode } }
}

function definitionOf(metadata: Metadata): Schema<'ClientDefinition'> {
  const { application_type, token_endpoint_auth_method: method, logo_uri } = metadata
  const byMethod = method === 'none' ? 'spa' : 'regular_web'
  return {
    name: metadata.client_name,
    app_type: application_type === 'native' ? 'native' : byMethod,
    is_first_party: false,
    oidc_conformant: true,
    callbacks: metadata.redirect_uris,
    grant_types: metadata.grant_types,
    ...(metadata.jwks
      ? {
          client_authentication_methods: {
            private_key_jwt: { credentials: credentialsOf(metadata) },
          },
        }
      : { token_endpoint_auth_method: method as 'none' }),
    ...(logo_uri !== undefined && { logo_uri }),
    ...(metadata.post_logout_redirect_uris && {
      allowed_logout_urls: metadata.post_logout_redirect_uris,
    }),
  }
}

function refuse({ InvalidClientMetadata }: InvalidMetadata, sentence: string): never {
  throw new InvalidClientMetadata(sentence)
}

function textsOf(said: Said, name: string, errors: InvalidMetadata): string[] {
  const value = said[name] ?? []
  const isList = Array.isArray(value) && value.every((each) => typeof each === 'string')
  if (!isList) refuse(errors, `${name} must be an array of strings`)
  if (value.length > addressesMax) refuse(errors, `${name} must have at most ${addressesMax} items`)
  return [...new Set(value as string[])]
}

function addresses(said: Said, name: string, type: string, errors: InvalidMetadata): string[] {
  const texts = textsOf(said, name, errors)
  const wrong = texts.find((text) => !isSafe(text, type === 'native'))
  if (wrong === undefined) return texts
  const own = type === 'native' ? ', or a private-use scheme with a dot in it' : ''
  refuse(errors, `${name} must use https, or http on a loopback address${own}`)
}

/** RFC 8252, section 7; no pattern, no fragment, nobody's name. */
function isSafe(text: string, isNative: boolean): boolean {
  if (text.length > addressLengthMax || /[*#\s]/.test(text) || !URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  if (username !== '' || password !== '') return false
  if (protocol === 'https:') return hostname !== ''
  if (protocol === 'http:') return loopback.includes(hostname)
  return isNative && /^[a-z][a-z0-9+-]*\.[a-z0-9+.-]*:$/.test(protocol)
}

/** Without a name it is called after where it sends users. */
function nameOf({ client_name: name }: Said, uris: readonly string[], errors: InvalidMetadata) {
  if (name === undefined) {
    const { hostname, protocol } = new URL(uris[0] ?? '')
    return hostname || protocol.slice(0, -1)
  }
  const isName = typeof name === 'string' && /^[^<>\p{C}]+$/u.test(name) && name.trim() !== ''
  if (!isName || name.length > nameLengthMax) {
    refuse(errors, `client_name must have at most ${nameLengthMax} characters, without < and >`)
  }
  return name.trim()
}

function methodOf({ token_endpoint_auth_method: method }: Said, errors: InvalidMetadata) {
  if (method === undefined) return 'client_secret_post'
  if (registrableMethods.includes(method)) return method
  const known = registrableMethods.join(', ')
  return refuse(errors, `token_endpoint_auth_method must be one of ${known}`)
}

function grantsOf(said: Said, errors: InvalidMetadata): string[] {
  const grants = said.grant_types === undefined ? [] : textsOf(said, 'grant_types', errors)
  const unknown = grants.find((grant) => !registrableGrants.includes(grant))
  if (unknown !== undefined) {
    refuse(errors, `grant_types must only have values of ${registrableGrants.join(', ')}`)
  }
  return [...new Set(['authorization_code', ...grants])]
}

function answersOf(said: Said, errors: InvalidMetadata): string[] {
  const answers = textsOf(said, 'response_types', errors)
  if (answers.some((each) => each !== 'code'))
    refuse(errors, 'response_types must only have the value code')
  return ['code']
}

function pictureOf({ logo_uri: address }: Said, errors: InvalidMetadata): string {
  const isAddress = typeof address === 'string' && address.length <= addressLengthMax
  if (isAddress && URL.canParse(address) && address.startsWith('https://')) return address
  return refuse(errors, 'logo_uri must be an https URL')
}
