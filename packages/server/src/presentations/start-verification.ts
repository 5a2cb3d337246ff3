import { createPublicKey, type KeyObject } from 'node:crypto'
import type { Request } from 'express'
import { calculateJwkThumbprint } from 'jose'
import { ApiError } from '../errors.ts'
import { placeOf } from '../login/login-origin.ts'
import type { Client } from '../store/clients/clients.ts'
import {
  newSecret,
  type Verification,
  type VerificationProtocol,
  type VerificationSession,
  type VerificationSnapshot,
} from '../store/verifiable-credentials/verifications.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import { loadMdl, type Mdl, type Presentations } from './presentations.ts'
import { readerIdentityOf } from './reader-identity.ts'
import { requestedClaims } from './requested-claims.ts'
import { trustedList } from './trusted-list.ts'

/** The time in which a wallet must respond. */
const lifetimeMs = 5 * 60_000

/** The verification that a client requests. */
export interface VerificationRequest {
  readonly protocol: VerificationProtocol
  readonly templateId: string
  readonly prefix: 'x509_hash' | 'x509_san_dns'
  readonly responseMode: 'direct_post.jwt' | 'direct_post'
  /**
   * The URL to which a wallet on the same device sends the user; undefined if any device may
   * respond.
   */
  readonly returnUri?: string | undefined
  /** The user whom the application verifies. */
  readonly userId?: string | undefined
  /** Strings of the application by name, which the server returns unchanged. */
  readonly metadata?: Readonly<Record<string, string>> | undefined
}

/** A new verification. */
export interface StartedVerification {
  readonly verification: Verification
  /** The URL of the page that the user opens. */
  readonly pageUrl: string
}

/**
 * Creates a verification for a client, with a snapshot of the template.
 *
 * @throws ApiError `verifiable_credential_template_not_found`, `invalid_body`
 */
export async function startVerification(
  req: Request,
  presentations: Presentations,
  client: Client,
  request: VerificationRequest,
): Promise<StartedVerification> {
  const { tenant } = req
  const { now } = presentations
  const mdl = await loadMdl()
  const snapshot = await snapshotOf(tenant, client, request)
  requireFormat(mdl, request, snapshot)
  await requireTrust(mdl, tenant, presentations, snapshot)
  const sessionSecret = newSecret()
  const pageSecret = newSecret()
  const pageUrl = `${tenant.issuer}vdcs/p/${pageSecret}`
  const opening = { ...request, sessionSecret, pageUrl }
  const session = await openSession(mdl, tenant, opening, now())
  const verification = await tenant.store.write(
    { description: 'Create a verification', clientId: client.clientId, ...placeOf(req) },
    (store) =>
      store.verifications.create({
        clientId: client.clientId,
        templateId: request.templateId,
        protocol: request.protocol,
        snapshot,
        session,
        sessionSecret,
        pageSecret,
        expiresAt: new Date(now().getTime() + lifetimeMs),
      }),
  )
  return { verification, pageUrl }
}

/** The template as it is now: later changes do not apply to the verification. */
async function snapshotOf(
  { store }: Tenant,
  client: Client,
  { templateId, userId, metadata }: VerificationRequest,
): Promise<VerificationSnapshot> {
  const template = await store.verifiableCredentialTemplates.get(templateId)
  if (!template) throw new ApiError('verifiable_credential_template_not_found')
  const { docType, claims } = requestedClaims(template)
  const { name, custom_certificate_authority: certificates } = template
  return {
    template_name: name,
    client_name: client.name,
    doc_type: docType,
    claims,
    certificates,
    trusted_list: template.well_known_trusted_issuers,
    ...(userId !== undefined && { user_id: userId }),
    ...(metadata !== undefined && { metadata }),
  }
}

/**
 * @throws ApiError `invalid_body` for a request of an SD-JWT VC by a protocol that has only mdocs
 */
function requireFormat(
  mdl: Mdl,
  { protocol }: VerificationRequest,
  snapshot: VerificationSnapshot,
) {
  if (protocol !== 'mdoc/webapi/v1.0' || !mdl.isSdJwtType(snapshot.doc_type)) return
  throw refused(
    `\`protocol\` must be openid4vp/v1.0 or dc-api: ${snapshot.doc_type} is a type of SD-JWT VCs.`,
  )
}

/** @throws ApiError `invalid_body` if the template trusts no issuer of the document type */
async function requireTrust(
  mdl: Mdl,
  tenant: Tenant,
  presentations: Presentations,
  { doc_type: docType, certificates, trusted_list: source }: VerificationSnapshot,
): Promise<void> {
  const list = await trustedList(mdl, tenant, source, presentations)
  try {
    if (presentations.anchorsOf(mdl, { docType, certificates, list }).size > 0) return
    throw refused(
      'The template trusts no issuer of such documents: it has no `custom_certificate_authority`, ' +
        'and no current list of `well_known_trusted_issuers` that names one is imported.',
    )
  } catch (error) {
    if (!(error instanceof mdl.PemError)) throw error
    throw refused(`The template's \`custom_certificate_authority\` ${error.message}.`)
  }
}

interface Opening extends VerificationRequest {
  readonly sessionSecret: string
  readonly pageUrl: string
}

function openSession(mdl: Mdl, tenant: Tenant, opening: Opening, now: Date) {
  const privateKey = mdl.newKey()
  return opening.protocol === 'mdoc/webapi/v1.0'
    ? webApiSession(mdl, tenant, { ...opening, privateKey })
    : openId4VpSession(mdl, tenant, { ...opening, privateKey }, now)
}

type WithKey = Opening & { readonly privateKey: KeyObject }

async function webApiSession(
  mdl: Mdl,
  { issuer }: Tenant,
  { privateKey, sessionSecret }: WithKey,
): Promise<VerificationSession> {
  const url = `${issuer}vdcs/webapi/${sessionSecret}`
  const { uri } = mdl.createReaderEngagement(privateKey, url)
  return { privateKey: pemOf(privateKey), engagement: uri }
}

async function openId4VpSession(
  mdl: Mdl,
  tenant: Tenant,
  { privateKey, sessionSecret, prefix, responseMode, protocol, pageUrl, returnUri }: WithKey,
  now: Date,
): Promise<VerificationSession> {
  const address = `${tenant.issuer}vdcs/oid4vp/${sessionSecret}`
  const reader = await readerIdentityOf(mdl, tenant, now)
  const clientId =
    prefix === 'x509_hash' ? mdl.clientIdOfCertificate(reader) : `x509_san_dns:${tenant.domain}`
  const requestUri = `${address}/request`
  const kid = await calculateJwkThumbprint(createPublicKey(privateKey).export({ format: 'jwk' }))
  const session = {
    privateKey: pemOf(privateKey),
    kid,
    clientId,
    nonce: newSecret(),
    responseUri: `${address}/response`,
  }
  // The browser passes the response to the page, so the page is what starts the wallet.
  if (protocol === 'dc-api') {
    return {
      ...session,
      responseMode: 'dc_api.jwt',
      requestUri,
      engagement: pageUrl,
      ...isoMdocSession(mdl),
    }
  }
  const engagement = new URLSearchParams({
    client_id: clientId,
    request_uri: requestUri,
    request_uri_method: 'post',
  })
  const state = newSecret()
  const started = { ...session, responseMode, state, engagement: `openid4vp://?${engagement}` }
  return returnUri === undefined ? started : { ...started, returnUri, responseCode: newSecret() }
}

/** HPKE and JWE need different keys. */
function isoMdocSession(mdl: Mdl) {
  const key = mdl.newKey()
  return { isoMdocKey: pemOf(key), encryptionInfo: mdl.createEncryptionInfo(key) }
}

const pemOf = (key: KeyObject) => key.export({ format: 'pem', type: 'pkcs8' }).toString()
const refused = (message: string) => new ApiError('invalid_body', { message })
