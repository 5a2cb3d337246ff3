/*
 * Sign-up and password reset for applications with their own pages, at endpoints of the public API
 * that no RFC defines.
 */

import type { AuthenticationSchema } from '@latchkey/contract'
import type { Request, Response } from 'express'
import { brandedFor } from '../../branding/branded-for.ts'
import { resolveBranding } from '../../branding/resolve-branding.ts'
import type { ConnectionOptions } from '../../connectors/connector.ts'
import { ApiError } from '../../errors.ts'
import { textsOf } from '../../form-body.ts'
import { typedIdentifier } from '../../identifiers/identifiers.ts'
import { newHexId } from '../../ids.ts'
import { requireAdmission } from '../../login/bot-detection/require-admission.ts'
import type { LeakedPasswords } from '../../login/guards/leaked-passwords.ts'
import { findDirectory } from '../../login/log-in/directory-log-in.ts'
import { originOf } from '../../login/login-origin.ts'
import { allowsPasswordChange } from '../../login/recovery/allows-password-change.ts'
import { sendReset } from '../../login/recovery/send-reset.ts'
import { isUserExistsError, signUp } from '../../login/sign-up/sign-up.ts'
import { allowsSignUp } from '../../login/sign-up/sign-up-guard.ts'
import type { Mailer } from '../../mail/mail.ts'
import { isObject, type Members } from '../../members.ts'
import type { LoginOrigin } from '../../store/logs/logins.ts'
import { findOrganization } from '../../tenancy/organization-logins.ts'
import { answerJson } from '../../validation/answer-json.ts'
import type { Serving } from '../serve.ts'

interface SignupOptions {
  readonly mailer: Mailer
  readonly leaks: LeakedPasswords
}

/** The operations of `/dbconnections`: sign-up, and the mail for a new password. */
export function createDatabaseConnections(
  options: SignupOptions,
): Serving<'createDatabaseSignup' | 'createDatabasePasswordChange'> {
  return {
    createDatabaseSignup: (req, res) => createSignup(req, res, options),
    createDatabasePasswordChange: (req, res) => createPasswordChange(req, res, options.mailer),
  }
}

async function createSignup(req: Request, res: Response, options: SignupOptions): Promise<void> {
  // The body was validated by this schema.
  const body = readBody(req) as AuthenticationSchema<'DatabaseSignup'>
  const { origin, way } = await connectionOf(req, body)
  const { connection, connector } = way
  const branding = await resolveBranding(req.tenant, { headers: req.headers })
  const { client_id: _, connection: __, password = '', ...members } = body
  if (!allowsSignUp(way)) throw new ApiError('signup_closed')
  const { profile, identifiers } = given(members, connection.options)
  const user = connector.provisioning.acceptUser({ ...identifiers, ...profile }, connection)
  await requireAdmission({ tenant: req.tenant, flow: 'sign-up', origin })
  const { mailer, leaks } = options
  const made = await signUp({
    tenant: req.tenant,
    mailer,
    leaks,
    branding,
    origin,
    way,
    user,
    password,
  }).catch((error) => {
    if (!isUserExistsError(error)) throw error
    if (req.tenant.settings.flags?.enable_public_signup_user_exists_error) {
      throw new ApiError('signup_user_exists')
    }
    // Only a mail to the owner tells that the account exists; the response is that of a new one.
    return { ...user, user_id: `${connection.strategy}|${newHexId()}`, email_verified: false }
  })
  const [, _id = ''] = made.user_id.split('|', 2)
  const { email, email_verified, username, phone_number } = made
  answerJson(res, 200, {
    _id,
    ...(email !== undefined && { email, email_verified }),
    ...(username !== undefined && { username }),
    ...(phone_number !== undefined && { phone_number, phone_verified: false }),
    // As it was sent: the defaults of a new account would tell that there was none.
    ...profile,
  })
}

const profileMembers = [
  'given_name',
  'family_name',
  'name',
  'nickname',
  'picture',
  'user_metadata',
] as const

/** The identifiers and the profile of a request; other members are ignored. */
function given(body: SignupMembers, { attributes }: ConnectionOptions) {
  const { email, username, phone_number } = body
  const present = profileMembers.filter((name) => body[name] !== undefined)
  const profile = Object.fromEntries(present.map((name) => [name, body[name]]))
  return {
    profile: profile as Pick<SignupMembers, (typeof profileMembers)[number]>,
    identifiers: {
      ...(email !== undefined && { email }),
      ...(username !== undefined && { username }),
      ...(attributes?.phone_number && phone_number !== undefined && { phone_number }),
    },
  }
}

type SignupMembers = Omit<
  AuthenticationSchema<'DatabaseSignup'>,
  'client_id' | 'connection' | 'password'
>

async function createPasswordChange(req: Request, res: Response, mailer: Mailer): Promise<void> {
  const body = readBody(req)
  await refuseDirectory(req, body)
  const { origin, way } = await connectionOf(req, body)
  if (!allowsPasswordChange(way)) throw new ApiError('password_change_closed')
  const organization = await organizationOf(req, body)
  const branding = await resolveBranding(req.tenant, { headers: req.headers })
  const identifier = typedIdentifier(body.email ?? body.username ?? '')
  if (!identifier) {
    const message = '`email` or `username` is required, with at most 320 characters.'
    throw new ApiError('invalid_body', { message })
  }
  await requireAdmission({ tenant: req.tenant, flow: 'password-reset', origin })
  sendReset({
    tenant: req.tenant,
    mailer,
    branding: brandedFor(branding, organization),
    origin,
    identifier,
    connection: way.connection.name,
    organization,
  })
  const sentence = "We've just sent you an email to reset your password."
  res.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(sentence),
    'Cache-Control': 'no-store',
  })
  res.end(sentence)
}

/**
 * The passwords of a directory are changed there.
 *
 * @throws ApiError `password_change_closed`
 */
async function refuseDirectory({ tenant }: Request, body: SignUpBody): Promise<void> {
  const { client_id, connection } = body
  if (await findDirectory(tenant, client_id, connection))
    throw new ApiError('password_change_closed')
}

/** A body that has been validated against the document. */
interface SignUpBody {
  readonly client_id: string
  readonly connection: string
  readonly email?: string
  readonly username?: string
  readonly password?: string
  readonly organization?: string
  readonly user_metadata?: Members
  readonly [name: string]: unknown
}

/** @throws ApiError `invalid_body` */
function readBody(req: Request): SignUpBody {
  const { members } = req.sent
  const { client_id = '', connection = '', ...others } = textsOf(members, 'user_metadata')
  const texts = { client_id, connection, ...others }
  const { user_metadata } = members
  if (user_metadata === undefined) return texts
  if (!isObject(user_metadata)) {
    throw new ApiError('invalid_body', { message: '`user_metadata` must be an object.' })
  }
  return { ...texts, user_metadata }
}

/** @throws ApiError `invalid_body`, `connection_unknown` */
async function connectionOf(req: Request, { client_id, connection }: SignUpBody) {
  const client = await req.tenant.clients.find(client_id)
  if (!client) throw new ApiError('invalid_body', { message: 'The client does not exist.' })
  const origin: LoginOrigin = originOf(req, client)
  const found = await req.tenant.connections.findEnabledFor(client_id, {
    abilities: ['password', 'provisioning'],
    name: connection,
  })
  if (!found) throw new ApiError('connection_unknown')
  return { origin, way: found }
}

/** @throws ApiError `invalid_body` */
async function organizationOf({ tenant }: Request, { organization: idOrName }: SignUpBody) {
  if (!idOrName) return undefined
  const found = await findOrganization(tenant, idOrName)
  if (!found) throw new ApiError('invalid_body', { message: 'The organization does not exist.' })
  return found
}
