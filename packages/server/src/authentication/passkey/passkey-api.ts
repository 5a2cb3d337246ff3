/* Passkeys for applications with their own pages (Web Authentication Level 3). */

import type { Request, Response } from 'express'
import { resolveBranding } from '../../branding/resolve-branding.ts'
import { ApiError } from '../../errors.ts'
import { textsOf } from '../../form-body.ts'
import { emailOf } from '../../identifiers/identifiers.ts'
import { createEnrollmentOptions, createLoginOptions } from '../../login/passkeys/ceremonies.ts'
import { isObject } from '../../members.ts'
import { answerJson } from '../../validation/answer-json.ts'
import { authenticateClient } from '../clients/client-authentication.ts'
import type { ProviderOf } from '../provider/provider-of.ts'
import type { Serving } from '../serve.ts'
import { newSessionId, type PasskeySession, storePasskeySession } from './sessions.ts'

/** The operations under `/passkey/`. */
export const passkeyApi: Serving<'createPasskeyChallenge' | 'createPasskeyRegistration'> = {
  createPasskeyChallenge,
  createPasskeyRegistration,
}

async function createPasskeyChallenge(req: Request, res: Response, of: ProviderOf): Promise<void> {
  const { clientId, connection } = await connectionOf(req, res, of)
  const id = newSessionId()
  await storePasskeySession(req.tenant, id, { clientId, connection: connection.name })
  answer(res, id, await createLoginOptions(req.tenant, { purpose: 'log-in', id }))
}

/**
 * Answers creation options without looking up a user, so that the response does not reveal whether
 * an account exists.
 */
async function createPasskeyRegistration(
  req: Request,
  res: Response,
  of: ProviderOf,
): Promise<void> {
  const { tenant } = req
  const { clientId, connection, profile } = await connectionOf(req, res, of)
  if (!tenant.connectors.resolve(connection, ['signUp'])) throw new ApiError('signup_closed')
  const user = readUser(profile)
  const id = newSessionId()
  await storePasskeySession(tenant, id, { clientId, connection: connection.name, user })
  const branding = await resolveBranding(tenant, { headers: req.headers })
  const options = await createEnrollmentOptions(
    tenant,
    { purpose: 'enrollment', id },
    {
      userName: user.email,
      displayName: user.name,
      subject: id,
      known: [],
      tenantName: branding.tenantName,
    },
  )
  answer(res, id, options)
}

/** @throws ApiError `client_unauthorized`, `invalid_body`, `passkeys_off` */
async function connectionOf(req: Request, res: Response, of: ProviderOf) {
  const { tenant } = req
  const { members } = req.sent
  const texts = new URLSearchParams(textsOf(members, 'user_profile'))
  const { provider } = await of(tenant)
  const { clientId } = await authenticateClient(req, res, provider, texts)
  const realm = texts.get('realm')
  const name = realm === null ? undefined : await tenant.connections.nameOfRealm(clientId, realm)
  const way = await tenant.connections.findEnabledFor(clientId, { abilities: ['passkeys'], name })
  if (!way) throw new ApiError('passkeys_off')
  return { clientId, connection: way.connection, profile: members.user_profile }
}

const nameLengthMax = 300

/** @throws ApiError `invalid_body`, `email_malformed` */
function readUser(profile: unknown): NonNullable<PasskeySession['user']> {
  const { email, name, ...others } = isObject(profile) ? profile : {}
  const isName = name === undefined || (typeof name === 'string' && name.length <= nameLengthMax)
  if (!isName || Object.keys(others).length > 0) {
    throw new ApiError('invalid_body', {
      message: '`user_profile` must have an `email`, may have a `name`, and nothing else.',
    })
  }
  const address = typeof email === 'string' ? emailOf(email.trim()) : undefined
  if (address === undefined) throw new ApiError('email_malformed')
  return { email: address, ...(name !== undefined && { name }) }
}

function answer(res: Response, auth_session: string, options: object): void {
  answerJson(res, 200, { auth_session, authn_params_public_key: options })
}
