import { randomBytes } from 'node:crypto'
import {
  type Expectations,
  readLogoutRequest,
  readLogoutResponse,
  SamlError,
  statusCodes,
  writeLogoutRequest,
  writeLogoutResponse,
} from '@latchkey/saml'
import type { ConnectionOptions } from '../connector.ts'
import {
  type LogoutPlace,
  type LogoutRequest,
  type LogoutStart,
  logoutUrlOf,
  type RedirectLogout,
  type RevocationToken,
  type RevocationTokenRequest,
  type SamlLogout,
} from '../redirect-logout.ts'
import { notConfigured } from '../upstream/refusal.ts'
import { readRevocationToken } from '../upstream/revocation-token.ts'
import type { UpstreamRefusal } from '../upstream-refusal.ts'
import { type ProviderSignerOf, usesSha1 } from './provider-signer.ts'
import { entityIdOf, keysOf } from './saml-options.ts'
import { sendMessage } from './send-message.ts'

const newId = () => `_${randomBytes(20).toString('hex')}`

/**
 * The URL to which the server sends log-out messages for the identity provider; undefined if the
 * options have none, or disable log-outs by `disableSignout`.
 */
export const signOutUrlOf = ({
  signOutEndpoint,
  disableSignout,
}: ConnectionOptions): string | undefined =>
  disableSignout ? undefined : (signOutEndpoint ?? undefined)

/**
 * A `LogoutRequest` to the identity provider.
 *
 * @returns undefined if the options have no URL for log-outs
 */
async function startLogout(
  request: LogoutRequest,
  signerOf: ProviderSignerOf,
): Promise<LogoutStart | undefined> {
  const { connection, session, state: relayState } = request
  const url = signOutUrlOf(connection.options)
  if (url === undefined) return undefined
  const requestId = newId()
  const { subject: value, sid: sessionIndex, kept } = session
  const { format, nameQualifier, spNameQualifier } = kept
  const nameId = { value, format, nameQualifier, spNameQualifier }
  const message = writeLogoutRequest({ ...headOf(request, requestId, url), nameId, sessionIndex })
  const signer = await signerOf(request)
  const binding = connection.options.signOutBinding
  const unsent = { url, binding, direction: 'SAMLRequest', message, relayState, signer } as const
  return { ...sendMessage(unsent), requestId }
}

/** Log-outs at identity providers, and those that identity providers request. */
export const createSamlLogout = (
  signerOf: ProviderSignerOf,
): Required<Pick<RedirectLogout, 'startLogout' | 'samlLogout' | 'readRevocationToken'>> => ({
  startLogout: (request) => startLogout(request, signerOf),
  readRevocationToken: readRevocation,
  samlLogout: samlLogout(signerOf),
})

/** jose refuses those that do not fit the key of a certificate. */
const revocationAlgorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
]

/** Verifies a JWT of Global Token Revocation by the certificates that verify assertions. */
async function readRevocation(
  request: RevocationTokenRequest,
): Promise<RevocationToken | UpstreamRefusal> {
  const { options } = request.connection
  const {
    global_token_revocation_jwt_iss: issuer,
    global_token_revocation_jwt_sub: subject,
    idpEntityId: subjectIssuer,
  } = options
  if (!issuer || !subject) {
    return notConfigured(
      'The connection has no `global_token_revocation_jwt_iss` or `global_token_revocation_jwt_sub`',
    )
  }
  const expected = { issuer, subject, algorithms: revocationAlgorithms, subjectIssuer }
  return readRevocationToken(request, keysOf(options), expected)
}

const samlLogout = (signerOf: ProviderSignerOf): SamlLogout => ({
  readRequest(place, received) {
    const { id, issuer, nameId, sessionIndexes } = readLogoutRequest(
      received,
      expectationsOf(place),
    )
    return { id, issuer, subject: nameId.value, sids: sessionIndexes }
  },
  readResponse: (place, received, inResponseTo) =>
    readLogoutResponse(received, { ...expectationsOf(place), inResponseTo }),
  async writeResponse(place, { inResponseTo, relayState }) {
    const { options } = place.connection
    const requestUrl = signOutUrlOf(options)
    if (requestUrl === undefined) return undefined
    const url = options.signOutResponseEndpoint ?? requestUrl
    const status = { code: statusCodes.success }
    const message = writeLogoutResponse({ ...headOf(place, newId(), url), inResponseTo, status })
    const signer = await signerOf(place)
    const binding = options.signOutBinding
    return sendMessage({ url, binding, direction: 'SAMLResponse', message, relayState, signer })
  },
})

/**
 * @throws SamlError `signature_missing` if the connection has no certificate to verify a
 *   signature with
 */
function expectationsOf(place: LogoutPlace): Expectations {
  const { options } = place.connection
  const keys = keysOf(options)
  if (keys.length === 0) {
    throw new SamlError('signature_missing', 'The connection has no `signingCert`.')
  }
  return {
    keys,
    issuer: options.idpEntityId,
    destination: logoutUrlOf(place),
    allowSha1: usesSha1(options),
    now: place.now(),
  }
}

const headOf = (place: LogoutPlace, id: string, destination: string) => ({
  id,
  issuer: entityIdOf(place),
  destination,
  issuedAt: place.now(),
})
