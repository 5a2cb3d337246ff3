/*
 * Log-in by a code or link in an e-mail, or by a code in a text message, for applications with
 * their own pages, at endpoints of the public API that no RFC defines.
 */

import type { Request, Response } from 'express'
import { resolveBranding } from '../../branding/resolve-branding.ts'
import { ApiError } from '../../errors.ts'
import { textsOf } from '../../form-body.ts'
import { requireAdmission } from '../../login/bot-detection/require-admission.ts'
import { sendLoginCode } from '../../login/passwordless/send-login-code.ts'
import type { Mailer } from '../../mail/mail.ts'
import { isObject } from '../../members.ts'
import type { PhoneSender } from '../../phone-messages/phone-sender.ts'
import type { Client } from '../../store/clients/clients.ts'
import type { Connection } from '../../store/connections/connection-wire.ts'
import type { LinkParameters } from '../../store/mail/login-codes.ts'
import { answerJson } from '../../validation/answer-json.ts'
import { originForwarded } from '../grants/granting.ts'
import type { ProviderOf } from '../provider/provider-of.ts'
import type { Serving } from '../serve.ts'
import { readStartRecipient, recipientWire } from './recipient.ts'
import { createPasswordlessVerification } from './verify.ts'
import { createRedirectPages } from './verify-redirect.ts'

interface PasswordlessOptions {
  readonly mailer: Mailer
  readonly phones: PhoneSender
  readonly now: () => Date
}

type PasswordlessOperation =
  | 'createPasswordlessStart'
  | 'createPasswordlessVerification'
  | 'getPasswordlessRedirect'
  | 'createPasswordlessRedirect'

/** The operations under `/passwordless/`. */
export function createPasswordless(options: PasswordlessOptions): Serving<PasswordlessOperation> {
  return {
    ...createRedirectPages(options),
    createPasswordlessStart: (req, res, of) => createStart(req, res, of, options),
    createPasswordlessVerification: (req, res, of) =>
      createPasswordlessVerification(req, res, of, options.now),
  }
}

async function createStart(
  req: Request,
  res: Response,
  of: ProviderOf,
  { mailer, phones, now }: PasswordlessOptions,
): Promise<void> {
  const { tenant } = req
  const { texts, authParams } = readStart(req)
  const { client, way, address } = await readStartRecipient(req, res, of, texts)
  const isCode = way.connector.code.channel === 'sms' || texts.get('send') === 'code'
  const link = isCode ? undefined : linkOf(authParams, way.connection, client)
  const branding = await resolveBranding(tenant, {
    headers: req.headers,
    uiLocales: authParams.ui_locales,
  })
  const origin = originForwarded(req, client)
  await requireAdmission({ tenant, flow: 'passwordless', origin })
  await sendLoginCode({
    tenant,
    mailer,
    phones,
    branding,
    origin,
    way,
    address,
    now,
    ...(link && { link }),
  })
  answerJson(res, 200, recipientWire(req, { way, address }, false))
}

const parametersMax = 20
const parameterLengthMax = 2048

/** @throws ApiError `invalid_body`, `link_parameters_malformed` */
function readStart(req: Request) {
  const members = req.sent.isJson ? req.sent.members : fromForm(req.sent.parameters())
  const { authParams = {} } = members
  const texts = new URLSearchParams(textsOf(members, 'authParams'))
  if (!isParameters(authParams)) throw new ApiError('link_parameters_malformed')
  return { texts, authParams }
}

/** Reads a form, whose fields are named like `authParams[scope]`. */
function fromForm(parameters: URLSearchParams): Record<string, unknown> {
  const authParams: [string, string][] = []
  const texts: [string, string][] = []
  for (const [name, value] of parameters) {
    const [, member] = /^authParams\[(\w+)\]$/.exec(name) ?? []
    if (member === undefined) texts.push([name, value])
    else authParams.push([member, value])
  }
  return { ...Object.fromEntries(texts), authParams: Object.fromEntries(authParams) }
}

function isParameters(value: unknown): value is LinkParameters {
  if (!isObject(value)) return false
  const texts = Object.values(value)
  if (texts.length > parametersMax) return false
  return texts.every((each) => typeof each === 'string' && each.length <= parameterLengthMax)
}

/** Parameters of the link that the request cannot set. */
const reservedParameters: readonly string[] = [
  'client_id',
  'request',
  'request_uri',
  'prompt',
  'connection',
]

/**
 * The parameters of the authorization request that the link begins.
 *
 * @throws ApiError `link_parameters_malformed` without a registered `redirect_uri`
 */
function linkOf(
  authParams: LinkParameters,
  { options }: Connection,
  client: Client,
): LinkParameters {
  const callbacks = client.settings.callbacks ?? []
  const redirectUri = authParams.redirect_uri ?? options.authParams?.redirect_uri ?? callbacks[0]
  if (redirectUri === undefined || !callbacks.includes(redirectUri)) {
    throw new ApiError('link_parameters_malformed')
  }
  const all = {
    response_type: 'code',
    scope: 'openid',
    ...options.authParams,
    ...authParams,
    redirect_uri: redirectUri,
  }
  return Object.fromEntries(
    Object.entries(all).filter(([name]) => !reservedParameters.includes(name)),
  )
}
