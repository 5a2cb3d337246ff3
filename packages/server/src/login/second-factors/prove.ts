import type { Request } from 'express'
import type { Client } from '../../store/clients/clients.ts'
import type { AuthenticationMethod } from '../../store/second-factors/authentication-methods.ts'
import type { EnrollingUser } from '../../store/second-factors/lock-to-enroll.ts'
import type { EnrolledPhone, Proof } from '../../store/second-factors/second-factors.ts'
import type { Resources } from '../../store/tenants/resources.ts'
import { type CodeKind, consumeCode, recipientPlace } from './factor-code.ts'
import { factorEntry } from './log-second-factor.ts'
import type { Pending } from './pending.ts'

/** The log-in whose second factor is verified. */
export interface Proving {
  readonly req: Request
  readonly client: Pick<Client, 'clientId' | 'name'> | undefined
  readonly pending: Pick<Pending, 'userId' | 'accessEpoch' | 'account'>
  /** Types of which the user must have no method when they enroll one; by default none. */
  readonly without?: readonly AuthenticationMethod['type'][]
  /** What follows from a right proof, in the same transaction. */
  readonly following?: (store: Resources) => Promise<unknown>
}

/** The user of an enrollment. */
export const enrollingUserOf = ({ pending, without }: Proving): EnrollingUser => ({
  ...pending,
  without,
})

type Entry = Parameters<typeof factorEntry>[2]
type Entries = Readonly<Record<Proof, Entry>>

const limited = 'gd_otp_rate_limit_exceed'
const ofCodes: Entries = { right: 'gd_auth_succeed', wrong: 'gd_auth_failed', blocked: limited }
const ofEnrollment: Entries = { ...ofCodes, right: 'gd_enrollment_complete' }
const ofRecovery: Entries = {
  right: 'gd_recovery_succeed',
  wrong: 'gd_recovery_failed',
  blocked: limited,
}

/** Verifies the code of an authenticator app. */
export const proveOtp = (at: Proving, code: string) =>
  prove(at, ofCodes, ({ secondFactors }) => secondFactors.proveTotp(at.pending.userId, code))

/** Verifies the first code of an authenticator app, and enrolls the app. */
export const enrollOtp = (at: Proving, secret: string, code: string) =>
  prove(at, ofEnrollment, ({ secondFactors }) =>
    secondFactors.enrollTotp(enrollingUserOf(at), secret, code),
  )

/**
 * Verifies a recovery code, and consumes it.
 *
 * @param next the code that replaces it, in the same transaction
 */
export const proveRecoveryCode = (at: Proving, code: string, next?: string) =>
  prove(at, ofRecovery, async ({ secondFactors }) => {
    const proof = await secondFactors.useRecoveryCode(at.pending.userId, code)
    if (proof !== 'right' || next === undefined) return proof
    await secondFactors.setRecoveryCode(at.pending, next)
    return proof
  })

/**
 * Verifies a code that was sent.
 *
 * @param place the interaction or MFA token that the code is bound to
 */
export const proveSentCode = (at: Proving, kind: CodeKind, place: string, code: string) =>
  prove(at, ofCodes, (store) =>
    store.secondFactors.prove(at.pending.userId, () =>
      consumeCode({ tenant: at.req.tenant, store, kind, place }, code),
    ),
  )

/** Counts and logs the verdict of Duo. */
export const proveByDuo = (at: Proving, isVerified: boolean) =>
  prove(at, ofCodes, ({ secondFactors }) =>
    secondFactors.prove(at.pending.userId, async () => isVerified),
  )

/** Counts and logs the answer of a security key or device; `isRight` records its use. */
export const proveCredential = (at: Proving, isRight: CredentialCheck) =>
  prove(at, ofCodes, (store) => store.secondFactors.prove(at.pending.userId, () => isRight(store)))

/** Counts and logs the answer of a new security key or device; `isRight` stores a right one. */
export const enrollCredential = (at: Proving, isRight: CredentialCheck) =>
  prove(at, ofEnrollment, (store) =>
    store.secondFactors.prove(at.pending.userId, () => isRight(store)),
  )

type CredentialCheck = (store: Resources) => Promise<boolean>

/** Verifies the code that was sent to a new phone, and enrolls the phone. */
export const enrollPhone = (at: Proving, phone: EnrolledPhone, id: string, code: string) =>
  prove(at, ofEnrollment, (store) => {
    const place = recipientPlace(id, phone.number)
    return store.secondFactors.enrollPhone(enrollingUserOf(at), phone, () =>
      consumeCode({ tenant: at.req.tenant, store, kind: 'SecondFactorSms', place }, code),
    )
  })

/** Verifies the code that was sent to a new e-mail address, and enrolls the address. */
export const enrollEmail = (at: Proving, email: string, id: string, code: string) =>
  prove(at, ofEnrollment, (store) => {
    const place = recipientPlace(id, email)
    return store.secondFactors.enrollEmail(enrollingUserOf(at), email, () =>
      consumeCode({ tenant: at.req.tenant, store, kind: 'SecondFactorEmail', place }, code),
    )
  })

/** Verifies a code, counts the attempt and writes the log entry, in one transaction. */
async function prove(
  { req, client, pending, following }: Proving,
  entries: Entries,
  check: (store: Resources) => Promise<Proof>,
): Promise<Proof> {
  return req.tenant.store.writeLogIn({ description: 'Second factor' }, async (store) => {
    const proof = await check(store)
    if (proof === 'right') await following?.(store)
    await store.logs.append(factorEntry(req, client, entries[proof], pending))
    return proof
  })
}
