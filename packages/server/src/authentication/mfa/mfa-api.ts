/*
 * Second factors for applications with their own pages: enrollment and challenges of one-time codes
 * (RFC 6238) and of codes by text message and e-mail.
 */

import { randomBytes } from 'node:crypto'
import type { Request, Response } from 'express'
import { resolveBranding } from '../../branding/resolve-branding.ts'
import { ApiError } from '../../errors.ts'
import { emailOf, typedIdentifier } from '../../identifiers/identifiers.ts'
import { placeOf } from '../../login/login-origin.ts'
import { type Available, findAvailable } from '../../login/second-factors/available.ts'
import { sendEmailCode } from '../../login/second-factors/email-code.ts'
import { requireMailLeft } from '../../login/second-factors/enrollment-mails.ts'
import { recipientPlace } from '../../login/second-factors/factor-code.ts'
import { logSecondFactor } from '../../login/second-factors/log-second-factor.ts'
import { keyUriOf, offeredSecret } from '../../login/second-factors/offer.ts'
import { type Pending, storePending } from '../../login/second-factors/pending.ts'
import { sendPhoneCode } from '../../login/second-factors/phone-code.ts'
import { mfaAudienceOf } from '../../login/second-factors/second-factor-policy.ts'
import type { Mailer } from '../../mail/mail.ts'
import { maskedNumber } from '../../phone-messages/masked-number.ts'
import { phoneMethodsOf } from '../../phone-messages/phone-methods.ts'
import type { PhoneSender } from '../../phone-messages/phone-sender.ts'
import { newRecoveryCode } from '../../store/second-factors/second-factors.ts'
import { answerJson } from '../../validation/answer-json.ts'
import { resourceOf } from '../authorize/resource-identifiers.ts'
import type { Serving } from '../serve.ts'
import { requireActiveSubject, verifiedUser } from '../userinfo/user-info.ts'
import { findMfaToken } from './mfa-token.ts'

interface MfaOptions {
  readonly mailer: Mailer
  readonly phones: PhoneSender
  readonly now: () => Date
}

type MfaOperation =
  | 'createMfaChallenge'
  | 'createMfaAssociation'
  | 'listMfaAuthenticators'
  | 'deleteMfaAuthenticator'

/** The operations under `/mfa/`. */
export function createMfaApi(options: MfaOptions): Serving<MfaOperation> {
  const { now } = options
  return {
    createMfaChallenge: (req, res) => createMfaChallenge(req, res, options),
    createMfaAssociation: (req, res) => createMfaAssociation(req, res, options),
    listMfaAuthenticators: (req, res) => listMfaAuthenticators(req, res, now),
    deleteMfaAuthenticator: (req, res) => deleteMfaAuthenticator(req, res, now),
  }
}

async function createMfaChallenge(req: Request, res: Response, by: MfaOptions): Promise<void> {
  const { tenant } = req
  const parameters = req.sent.parameters()
  const token = parameters.get('mfa_token') ?? ''
  const pending = await findMfaToken(tenant, token)
  await requireClientOfToken(req, pending, parameters)
  const available = await findAvailable(tenant, pending)
  const { otp, sms, email, recoveryCode, hasCredential } = available
  const types = (parameters.get('challenge_type') ?? 'otp oob').split(' ')
  const authenticator = parameters.get('authenticator_id')?.split('|')[0]
  const hasCode = otp || sms !== undefined || email !== undefined || recoveryCode
  if (!hasCode && !hasCredential) {
    const todo = 'User is not enrolled. You can use /mfa/associate endpoint to enroll.'
    return refuse(res, 403, 'association_required', todo)
  }
  if (otp && types.includes('otp') && (authenticator ?? 'totp') === 'totp') {
    await logSecondFactor(req, undefined, 'gd_start_auth', pending)
    return answerJson(res, 200, { challenge_type: 'otp' })
  }
  const channel = types.includes('oob') ? channelOf(available, authenticator) : undefined
  if (channel === undefined) {
    const todo = hasCode ? noneOfType : credentialOnly
    return refuse(res, 400, 'unsupported_challenge_type', todo)
  }
  const to = (channel === 'email' ? email : sms) ?? ''
  const sending = { ...by, to, template: 'otp_verify' } as const
  if (!(await sendCode(req, token, pending, channel, sending))) return refuseMore(res)
  const oobCode = newOobCode()
  const { phone: _, email: __, ...challenged } = pending
  await storePending(tenant, 'MfaToken', token, { ...challenged, oobCode, oobChannel: channel })
  answerJson(res, 200, { challenge_type: 'oob', oob_code: oobCode, binding_method: 'prompt' })
}

const noneOfType = 'User does not have any enrollment of the requested type.'
const credentialOnly =
  'The user has a security key or device, which the log-in page can verify, and this API cannot.'

type Channel = NonNullable<Pending['oobChannel']>

/**
 * The channel of an authenticator, or without one of the best factor; undefined if the user has
 * none.
 */
function channelOf(
  { sms, phoneMethod, email }: Available,
  authenticator?: string,
): Channel | undefined {
  if (sms !== undefined && ['phone', 'sms', undefined].includes(authenticator)) {
    return channelOfPhone[phoneMethod]
  }
  return email !== undefined && ['email', undefined].includes(authenticator) ? 'email' : undefined
}

const methodOf = { sms: 'text', voice: 'voice' } as const
const channelOfPhone = { text: 'sms', voice: 'voice' } as const

const newOobCode = () => randomBytes(32).toString('base64url')

const refuseMore = (res: Response) =>
  refuse(res, 429, 'too_many_attempts', 'Too many codes were sent. Log in again.')

interface Sending extends Pick<MfaOptions, 'mailer' | 'phones'> {
  readonly to: string
  readonly template: 'otp_verify' | 'otp_enroll'
}

/** @returns false if too many codes were sent */
async function sendCode(
  req: Request,
  token: string,
  pending: Pending,
  channel: Channel,
  { mailer, phones, to, template }: Sending,
): Promise<boolean> {
  const { tenant, headers } = req
  const branding = await resolveBranding(tenant, { headers })
  const { userId, clientId } = pending
  const { ip } = placeOf(req)
  const shared = { tenant, branding, userId, clientId, to }
  const isSent =
    channel === 'email'
      ? await sendEmailCode(template === 'otp_enroll' ? recipientPlace(token, to) : token, {
          ...shared,
          mailer,
        })
      : await sendPhoneCode(token, { ...shared, phones, template, method: methodOf[channel], ip })
  if (isSent) await logSecondFactor(req, undefined, `gd_send_${channel}`, pending)
  return isSent
}

/** @throws ApiError `invalid_body` if `client_id` is not the client of the `mfa_token` */
async function requireClientOfToken(
  { tenant }: Request,
  { clientId }: Pending,
  parameters: URLSearchParams,
): Promise<void> {
  const named = parameters.get('client_id') ?? clientId
  const client = named === clientId ? await tenant.clients.find(clientId) : undefined
  if (client) return
  throw new ApiError('invalid_body', { message: 'The `mfa_token` was issued to another client.' })
}

async function createMfaAssociation(req: Request, res: Response, by: MfaOptions): Promise<void> {
  const { tenant } = req
  const token = bearerOf(req)
  const pending = isJwt(token)
    ? await addingOwner(req, token, by.now)
    : await findMfaToken(tenant, token)
  const types = typesOf(req)
  const channel = !types.includes('otp') && types.includes('oob') ? newChannelOf(req) : undefined
  if (!types.includes('otp') && channel === undefined) {
    const todo =
      'Only `otp`, and `oob` with an enabled channel of `sms`, `voice` and `email` in `oob_channels`, can be enrolled here.'
    return refuse(res, 400, 'invalid_request', todo)
  }
  const available = await findAvailable(tenant, pending)
  if (!available[channel === undefined ? 'mayEnroll' : rightOf[channel]]) {
    const todo =
      'The factor is disabled, or the user already has a second factor: verify that one with a challenge first.'
    return refuse(res, 403, 'access_denied', todo)
  }
  const wantsCode = tenant.guardian.factors['recovery-code'] && !available.recoveryCode
  const code = wantsCode ? newRecoveryCode() : undefined
  const kept = code === undefined ? pending : { ...pending, recoveryCode: code }
  const recovery = code === undefined ? {} : { recovery_codes: [code] }
  if (channel) return enrollByCode(req, res, { ...by, token, pending: kept, recovery, channel })
  await storePending(tenant, 'MfaToken', token, kept)
  const secret = offeredSecret(tenant, 'MfaToken', token, pending)
  await logSecondFactor(req, undefined, 'gd_start_enroll', pending)
  answerJson(res, 200, {
    authenticator_type: 'otp',
    secret,
    barcode_uri: await keyUriOf(tenant, pending.userId, secret),
    ...recovery,
  })
}

interface Enrolling extends MfaOptions {
  readonly token: string
  readonly pending: Pending
  readonly channel: Channel
  readonly recovery: { readonly recovery_codes?: readonly string[] }
}

const rightOf = {
  sms: 'mayEnrollPhone',
  voice: 'mayEnrollPhone',
  email: 'mayEnrollEmail',
} as const satisfies Readonly<Record<Channel, keyof Available>>

/** Sends a code to a new phone or address, which the grant `mfa-oob` with this code enrolls. */
async function enrollByCode(
  req: Request,
  res: Response,
  { token, pending, recovery, channel, ...by }: Enrolling,
): Promise<void> {
  const to = recipientOf(req, channel)
  if (channel === 'email') await requireMailLeft(req.tenant, pending.userId)
  await logSecondFactor(req, undefined, 'gd_start_enroll', pending)
  const sending = { ...by, to, template: 'otp_enroll' } as const
  if (!(await sendCode(req, token, pending, channel, sending))) return refuseMore(res)
  const oobCode = newOobCode()
  const { phone: _, email: __, ...others } = pending
  const enrolled = channel === 'email' ? { email: to } : { phone: to }
  const kept = { ...others, ...enrolled, oobCode, oobChannel: channel }
  await storePending(req.tenant, 'MfaToken', token, kept)
  answerJson(res, 200, {
    authenticator_type: 'oob',
    oob_channel: channel,
    oob_code: oobCode,
    binding_method: 'prompt',
    ...recovery,
  })
}

/**
 * The first of `oob_channels` that the tenant has; the parameter is an array in JSON, and one value
 * in a form.
 */
function newChannelOf({ sent, tenant: { guardian } }: Request): Channel | undefined {
  const wanted: readonly unknown[] = [sent.members.oob_channels].flat()
  const byPhone = phoneMethodsOf(guardian).map((method) => channelOfPhone[method])
  const channels: readonly Channel[] = guardian.factors.email ? [...byPhone, 'email'] : byPhone
  return channels.find((channel) => wanted.includes(channel))
}

/** @throws ApiError `phone_number_malformed`, `email_malformed` */
function recipientOf({ sent: { members } }: Request, channel: Channel): string {
  if (channel === 'email') {
    const address = emailOf(String(members.email ?? '').trim())
    if (address === undefined) throw new ApiError('email_malformed')
    return address
  }
  const identifier = typedIdentifier(String(members.phone_number ?? ''))
  if (identifier?.kind !== 'phone_number') throw new ApiError('phone_number_malformed')
  return identifier.value
}

/** The parameter `authenticator_types`: an array in JSON, and one value in a form. */
function typesOf({ sent }: Request): readonly unknown[] {
  return [sent.members.authenticator_types].flat()
}

async function listMfaAuthenticators(req: Request, res: Response, now: () => Date): Promise<void> {
  const { tenant } = req
  const token = bearerOf(req)
  const owner = isJwt(token)
    ? { userId: (await verifiedOwner(req, token, now, 'read:authenticators')).sub, amr: [] }
    : await findMfaToken(tenant, token)
  const [methods, { email, phoneMethod }] = await Promise.all([
    tenant.store.authenticationMethods.listOf(owner.userId),
    findAvailable(tenant, owner),
  ])
  const listed = methods.flatMap(({ id, type, confirmed: active = false, name, phone_number }) => {
    const authenticator_type = authenticatorTypes[type]
    if (type === 'phone' && phone_number !== undefined) {
      return [
        {
          id,
          authenticator_type: 'oob',
          type: 'phone',
          active,
          oob_channel: channelOfPhone[phoneMethod],
          name: maskedNumber(phone_number),
        },
      ]
    }
    const named = name !== undefined && { name }
    return authenticator_type
      ? [{ id, authenticator_type, type: authenticator_type, active, ...named }]
      : []
  })
  const byMail =
    email === undefined
      ? []
      : [
          {
            id: 'email|dev_address',
            authenticator_type: 'oob',
            type: 'email',
            active: true,
            oob_channel: 'email',
            name: email,
          },
        ]
  answerJson(res, 200, [...listed, ...byMail])
}

const authenticatorTypes: Readonly<Record<string, string>> = {
  totp: 'otp',
  'recovery-code': 'recovery-code',
}

async function deleteMfaAuthenticator(req: Request, res: Response, now: () => Date): Promise<void> {
  const { tenant, pathParameters } = req
  const { sub: userId } = await verifiedOwner(req, bearerOf(req), now, 'remove:authenticators')
  const id = pathParameters.authenticator_id ?? ''
  const isDeleted = await tenant.store.write({ description: 'Delete a second factor' }, (store) =>
    store.authenticationMethods.delete(userId, id),
  )
  if (!isDeleted) {
    return refuse(res, 404, 'not_found', 'The user has no authenticator with this ID.')
  }
  await logSecondFactor(req, undefined, 'gd_unenroll', { userId })
  res.writeHead(204, { 'Cache-Control': 'no-store' }).end()
}

/** @throws ApiError `invalid_token`, `insufficient_scope` */
async function verifiedOwner(
  req: Request,
  token: string,
  now: () => Date,
  scope: string,
): Promise<Owner> {
  const { tenant } = req
  const nowSeconds = Math.floor(now().getTime() / 1000)
  const known = verifiedUser(token, tenant, nowSeconds, mfaAudienceOf(tenant))
  const { scopes, cnf } = known
  // A token that is bound to a key must not be accepted as a bearer token.
  if (cnf !== undefined) throw new ApiError('invalid_token')
  const { user } = await requireActiveSubject(tenant, known)
  if (scopes.includes(scope)) return { ...known, accessEpoch: user.access_epoch }
  throw new ApiError('insufficient_scope')
}

type Owner = ReturnType<typeof verifiedUser> & Required<Pick<Pending, 'accessEpoch'>>

/**
 * The owner of an access token, as if the log-in of the token waited for the first code of a new
 * factor. Tokens for the MFA API are issued only after a second factor.
 *
 * @throws ApiError `invalid_token`, `insufficient_scope`
 */
async function addingOwner(req: Request, token: string, now: () => Date): Promise<Pending> {
  const owner = await verifiedOwner(req, token, now, 'enroll')
  const { sub: userId, scopes, azp, client_id = azp, accessEpoch } = owner
  const resource = resourceOf(mfaAudienceOf(req.tenant), req.tenant)
  const request = { scope: scopes.join(' '), resource }
  const clientId = String(client_id)
  return { userId, clientId, accessEpoch, amr: [], addsFactor: true, request }
}

/** @throws ApiError `missing_authentication` */
function bearerOf({ headers }: Request): string {
  const [, token] = /^Bearer ([\w.-]{1,8192})$/i.exec(headers.authorization ?? '') ?? []
  if (token === undefined) throw new ApiError('missing_authentication')
  return token
}

const isJwt = (token: string) => token.includes('.')

function refuse(res: Response, status: number, error: string, error_description: string): void {
  answerJson(res, status, { error, error_description })
}
