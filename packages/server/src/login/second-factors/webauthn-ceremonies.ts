import type { Request } from 'express'
import { ApiError } from '../../errors.ts'
import type { AuthenticationMethod } from '../../store/second-factors/authentication-methods.ts'
import type { Proof } from '../../store/second-factors/second-factors.ts'
import type { Resources } from '../../store/tenants/resources.ts'
import type { LoginTransaction } from '../login-transaction.ts'
import {
  amrOf,
  createEnrollmentOptions,
  createLoginOptions,
  userHandleOf,
  verifyEnrollment,
  verifyLogin,
} from '../passkeys/ceremonies.ts'
import { consumeChallenge } from '../passkeys/challenges.ts'
import { readEnrollmentAnswer, readLoginAnswer } from '../passkeys/read-answer.ts'
import { enrollCredential, enrollingUserOf, type Proving, proveCredential } from './prove.ts'
import { factorRules, placeOfFactor, type WebauthnFactor } from './webauthn-rules.ts'

/** Who uses or enrolls a credential, and where. */
export interface AtFactor {
  readonly req: Request
  readonly factor: WebauthnFactor
  /** The random id of the log-in or of the ticket. */
  readonly id: string
  readonly proving: Proving
}

const placeOf = (purpose: 'log-in' | 'enrollment', { factor, id, proving }: AtFactor) =>
  placeOfFactor(purpose, factor, { id, userId: proving.pending.userId })

/** Options of `navigator.credentials.get` for credentials of the user. */
export const challengeOptions = (
  at: AtFactor,
  credentials: readonly AuthenticationMethod[],
): Promise<object> => {
  const { tenant } = at.req
  const rules = factorRules(tenant, at.factor)
  return createLoginOptions(tenant, placeOf('log-in', at), rules, credentials)
}

/** Options of `navigator.credentials.create`, without the credentials that the user has. */
export async function enrollmentOptions(
  at: AtFactor,
  { tenantName }: Pick<LoginTransaction['branding'], 'tenantName'>,
): Promise<object> {
  const { tenant } = at.req
  const { userId } = at.proving.pending
  const { users, authenticationMethods } = tenant.store
  const [user, methods] = await Promise.all([
    users.get(userId),
    authenticationMethods.listOf(userId),
  ])
  const enrolling = {
    userName: user?.email ?? user?.username ?? user?.phone_number ?? userId,
    displayName: user?.name,
    subject: userId,
    known: methods.filter(({ type }) => type === at.factor),
    tenantName,
  }
  const rules = factorRules(tenant, at.factor)
  return createEnrollmentOptions(tenant, placeOf('enrollment', at), enrolling, rules)
}

/** A right answer, with what it has verified. */
export type Proved =
  | { readonly proof: 'right'; readonly methodId: string; readonly amr: readonly string[] }
  | { readonly proof: Exclude<Proof, 'right'> }

/** Verifies the answer of a credential of the user, an AuthenticationResponseJSON. */
export async function proveFactor(at: AtFactor, text: string): Promise<Proved> {
  const found = await verifiedAnswer(at, text)
  const proof = await proveCredential(at.proving, async ({ passkeys }) =>
    found ? passkeys.use(found.id, found.signCounter, found.isBackedUp) : false,
  )
  if (proof === 'right' && found) return { proof, methodId: found.id, amr: found.amr }
  return { proof: proof === 'blocked' ? proof : 'wrong' }
}

async function verifiedAnswer(at: AtFactor, text: string) {
  const { req, factor, proving } = at
  const { tenant } = req
  const answer = readLoginAnswer(text)
  const isFresh =
    answer && (await consumeChallenge(tenant, placeOf('log-in', at), answer.challenge))
  if (!isFresh) return undefined
  const known = await tenant.store.passkeys.find(answer.response.id, factor)
  if (known?.userId !== proving.pending.userId) return undefined
  const verified = await verifyLogin(tenant, answer, known, factorRules(tenant, factor))
  return verified && { ...verified, id: known.id }
}

interface Enrolling {
  /** Precedes the storing of a right one, in one transaction; false refuses it. */
  readonly permit?: (store: Resources) => Promise<boolean>
}

/** Verifies the answer of a new credential, a RegistrationResponseJSON, and stores it. */
export async function enrollFactor(
  at: AtFactor,
  text: string,
  { permit }: Enrolling = {},
): Promise<Proved> {
  const { req, factor, proving } = at
  const { tenant, facts } = req
  const { pending } = proving
  const answer = readEnrollmentAnswer(text)
  const rules = factorRules(tenant, factor)
  const made = answer && (await verifyEnrollment(tenant, placeOf('enrollment', at), answer, rules))
  const userHandle = userHandleOf(tenant, pending.userId, factor)
  const its = { userHandle, userAgent: facts.userAgent }
  let methodId = ''
  try {
    const proof = await enrollCredential(proving, async (store) => {
      if (!made || (permit && !(await permit(store)))) return false
      const method = await store.passkeys.enroll(
        enrollingUserOf(proving),
        { ...made, ...its },
        factor,
      )
      methodId = method.id
      return true
    })
    if (proof !== 'right' || !made) return { proof: proof === 'blocked' ? proof : 'wrong' }
    return { proof, methodId, amr: amrOf(made.credentialDeviceType) }
  } catch (error) {
    const isTaken = error instanceof ApiError && error.code === 'authentication_method_exists'
    if (!isTaken) throw error
    return { proof: 'wrong' }
  }
}
