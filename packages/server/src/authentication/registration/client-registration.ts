/* Dynamic client registration (RFC 7591). */

import type { AuthenticationSchema } from '@latchkey/contract'
import type { Request, Response } from 'express'
import type { errors as Errors } from 'oidc-provider'
import { tooLarge } from '../../body-bytes.ts'
import { ApiError } from '../../errors.ts'
import { newThirdPartyClientId } from '../../ids.ts'
import { networkOf } from '../../peers/address.ts'
import { authorOf } from '../../tenancy/author-of.ts'
import { answerJson } from '../../validation/answer-json.ts'
import { loadProvider } from '../provider/load-provider.ts'
import type { ProviderOf } from '../provider/provider-of.ts'
import type { Serving } from '../serve.ts'
import { type Registration, readRegistration } from './registration-metadata.ts'

const bodyBytesMax = 32 * 1024
/** The most registrations of one network in a window. */
const registrationsMax = 20
const windowMs = 60 * 60 * 1000

type InvalidMetadata = InstanceType<typeof Errors.InvalidClientMetadata>

/** Serves `POST /oidc/register`, if the tenant enables it (RFC 7591, section 3). */
export function createClientRegistrations(): Serving<'createClientRegistration'> {
  return { createClientRegistration }
}

async function createClientRegistration(
  req: Request,
  res: Response,
  of: ProviderOf,
): Promise<void> {
  if (!req.tenant.settings.flags?.enable_dynamic_client_registration) {
    throw new ApiError('registration_closed')
  }
  const requested = readBody(req)
  const { provider } = await of(req.tenant)
  const { errors } = await loadProvider()
  try {
    const registration = readRegistration(provider, errors, requested, modeOf(req))
    await refuseTooMany(req)
    answerJson(res, 201, await register(req, registration))
  } catch (error) {
    if (!(error instanceof errors.InvalidClientMetadata)) throw error
    const { error: code, error_description } = error as InvalidMetadata
    req.errorCode = code
    answerJson(res, 400, { error: code, error_description })
  }
}

/** @throws ApiError `body_too_large` */
function readBody({ body, sent }: Request): Readonly<Record<string, unknown>> {
  if (Buffer.isBuffer(body) && body.length > bodyBytesMax) throw tooLarge(bodyBytesMax)
  return sent.members
}

const modeOf = ({ tenant }: Request) =>
  tenant.settings.dynamic_client_registration_security_mode ?? 'permissive'

async function refuseTooMany({ tenant, facts }: Request): Promise<void> {
  const author = { description: 'Register a client' }
  const { count } = await tenant.store.write(author, ({ attempts }) =>
    attempts.count(`registration ${networkOf(facts.address ?? '')}`, windowMs),
  )
  if (count <= registrationsMax) return
  throw new ApiError('too_many_registrations', {
    headers: { 'Retry-After': String(windowMs / 1000) },
  })
}

const registeredByItself = {
  external_metadata_type: 'dcr',
  external_metadata_created_by: 'client',
} as const

async function register(
  req: Request,
  { metadata, definition }: Registration,
): Promise<AuthenticationSchema<'ClientRegistration'>> {
  const { tenant, facts, operation, method } = req
  const author = authorOf({ operation, facts, method, path: operation?.path ?? '' })
  const made = await tenant.store.write(author, ({ clients }) =>
    clients.create(definition, newThirdPartyClientId(), registeredByItself),
  )
  const hasSecret = metadata.token_endpoint_auth_method.startsWith('client_secret')
  return {
    client_id: made.clientId,
    client_id_issued_at: Math.floor(Date.parse(made.client.created_at ?? '') / 1000),
    ...(hasSecret && { client_secret: made.clientSecret, client_secret_expires_at: 0 }),
    ...metadata,
  }
}
