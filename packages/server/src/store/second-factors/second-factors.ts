import { customAlphabet } from 'nanoid'
import { TOTP } from 'otpauth'
import { newMethodId } from '../../ids.ts'
import { totpPurposeOf } from '../../record-rules/authentication-method-members.ts'
import { attempts } from '../attack-protection/count-attempts.ts'
import type { AuthenticationMethod as Row } from '../prisma/client.ts'
import { hashSecret } from '../rows/hash-secret.ts'
import type { Scope } from '../rows/scope.ts'
import { sentTogether } from '../rows/sent-together.ts'
import { type AuthenticatedUser, lockUser } from '../users/lock-user.ts'
import { noted } from './authentication-methods.ts'
import { type EnrollingUser, lockToEnroll } from './lock-to-enroll.ts'
import { rememberedBrowser } from './remembered-browsers.ts'

/** The wrong codes in a row after which codes are refused for some time. */
export const wrongCodesMax = 10
const wrongCodesWindowMs = 24 * 60 * 60 * 1000

/**
 * The result of verifying a code. `blocked`: there were too many wrong codes, so it was not
 * verified.
 */
export type Proof = 'right' | 'wrong' | 'blocked'

/** A phone, and how its first code was sent. */
export interface EnrolledPhone {
  /** E.164, with the plus sign. */
  readonly number: string
  readonly method: 'text' | 'voice'
}

/** The second factors of the users of one tenant. */
export interface SecondFactors {
  /**
   * Verifies the first code of an authenticator app, and stores its secret. `wrong` for a user with
   * another app, and for one who may not enroll.
   */
  enrollTotp(user: EnrollingUser, secret: string, code: string): Promise<Proof>
  /**
   * Verifies the code that was sent to a phone, and stores the phone. `wrong` for a user with
   * another phone, and for one who may not enroll.
   */
  enrollPhone(
    user: EnrollingUser,
    phone: EnrolledPhone,
    isRight: () => Promise<boolean>,
  ): Promise<Proof>
  /** Verifies the code that was sent to an e-mail address, and stores the address, likewise. */
  enrollEmail(user: EnrollingUser, email: string, isRight: () => Promise<boolean>): Promise<Proof>
  /**
   * Verifies a code of an authenticator app. Each code is accepted once (RFC 6238, section 5.2).
   */
  proveTotp(userId: string, code: string): Promise<Proof>
  /** Verifies and consumes the recovery code. */
  useRecoveryCode(userId: string, code: string): Promise<Proof>
  /**
   * Sets the recovery code, which works once, if the access of the user has not ended. Setting the
   * same code again changes nothing.
   *
   * @returns whether the user has it
   */
  setRecoveryCode(user: AuthenticatedUser, code: string): Promise<boolean>
  /** Verifies a code of another kind, within the limit of wrong codes. */
  prove(userId: string, isRight: () => Promise<boolean>): Promise<Proof>
  /** Forgets the remembered browsers of a user, so that all need a second factor. */
  revokeBrowsers(userId: string): Promise<void>
  /** Resets the count of wrong codes. */
  forgive(userId: string): Promise<void>
}

/** 24 letters and digits without look-alikes have 119 random bits. */
export const newRecoveryCode = customAlphabet('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 24)

export function secondFactors(scope: Scope): SecondFactors {
  const { database, tenantId, now, sealer, changes } = scope
  const table = database.authenticationMethod
  const find = (userId: string) =>
    table.findFirst({ where: { tenantId, userId, type: 'totp', confirmed: true } })
  const prove = (userId: string, isRight: () => Promise<boolean>) =>
    withinLimit(scope, userId, isRight)
  const make = async (userId: string, type: MadeType, kept: Kept) => {
    const at = now()
    const made = await table.create({
      data: {
        tenantId,
        id: newMethodId(type),
        userId,
        type,
        confirmed: true,
        ...kept,
        createdAt: at,
        enrolledAt: at,
      },
    })
    changes.created('authentication_method', noted(made))
  }
  /** Enrolls the recipient of a code, of which a user has one by phone and one by e-mail. */
  const enrollRecipient = (
    user: EnrollingUser,
    type: 'phone' | 'email',
    kept: Kept,
    isRight: () => Promise<boolean>,
  ) =>
    prove(user.userId, async () => {
      const { userId } = user
      if (!(await lockToEnroll(scope, user)) || !(await isRight())) return false
      if (await table.findFirst({ where: { tenantId, userId, type } })) return false
      await make(userId, type, kept)
      return true
    })
  return {
    enrollTotp: (user, secret, code) =>
      prove(user.userId, async () => {
        const { userId } = user
        if (!(await lockToEnroll(scope, user)) || (await find(userId))) return false
        const lastStep = stepOf(secret, code, now())
        if (lastStep === undefined) return false
        const id = newMethodId('totp')
        const sealedSecret = await sealer.seal(tenantId, totpPurposeOf(id), secret)
        await make(userId, 'totp', { id, sealedSecret, lastStep })
        return true
      }),
    enrollPhone: (user, { number: phoneNumber, method }, isRight) => {
      const preferredMethod = method === 'voice' ? method : 'sms'
      return enrollRecipient(user, 'phone', { phoneNumber, preferredMethod }, isRight)
    },
    enrollEmail: (user, email, isRight) => enrollRecipient(user, 'email', { email }, isRight),
    proveTotp: (userId, code) =>
      prove(userId, async () => {
        const row = await find(userId)
        if (!row) return false
        const { id, sealedSecret: sealed } = row
        const purpose = totpPurposeOf(id)
        const secret = await sealer.open(tenantId, purpose, sealed ?? '')
        return consumeStep(scope, row, stepOf(secret, code, now()))
      }),
    useRecoveryCode: (userId, code) =>
      prove(userId, async () => {
        const secretHash = hashSecret(code.replace(/[^A-Za-z0-9]/g, '').toUpperCase())
        const where = { tenantId, userId, type: 'recovery-code', confirmed: true, secretHash }
        const row = await table.findFirst({ where })
        const { count } = await table.deleteMany({ where })
        if (row && count === 1) changes.deleted('authentication_method', noted(row))
        return count === 1
      }),
    async setRecoveryCode(user, code) {
      const { userId } = user
      if (!(await lockUser(scope, user))) return false
      const [where, secretHash] = [{ tenantId, userId, type: 'recovery-code' }, hashSecret(code)]
      if (await table.findFirst({ where: { ...where, secretHash } })) return true
      await sentTogether([
        table.deleteMany({ where }),
        make(userId, 'recovery-code', { secretHash }),
      ])
      return true
    },
    prove,
    async revokeBrowsers(userId) {
      const where = { tenantId, model: rememberedBrowser, accountId: userId }
      await database.oidcRecord.deleteMany({ where })
      changes.deleted('authentication_method', { id: 'remembered-browsers', user_id: userId })
    },
    forgive: (userId) => attempts(scope).forget(subjectOf(userId)),
  }
}

type MadeType = 'totp' | 'recovery-code' | 'phone' | 'email'

type Kept =
  | { readonly id: string; readonly sealedSecret: string; readonly lastStep: number }
  | { readonly secretHash: string }
  | { readonly phoneNumber: string; readonly preferredMethod: 'sms' | 'voice' }
  | { readonly email: string }

/** The subject by which wrong codes are counted. */
export const subjectOf = (userId: string) => `second factor ${userId}`

const periodSeconds = 30
/** RFC 6238, section 5.2: one time step of delay, and one for clocks that are ahead. */
const stepsAside = 1

/** The time step of a code; undefined for a wrong code. */
function stepOf(secret: string, code: string, at: Date): number | undefined {
  const token = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const timestamp = at.getTime()
  const totp = new TOTP({ secret, period: periodSeconds })
  const delta = totp.validate({ token, timestamp, window: stepsAside })
  return delta === null ? undefined : TOTP.counter({ period: periodSeconds, timestamp }) + delta
}

/** Marks a time step as used. Of concurrent calls with the same step, one resolves to true. */
async function consumeStep(
  { database, tenantId, now }: Scope,
  { id }: Row,
  step: number | undefined,
) {
  if (step === undefined) return false
  const { count } = await database.authenticationMethod.updateMany({
    where: { tenantId, id, OR: [{ lastStep: null }, { lastStep: { lt: step } }] },
    data: { lastStep: step, lastAuthAt: now() },
  })
  return count === 1
}

/** Counts the attempt before verifying the code, so that concurrent attempts are limited too. */
async function withinLimit(
  { database, tenantId, now }: Scope,
  userId: string,
  isRight: () => Promise<boolean>,
): Promise<Proof> {
  const at = now()
  const expiresAt = new Date(at.getTime() + wrongCodesWindowMs)
  const subject = subjectOf(userId)
  const counted = await database.$queryRaw<unknown[]>`
    insert into attempts (tenant_id, subject, failures, expires_at)
    values (${tenantId}, ${subject}, 1, ${expiresAt})
    on conflict (tenant_id, subject) do update
       set failures = case when attempts.expires_at <= ${at} then 1
                           else attempts.failures + 1 end,
           expires_at = excluded.expires_at
     where attempts.expires_at <= ${at} or attempts.failures < ${wrongCodesMax}
    returning failures`
  if (counted.length === 0) return 'blocked'
  if (!(await isRight())) return 'wrong'
  await database.attempt.deleteMany({ where: { tenantId, subject } })
  return 'right'
}
