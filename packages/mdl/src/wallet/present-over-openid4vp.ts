import { createHash, X509Certificate } from 'node:crypto'
import { CompactEncrypt, calculateJwkThumbprint, importJWK, type JWK, jwtVerify } from 'jose'
import type { RequestedClaims } from '../document/requested-claims.ts'
import { openId4VpTranscript } from '../transcript/session-transcript.ts'
import { presentDocument } from './present-document.ts'
import type { WalletDocument } from './test-authority.ts'
import { type Outcome, PresentationError, type Transport } from './transport.ts'

interface RequestClaims {
  readonly client_id: string
  readonly nonce: string
  readonly state: string
  readonly response_mode: string
  readonly response_uri: string
  readonly client_metadata: { readonly jwks?: { readonly keys: readonly JWK[] } }
  readonly dcql_query: {
    readonly credentials: readonly [
      { readonly id: string; readonly claims: readonly { readonly path: [string, string] }[] },
    ]
  }
}

const form = { 'Content-Type': 'application/x-www-form-urlencoded' }

/** Answers an engagement `openid4vp://…` as a wallet does (OpenID4VP 1.0). */
export async function presentOverOpenId4Vp(
  engagement: string,
  document: WalletDocument,
  transport: Transport,
): Promise<Outcome> {
  const { searchParams } = new URL(engagement)
  const requestUri = searchParams.get('request_uri') ?? ''
  const { status, bytes } = await transport(requestUri, { method: 'GET' })
  if (status !== 200) throw new PresentationError(`The reader answered ${status} at ${requestUri}.`)
  const request = await verifyRequest(text(bytes), searchParams.get('client_id'))
  const body = await responseTo(request, document)
  const answer = await transport(request.response_uri, { method: 'POST', headers: form, body })
  return { status: answer.status, text: text(answer.bytes) }
}

async function verifyRequest(jwt: string, clientId: string | null): Promise<RequestClaims> {
  const [header = ''] = jwt.split('.')
  const { x5c } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { x5c: string[] }
  const leaf = new X509Certificate(Buffer.from(x5c[0] ?? '', 'base64'))
  const { payload } = await jwtVerify<RequestClaims>(jwt, leaf.publicKey, {
    algorithms: ['ES256'],
    typ: 'oauth-authz-req+jwt',
    audience: 'https://self-issued.me/v2',
  })
  if (payload.client_id !== clientId || !isOfClient(leaf, payload)) {
    throw new PresentationError('The request is not one of the client that the engagement names.')
  }
  return payload
}

/** OpenID4VP 1.0, section 5.9.3. */
function isOfClient(leaf: X509Certificate, { client_id: id, response_uri: uri }: RequestClaims) {
  const [prefix, value = ''] = id.split(/:(.*)/s)
  if (prefix === 'x509_hash') {
    return createHash('sha256').update(leaf.raw).digest('base64url') === value
  }
  const isOfHost = leaf.checkHost(value) !== undefined && new URL(uri).hostname === value
  return prefix === 'x509_san_dns' && isOfHost
}

async function responseTo(request: RequestClaims, document: WalletDocument): Promise<string> {
  const [key] = request.client_metadata.jwks?.keys ?? []
  const thumbprint = key && Buffer.from(await calculateJwkThumbprint(key), 'base64url')
  const transcript = openId4VpTranscript({
    clientId: request.client_id,
    nonce: request.nonce,
    jwkThumbprint: thumbprint && new Uint8Array(thumbprint),
    responseUri: request.response_uri,
  })
  const [credential] = request.dcql_query.credentials
  const response = presentDocument(document, { claims: claimsOf(credential.claims), transcript })
  const token = { [credential.id]: [Buffer.from(response).toString('base64url')] }
  const { state } = request
  if (!key) return `${new URLSearchParams({ vp_token: JSON.stringify(token), state })}`
  const jwe = await new CompactEncrypt(Buffer.from(JSON.stringify({ vp_token: token, state })))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', ...(key.kid && { kid: key.kid }) })
    .encrypt(await importJWK(key, 'ECDH-ES'))
  return `${new URLSearchParams({ response: jwe })}`
}

function claimsOf(claims: readonly { readonly path: [string, string] }[]): RequestedClaims {
  const byNameSpace: Record<string, string[]> = {}
  for (const { path } of claims) byNameSpace[path[0]] = [...(byNameSpace[path[0]] ?? []), path[1]]
  return byNameSpace
}

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8')
