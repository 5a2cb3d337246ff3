/*
 * The OIDC Auth API of Duo (Universal Prompt): https://duo.com/docs/oauthapi. Requests and answers
 * are JWTs by HS512 with the client secret.
 */

import { randomUUID } from 'node:crypto'
import type { Schema } from '@latchkey/contract'
import { jwtVerify, SignJWT } from 'jose'
import { formRequest } from '../../mail/providers/provider-request.ts'
import { type Members, memberOf, membersIn } from '../../members.ts'
import type { Outbound } from '../../outbound/outbound.ts'

/** Duo answered with an error, or not as its documentation says. */
export class DuoError extends Error {
  override name = 'DuoError'
}

/** How to call the API of Duo. */
export interface DuoCall {
  readonly tenantId: string
  /** The application in Duo. */
  readonly application: Required<Schema<'GuardianDuoSettings'>>
  /** The guarded outbound HTTP client. */
  readonly outbound: Pick<Outbound, 'send'>
  readonly now: () => Date
}

/** The request to Duo, and what its answer must match. */
export interface DuoQuestion {
  /** The name of the user at Duo. */
  readonly username: string
  readonly redirectUri: string
  readonly state: string
  readonly nonce: string
}

const algorithm = 'HS512'
const lifetimeSeconds = 5 * 60
const clockToleranceSeconds = 60
const answerBytesMax = 64 * 1024

const urlOf = ({ application: { host } }: DuoCall, path = '') => `https://${host}${path}`
const keyOf = ({ application: { skey } }: DuoCall) => new TextEncoder().encode(skey)
const secondsOf = ({ now }: DuoCall) => Math.floor(now().getTime() / 1000)

/**
 * The URL of the page where Duo verifies the user.
 *
 * @throws DuoError, OutboundError if Duo cannot be asked
 */
export async function duoPageOf(call: DuoCall, question: DuoQuestion): Promise<string> {
  const health = await post(call, '/oauth/v1/health_check', {})
  if (memberOf(health, 'stat') !== 'OK') throw new DuoError('unhealthy')
  const { ikey } = call.application
  const { username: duo_uname, redirectUri: redirect_uri, state, nonce } = question
  const shared = { response_type: 'code', scope: 'openid', client_id: ikey, redirect_uri }
  const claims = { ...shared, state, nonce, duo_uname, use_duo_code_attribute: true }
  const request = await new SignJWT(claims)
    .setProtectedHeader({ alg: algorithm })
    .setIssuer(ikey)
    .setAudience(urlOf(call))
    .setExpirationTime(secondsOf(call) + lifetimeSeconds)
    .sign(keyOf(call))
  return `${urlOf(call, '/oauth/v1/authorize')}?${new URLSearchParams({ ...shared, request })}`
}

/**
 * Whether Duo has verified the user.
 *
 * @param code the code in the redirect of Duo
 * @throws DuoError, OutboundError if Duo cannot be asked
 */
export async function isVerifiedByDuo(
  call: DuoCall,
  { username, redirectUri, nonce }: DuoQuestion,
  code: string,
): Promise<boolean> {
  const path = '/oauth/v1/token'
  const answer = await post(call, path, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
  })
  if (memberOf(answer, 'error') === 'invalid_grant') return false
  const claims = await verified(call, String(memberOf(answer, 'id_token')), path)
  const { preferred_username, nonce: answered, auth_result } = claims
  const isOfQuestion = preferred_username === username && answered === nonce
  return isOfQuestion && memberOf(auth_result, 'result') === 'allow'
}

/** @throws DuoError for an ID token that is not from Duo, or not for the application */
async function verified(call: DuoCall, token: string, path: string) {
  try {
    const { payload } = await jwtVerify(token, keyOf(call), {
      algorithms: [algorithm],
      issuer: urlOf(call, path),
      audience: call.application.ikey,
      requiredClaims: ['exp', 'iat'],
      clockTolerance: clockToleranceSeconds,
      currentDate: call.now(),
    })
    return payload
  } catch (cause) {
    throw new DuoError('invalid_id_token', { cause })
  }
}

/** @throws DuoError, OutboundError */
async function post(
  call: DuoCall,
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<Members> {
  const { tenantId, application, outbound } = call
  const { ikey } = application
  const url = urlOf(call, path)
  const seconds = secondsOf(call)
  const client_assertion = await new SignJWT()
    .setProtectedHeader({ alg: algorithm })
    .setIssuer(ikey)
    .setSubject(ikey)
    .setAudience(url)
    .setJti(randomUUID())
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + lifetimeSeconds)
    .sign(keyOf(call))
  const request = formRequest(url, {}, { client_id: ikey, client_assertion, ...fields })
  const sent = { tenantId, method: 'POST', answerBytesMax, ...request } as const
  const { status, body } = await outbound.send(sent)
  const answer = membersIn(body)
  const isRefusal = status === 400 && answer && 'error' in answer
  if (!answer || (status !== 200 && !isRefusal)) throw new DuoError(`http_${status}`)
  return answer
}
