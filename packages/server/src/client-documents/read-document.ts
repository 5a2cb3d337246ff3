/*
 * Validates Client ID Metadata Documents (draft-ietf-oauth-client-id-metadata-document). Sends no
 * requests.
 */

import type { Schema } from '@latchkey/contract'
import { isSafeRedirectUri, redirectUriRule } from '../record-rules/redirect-uris.ts'

type Document = Readonly<Record<string, unknown>>
type GrantType = DescribedClient['grant_types'][number]
type Method = DescribedClient['token_endpoint_auth_method']
type Link = (typeof links)[number]

/** The result of validating a document. */
export interface ReadDocument {
  /** Reasons why the client cannot be registered. */
  readonly violations: readonly string[]
  /** Members that are ignored, and why. */
  readonly warnings: readonly string[]
  /** The client; undefined if there are violations. */
  readonly client: DescribedClient | undefined
}

/** A client as its document describes it. */
export type DescribedClient = Omit<
  Schema<'ClientDocumentFields'>,
  'external_client_id' | 'client_authentication_methods'
>

const links = ['logo_uri', 'policy_uri', 'tos_uri'] as const
const supported: readonly string[] = [
  'client_id',
  'client_name',
  'application_type',
  'redirect_uris',
  'post_logout_redirect_uris',
  'grant_types',
  'response_types',
  'token_endpoint_auth_method',
  'jwks_uri',
  'dpop_bound_access_tokens',
  ...links,
]
const servedGrants: readonly string[] = [
  'authorization_code',
  'refresh_token',
  'client_credentials',
]
const nameLengthMax = 255
const addressLengthMax = 2048
const itemsMax = 20
/** The most unknown members that warnings name. */
const warnedMax = 20

/**
 * Validates the document at a URL, and maps it to a client. Members without effect become warnings.
 */
export function readDocument(url: string, document: Document): ReadDocument {
  const violations: string[] = []
  const refuse = (sentence: string) => void violations.push(sentence)
  if (document.client_id !== url) refuse('`client_id` must be the URL of the document')
  refuseSecrets(document, refuse)
  const method = methodOf(document, refuse)
  const callbacks = addressesOf(document, 'redirect_uris', refuse) ?? []
  if (callbacks.length === 0) refuse('`redirect_uris` must not be empty')
  const logoutUrls = addressesOf(document, 'post_logout_redirect_uris', refuse)
  const { types, dropped } = grantTypesOf(document, method, refuse)
  const client: DescribedClient = {
    name: nameOf(document, url, refuse),
    app_type: appTypeOf(document, method),
    callbacks,
    ...linksOf(document, refuse),
    ...(logoutUrls && { allowed_logout_urls: logoutUrls }),
    ...(document.dpop_bound_access_tokens === true && { require_proof_of_possession: true }),
    grant_types: types,
    token_endpoint_auth_method: method,
    ...(method === 'private_key_jwt' && keysUrlOf(document, refuse)),
  }
  const ignored = Object.keys(document).filter((each) => !supported.includes(each))
  const warnings = [
    ...ignored.slice(0, warnedMax).map((each) => `\`${each.slice(0, 64)}\` is not supported`),
    ...dropped.map((each) => `The grant type ${each.slice(0, 64)} is not supported`),
  ]
  return { violations, warnings, client: violations.length === 0 ? client : undefined }
}

type Refuse = (sentence: string) => void

/**
 * A public document can neither contain a secret nor name a method that needs one (section 4.1).
 */
function refuseSecrets(document: Document, refuse: Refuse): void {
  for (const name of ['client_secret', 'client_secret_expires_at']) {
    if (document[name] !== undefined) refuse(`\`${name}\` is not allowed in a public document`)
  }
  if (document.jwks !== undefined) refuse('`jwks` is not supported: publish the keys at `jwks_uri`')
}

function methodOf({ token_endpoint_auth_method: method }: Document, refuse: Refuse): Method {
  if (method === 'private_key_jwt') return method
  if (method !== undefined && method !== 'none') {
    refuse('`token_endpoint_auth_method` must be `none` or `private_key_jwt`')
  }
  return 'none'
}

const isNative = ({ application_type: type }: Document) => type === 'native'

function appTypeOf(document: Document, method: Method) {
  if (isNative(document)) return 'native'
  return method === 'none' ? 'spa' : 'regular_web'
}

function textsOf(document: Document, name: string, refuse: Refuse): string[] | undefined {
  const value = document[name]
  if (value === undefined) return undefined
  const isList = Array.isArray(value) && value.every((each) => typeof each === 'string')
  if (isList && value.length <= itemsMax) return [...new Set<string>(value)]
  refuse(`\`${name}\` must be an array of at most ${itemsMax} strings`)
  return []
}

function addressesOf(document: Document, name: string, refuse: Refuse) {
  const texts = textsOf(document, name, refuse)
  const native = isNative(document)
  if (texts?.some((text) => !isSafeRedirectUri(text, native))) {
    refuse(`\`${name}\` ${redirectUriRule(native)}`)
  }
  return texts
}

/** The `client_name`; without one, the host of the URL. */
function nameOf({ client_name: name }: Document, url: string, refuse: Refuse): string {
  if (name === undefined) return new URL(url).host
  if (typeof name === 'string' && /^[^<>\p{C}]+$/u.test(name) && name.length <= nameLengthMax) {
    if (name.trim() !== '') return name.trim()
  }
  refuse(`\`client_name\` must have at most ${nameLengthMax} characters, without < and >`)
  return ''
}

function linksOf(document: Document, refuse: Refuse): { readonly [Name in Link]?: string } {
  return Object.fromEntries(
    links.flatMap((name) => {
      const url = httpsOf(document, name, refuse)
      return url === undefined ? [] : [[name, url]]
    }),
  )
}

function httpsOf(document: Document, name: string, refuse: Refuse): string | undefined {
  const { [name]: value } = document
  if (value === undefined) return undefined
  const isText = typeof value === 'string' && value.length <= addressLengthMax && !/\s/.test(value)
  if (isText && URL.canParse(value) && new URL(value).protocol === 'https:') return value
  refuse(`\`${name}\` must be an https URL`)
  return undefined
}

function keysUrlOf(document: Document, refuse: Refuse): { readonly jwks_uri?: string } {
  if (document.jwks_uri === undefined) refuse('`jwks_uri` is required for `private_key_jwt`')
  const jwks_uri = httpsOf(document, 'jwks_uri', refuse)
  return jwks_uri === undefined ? {} : { jwks_uri }
}

function grantTypesOf(document: Document, method: Method, refuse: Refuse) {
  const asked = textsOf(document, 'grant_types', refuse) ?? ['authorization_code']
  const isServed = (each: string): each is GrantType =>
    servedGrants.includes(each) && (method !== 'none' || each !== 'client_credentials')
  const types = asked.filter(isServed)
  if (!types.includes('authorization_code')) {
    refuse('`grant_types` must include `authorization_code`')
  }
  const responses = textsOf(document, 'response_types', refuse) ?? ['code']
  if (responses.some((each) => each !== 'code')) refuse('`response_types` must be `code` alone')
  return { types, dropped: asked.filter((each) => !isServed(each)) }
}
