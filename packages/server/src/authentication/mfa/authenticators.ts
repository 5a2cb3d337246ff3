import type { Request, Response } from 'express'
import { findAvailable } from '../../login/second-factors/available.ts'
import { logSecondFactor } from '../../login/second-factors/log-second-factor.ts'
import { maskedNumber } from '../../phone-messages/masked-number.ts'
import type { Resources } from '../../store/tenants/resources.ts'
import { answerJson } from '../../validation/answer-json.ts'
import { channelOfPhone } from './channels.ts'
import { findMfaToken } from './mfa-token.ts'
import { refuse } from './refuse.ts'
import { bearerOf, isJwt, verifiedOwner } from './token-owner.ts'

type Method = Awaited<ReturnType<Resources['authenticationMethods']['listOf']>>[number]

/** Lists the factors of the user. */
export async function listMfaAuthenticators(
  req: Request,
  res: Response,
  now: () => Date,
): Promise<void> {
  const { tenant } = req
  const token = bearerOf(req)
  const owner = isJwt(token)
    ? { userId: (await verifiedOwner(req, token, now, 'read:authenticators')).sub, amr: [] }
    : await findMfaToken(tenant, token)
  const [methods, { email, phoneMethod }] = await Promise.all([
    tenant.store.authenticationMethods.listOf(owner.userId),
    findAvailable(tenant, owner),
  ])
  const enrolled = methods.flatMap((method) => authenticatorOf(method, phoneMethod) ?? [])
  answerJson(res, 200, [...enrolled, ...(email === undefined ? [] : [authenticatorByMail(email)])])
}

/** @returns undefined for a method that is no second factor of this API */
function authenticatorOf(
  { id, type, confirmed: active = false, name, phone_number }: Method,
  phoneMethod: keyof typeof channelOfPhone,
) {
  if (type === 'phone' && phone_number !== undefined) {
    return {
      id,
      authenticator_type: 'oob',
      type: 'phone',
      active,
      oob_channel: channelOfPhone[phoneMethod],
      name: maskedNumber(phone_number),
    }
  }
  const authenticator_type = authenticatorTypes[type]
  if (authenticator_type === undefined) return undefined
  const named = name !== undefined && { name }
  return { id, authenticator_type, type: authenticator_type, active, ...named }
}

/** The verified address of the user, which is a factor without enrollment. */
const authenticatorByMail = (address: string) => ({
  id: 'email|dev_address',
  authenticator_type: 'oob',
  type: 'email',
  active: true,
  oob_channel: 'email',
  name: address,
})

const authenticatorTypes: Readonly<Record<string, string>> = {
  totp: 'otp',
  'recovery-code': 'recovery-code',
}

/** Deletes a factor of the user. */
export async function deleteMfaAuthenticator(
  req: Request,
  res: Response,
  now: () => Date,
): Promise<void> {
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
