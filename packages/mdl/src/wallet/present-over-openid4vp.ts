import { createHash, X509Certificate } from 'node:crypto'
import { CompactEncrypt, calculateJwkThumbprint, importJWK, type JWK, jwtVerify } from 'jose'
import type { RequestedClaims } from '../document/requested-claims.ts'
import {
  digitalCredentialsTranscript,
  openId4VpTranscript,
} from '../transcript/session-transcript.ts'
import { presentDocument } from './present-document.ts'
import { presentSdJwt, type WalletSdJwt } from './sd-jwt-credential.ts'
import type { WalletDocument } from './test-authority.ts'
import { type Outcome, PresentationError, type Transport } from './transport.ts'

/** A credential in a wallet: an mdoc or an SD-JWT VC. */
export type WalletCredential = WalletDocument | WalletSdJwt

interface CredentialQuery {
  readonly id: string
  readonly format: string
  readonly meta: { readonly doctype_value?: string; readonly vct_values?: readonly string[] }
  readonly claims: readonly { readonly path: readonly string[] }[]
}

interface RequestClaims {
  readonly client_id: string
  readonly nonce: string
  readonly iat?: number
  readonly state?: string
  readonly response_mode: string
  readonly response_uri?: string
  readonly expected_origins?: readonly string[]
  readonly client_metadata: { readonly jwks?: { readonly keys: readonly JWK[] } }
  readonly dcql_query: { readonly credentials: readonly CredentialQuery[] }
}

const form = { 'Content-Type': 'application/x-www-form-urlencoded' }

/** Answers an engagement `openid4vp://…` as a wallet does (OpenID4VP 1.0). */
export async function presentOverOpenId4Vp(
  engagement: string,
  credentials: WalletCredential | readonly WalletCredential[],
  transport: Transport,
): Promise<Outcome> {
  const { searchParams } = new URL(engagement)
  const requestUri = searchParams.get('request_uri') ?? ''
  const { status, bytes } = await transport(requestUri, { method: 'GET' })
  if (status !== 200) throw new PresentationError(`The reader answered ${status} at ${requestUri}.`)
  const { leaf, request } = await verifyRequest(text(bytes))
  const { client_id: clientId, response_uri: responseUri = '' } = request
  const isOfHost = isOfClient(leaf, clientId, new URL(responseUri).hostname)
  if (clientId !== searchParams.get('client_id') || !isOfHost) throw anotherClient()
  const body = new URLSearchParams(await responseTo(request, credentials, responseUri))
  const answer = await transport(responseUri, { method: 'POST', headers: form, body: `${body}` })
  return { status: answer.status, text: text(answer.bytes) }
}

/**
 * Answers a signed request over the Digital Credentials API, for a page of `origin`
 * (`openid4vp-v1-signed`; OpenID4VP 1.0, appendix A).
 *
 * @param trustsEveryOrigin whether to ignore `expected_origins`, which a real wallet must not do
 * @returns the `data` of the DigitalCredential that the page gets
 */
export async function presentToBrowser(
  jwt: string,
  credentials: WalletCredential | readonly WalletCredential[],
  origin: string,
  { trustsEveryOrigin = false }: { readonly trustsEveryOrigin?: boolean } = {},
): Promise<Readonly<Record<string, string>>> {
  const { leaf, request } = await verifyRequest(jwt)
  if (!trustsEveryOrigin && !request.expected_origins?.includes(origin)) {
    throw new PresentationError(`\`expected_origins\` of the request does not have ${origin}.`)
  }
  if (!isOfClient(leaf, request.client_id, new URL(origin).hostname)) throw anotherClient()
  return responseTo(request, credentials, origin)
}

const anotherClient = () =>
  new PresentationError(
    'The certificate of the request is not that of the `client_id` of the engagement.',
  )

async function verifyRequest(jwt: string) {
  const [header = ''] = jwt.split('.')
  const { x5c } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { x5c: string[] }
  const leaf = new X509Certificate(Buffer.from(x5c[0] ?? '', 'base64'))
  const { payload } = await jwtVerify<RequestClaims>(jwt, leaf.publicKey, {
    algorithms: ['ES256'],
    typ: 'oauth-authz-req+jwt',
    audience: 'https://self-issued.me/v2',
  })
  return { leaf, request: payload }
}

/** OpenID4VP 1.0, section 5.9.3. */
function isOfClient(leaf: X509Certificate, clientId: string, host: string): boolean {
  const [prefix, value = ''] = clientId.split(/:(.*)/s)
  if (prefix === 'x509_hash') {
    return createHash('sha256').update(leaf.raw).digest('base64url') === value
  }
  return prefix === 'x509_san_dns' && leaf.checkHost(value) !== undefined && host === value
}

/** @param target the response_uri, or the origin of the requesting page */
async function responseTo(
  request: RequestClaims,
  credentials: WalletCredential | readonly WalletCredential[],
  target: string,
): Promise<Readonly<Record<string, string>>> {
  const [key] = request.client_metadata.jwks?.keys ?? []
  const { query, credential } = chosenFrom(
    request,
    'length' in credentials ? credentials : [credentials],
  )
  const presentation =
    'vct' in credential
      ? await presentSdJwt(credential, {
          paths: query.claims.map(({ path }) => path),
          audience: audienceOf(request, target),
          nonce: request.nonce,
          now: new Date((request.iat ?? 0) * 1000),
        })
      : mdocPresentation(credential, query, await transcriptOf(request, key, target))
  const token = { [query.id]: [presentation] }
  const { state } = request
  if (!key) return { vp_token: JSON.stringify(token), ...(state !== undefined && { state }) }
  const jwe = await new CompactEncrypt(Buffer.from(JSON.stringify({ vp_token: token, state })))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', ...(key.kid && { kid: key.kid }) })
    .encrypt(await importJWK(key, 'ECDH-ES'))
  return { response: jwe }
}

/** The first credential of the wallet that the request asks for. */
function chosenFrom({ dcql_query }: RequestClaims, credentials: readonly WalletCredential[]) {
  for (const credential of credentials) {
    const query = dcql_query.credentials.find((each) => isAskedFor(credential, each))
    if (query) return { query, credential }
  }
  throw new PresentationError('The wallet has no credential that matches the request.')
}

const isAskedFor = (credential: WalletCredential, { format, meta }: CredentialQuery): boolean =>
  'vct' in credential
    ? format === 'dc+sd-jwt' && meta.vct_values?.includes(credential.vct) === true
    : format === 'mso_mdoc' && meta.doctype_value === credential.docType

/** OpenID4VP 1.0, sections 14.1.2 and A.4: through a browser, the origin is the audience. */
const audienceOf = ({ client_id: clientId, response_mode: mode }: RequestClaims, target: string) =>
  mode === 'dc_api.jwt' ? `origin:${target}` : clientId

function mdocPresentation(
  document: WalletDocument,
  { claims }: CredentialQuery,
  transcript: Uint8Array,
): string {
  const response = presentDocument(document, { claims: claimsOf(claims), transcript })
  return Buffer.from(response).toString('base64url')
}

async function transcriptOf(request: RequestClaims, key: JWK | undefined, target: string) {
  const { client_id: clientId, nonce, response_mode: responseMode } = request
  const thumbprint = key && Buffer.from(await calculateJwkThumbprint(key), 'base64url')
  const jwkThumbprint = thumbprint && new Uint8Array(thumbprint)
  return responseMode === 'dc_api.jwt' && jwkThumbprint
    ? digitalCredentialsTranscript({ origin: target, nonce, jwkThumbprint })
    : openId4VpTranscript({ clientId, nonce, jwkThumbprint, responseUri: target })
}

function claimsOf(claims: CredentialQuery['claims']): RequestedClaims {
  const byNameSpace: Record<string, string[]> = {}
  for (const { path } of claims) {
    const [nameSpace = '', name = ''] = path
    byNameSpace[nameSpace] = [...(byNameSpace[nameSpace] ?? []), name]
  }
  return byNameSpace
}

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8')
