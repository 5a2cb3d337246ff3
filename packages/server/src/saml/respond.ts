import { randomBytes } from 'node:crypto'
import {
  type AssertionDefinition,
  type ResponseDefinition,
  type Status,
  statusCodes,
  writeRefusal,
  writeResponse,
} from '@latchkey/saml'
import type { Request, Response } from 'express'
import { resolveBranding } from '../branding/resolve-branding.ts'
import { ApiError } from '../errors.ts'
import type { JoinedSession } from '../login/browser-sessions.ts'
import { usesSha1 } from './addon.ts'
import { attributesOf, nameIdOf } from './attributes.ts'
import { keepNameIdFormat } from './name-id-formats.ts'
import type { SamlOptions } from './options.ts'
import { type RequestedLogin, requestedNameIdFormat } from './requested-login.ts'
import { sendByPost } from './sends.ts'
import { entityIdOf, type ServiceProvider } from './service-provider.ts'

/**
 * A random `xs:ID` (SAML Core, section 1.3.4); the underscore is there because it must not begin
 * with a digit.
 */
export const newId = (): string => `_${randomBytes(20).toString('hex')}`

/** Assertions are valid from this long before they are issued, because clocks differ. */
const earlyMs = 60 * 1000

/**
 * Sends an assertion about the user to the service provider by HTTP-POST.
 *
 * @throws ApiError `interaction_expired` for a deleted user
 */
export async function respond(
  req: Request,
  res: Response,
  { client, addon }: ServiceProvider,
  requested: RequestedLogin,
  session: JoinedSession,
  { signerOf, recorder, now }: SamlOptions,
): Promise<void> {
  const { tenant } = req
  const { users, scimGroups } = tenant.store
  const user = await users.get(session.userId)
  if (!user) throw new ApiError('interaction_expired')
  const { nameIdentifierFormat: usualFormat } = addon
  const { clientId } = client
  const format = requestedNameIdFormat(requested, usualFormat) ?? usualFormat
  const sessionAt = { clientId, sessionIndex: session.sessionId }
  const [provisioned] = await Promise.all([
    scimGroups.listNamesOfUser(session.userId),
    keepNameIdFormat(tenant, sessionAt, format === usualFormat ? undefined : format),
  ])
  // Of SCIM, and of the directory of an identity provider.
  const groups = [...new Set([...provisioned, ...(user.groups ?? [])])]
  const at = now()
  const notOnOrAfter = new Date(at.getTime() + addon.lifetimeInSeconds * 1000)
  const issuer = addon.issuer ?? entityIdOf(tenant)
  const assertion: AssertionDefinition = {
    id: newId(),
    issuer,
    issuedAt: at,
    nameId: nameIdOf(user, addon, format, session.sessionId),
    recipient: addon.recipient ?? requested.acsUrl,
    audience: addon.audience ?? requested.requestIssuer ?? `urn:${clientId}`,
    inResponseTo: requested.requestId,
    notBefore: new Date(at.getTime() - earlyMs),
    notOnOrAfter,
    authnInstant: session.authenticatedAt,
    authnContextClassRef: requested.classRef ?? addon.authnContextClassRef,
    sessionIndex: session.sessionId,
    attributes: attributesOf({ ...user, groups }, addon, session.actions?.samlAttributes),
  }
  const response = responseOf(requested, addon.destination, issuer, at)
  const { signResponse, signAssertion, encryptionCert: encryptFor } = addon
  const signs = signResponse ? (signAssertion ? 'both' : 'response') : 'assertion'
  const signer = await signerOf(tenant.keys.signingKeys, addon)
  const xml = await writeResponse(response, assertion, { signer, signs, encryptFor })
  if (usesSha1(addon)) {
    const description = 'A SAML response was signed with SHA-1, as the add-on `samlp` says.'
    recorder.record(req, { type: 'w', client_id: clientId, description })
  }
  await post(req, res, requested, xml)
}

/** Sends a response with an error status (SAML Core, section 3.2.2.2) by HTTP-POST. */
export async function respondWithStatus(
  req: Request,
  res: Response,
  { addon }: ServiceProvider,
  requested: RequestedLogin,
  status: Status,
  { signerOf, now }: Pick<SamlOptions, 'now' | 'signerOf'>,
): Promise<void> {
  const issuer = addon.issuer ?? entityIdOf(req.tenant)
  const response = responseOf(requested, addon.destination, issuer, now())
  const signer = await signerOf(req.tenant.keys.signingKeys, addon)
  await post(req, res, requested, writeRefusal(response, status, signer))
}

/** The status for a request with `IsPassive` that needs a page. */
export const noPassive: Status = {
  code: statusCodes.responder,
  detailCode: statusCodes.noPassive,
  message: 'The user has to do something, and the request has `IsPassive`.',
}

/** The status for a log-in that is refused. */
export const authnFailed = {
  code: statusCodes.responder,
  detailCode: statusCodes.authnFailed,
} as const

function responseOf(
  { acsUrl, requestId }: RequestedLogin,
  destination: string | undefined,
  issuer: string,
  issuedAt: Date,
): ResponseDefinition {
  const inResponseTo = requestId
  return { id: newId(), issuer, issuedAt, destination: destination ?? acsUrl, inResponseTo }
}

async function post(
  req: Request,
  res: Response,
  requested: RequestedLogin,
  xml: string,
): Promise<void> {
  const { acsUrl: address, relayState } = requested
  const branding = await resolveBranding(req.tenant, { headers: req.headers })
  sendByPost(res, branding, { direction: 'SAMLResponse', address, xml, relayState })
}
