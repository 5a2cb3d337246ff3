import type { Request } from 'express'
import type { FactorType } from '../../actions/post-login/post-login-state.ts'
import { withoutMetFactors } from '../../actions/post-login/required-factors.ts'
import { isSameSecret } from '../../keys/is-same-secret.ts'
import { succeed } from '../../login/log-in/succeed.ts'
import {
  type Available,
  factorTypesOf,
  findAvailable,
} from '../../login/second-factors/available.ts'
import { recipientPlace } from '../../login/second-factors/factor-code.ts'
import { offeredSecret } from '../../login/second-factors/offer.ts'
import { endPending, findPending, type Pending } from '../../login/second-factors/pending.ts'
import {
  enrollEmail,
  enrollOtp,
  enrollPhone,
  type Proving,
  proveOtp,
  proveRecoveryCode,
  proveSentCode,
} from '../../login/second-factors/prove.ts'
import type { LoginOrigin } from '../../store/logs/logins.ts'
import { newRecoveryCode, type Proof } from '../../store/second-factors/second-factors.ts'
import { oidcRequestOf } from '../provider/oidc-request.ts'
import { type Granting, originOfGrant, required, type UserGrant } from './granting.ts'
import { type Authenticated, type GrantContext, requireAdmission } from './issue-tokens.ts'
import { refusal } from './refusal.ts'

interface FactorAttempt extends Granting {
  readonly req: Request
  readonly token: string
  readonly pending: Pending
  readonly proving: Proving
  readonly origin: LoginOrigin
  /** Replaces a recovery code that is used. */
  readonly newCode: string
}

/** What a grant has verified. */
interface Proved {
  readonly type: FactorType
  /** Whether the user has enrolled it by this grant. */
  readonly isNew?: true
}

type Checked = Proved & { readonly proof: Proof }

/** The grants by a second factor, after an earlier grant was refused with `mfa_required`. */
export const mfaGrants: readonly UserGrant[] = [
  grantOf('mfa-otp', ['otp'], 'Invalid otp_code.', checkOtp),
  grantOf('mfa-oob', ['oob_code', 'binding_code'], 'Invalid binding_code.', checkSentCode),
  grantOf('mfa-recovery-code', ['recovery_code'], 'Invalid recovery code.', checkRecoveryCode),
]

function grantOf(
  name: string,
  parameters: readonly string[],
  wrong: string,
  check: (attempt: FactorAttempt, ...values: string[]) => Promise<Checked>,
): UserGrant {
  return {
    grantType: `http://auth0.com/oauth/grant-type/${name}`,
    parameters: ['mfa_token', ...parameters],
    async prepare(ctx, granting) {
      const { pending } = await attemptOf(ctx, granting)
      const { scope, resource, organization } = pending.request ?? {}
      // Scope and API are those of the request with the first factor.
      Object.assign(ctx.oidc.params, { scope, resource })
      // Actions have decided for its organization, or for none.
      if (pending.actions) Object.assign(ctx.oidc.body ?? {}, { organization })
    },
    async authenticate(ctx, granting) {
      const values = required(ctx, granting, ...parameters)
      const attempt = await attemptOf(ctx, granting)
      const { userId: accountId, connection } = attempt.pending
      // A refusal after this would have consumed the code and the `mfa_token`.
      await requireAdmission(ctx, granting.oidc, { accountId, connection })
      const { proof, ...proved } = await check(attempt, ...values)
      if (proof === 'right') return authenticated(attempt, name, proved)
      const { oidc } = granting
      if (proof === 'wrong') throw refusal(oidc, 403, 'invalid_grant', wrong)
      throw refusal(
        oidc,
        429,
        'too_many_attempts',
        'Too many wrong codes were entered. Try again in a day.',
      )
    },
  }
}

/** @throws 401 `expired_token`, 403 `invalid_grant` */
async function attemptOf(ctx: GrantContext, granting: Granting): Promise<FactorAttempt> {
  const { tenant, oidc } = granting
  const [token = ''] = required(ctx, granting, 'mfa_token')
  const pending = await findPending(tenant, 'MfaToken', token)
  if (!pending || secondsLeft(pending, granting) <= 0) throw expired(oidc)
  const { clientId } = ctx.oidc.client
  const { req } = oidcRequestOf(ctx)
  if (pending.clientId !== clientId) {
    throw refusal(oidc, 403, 'invalid_grant', 'The `mfa_token` was issued to another client.')
  }
  const client = await tenant.clients.find(clientId)
  const origin = await originOfGrant(ctx, granting)
  const proving = { req, client, pending }
  return { ...granting, req, token, pending, proving, origin, newCode: newRecoveryCode() }
}

/** The seconds until the access ends by which the user enrolls a factor. */
const secondsLeft = ({ accessEndsAt }: Pending, { now }: Pick<Granting, 'now'>) =>
  accessEndsAt === undefined
    ? Number.POSITIVE_INFINITY
    : accessEndsAt - Math.floor(now().getTime() / 1000)

const expired = (oidc: Granting['oidc']) =>
  refusal(oidc, 401, 'expired_token', 'mfa_token is expired. Log in again.')

/** Verifies a code of an enrolled authenticator app, or of one that is being enrolled. */
async function checkOtp(attempt: FactorAttempt, code = ''): Promise<Checked> {
  const { tenant, pending, proving, token } = attempt
  const type = 'otp'
  const available = await findAvailable(tenant, pending)
  if (available.otp) return { type, proof: await proveOtp(proving, code) }
  if (!available.mayEnroll) return { type, proof: 'wrong' }
  const secret = offeredSecret(tenant, 'MfaToken', token, pending)
  const enrolling = enrollingOf('totp', available, attempt)
  return { type, isNew: true, proof: await enrollOtp(enrolling, secret, code) }
}

/** The enrollment, with the recovery code that was offered during it. */
function enrollingOf(
  type: 'totp' | 'phone' | 'email',
  { addsFactor }: Available,
  { tenant, proving, pending }: FactorAttempt,
): Proving {
  const { recoveryCode: code } = pending
  return {
    ...proving,
    // The types of which the user must have no method.
    without: addsFactor ? [type] : factorTypesOf(tenant),
    ...(code !== undefined && {
      following: ({ secondFactors }) => secondFactors.setRecoveryCode(pending, code),
    }),
  }
}

/**
 * Verifies a code that was sent.
 *
 * @param oobCode identifies the challenge or the enrollment
 */
async function checkSentCode(attempt: FactorAttempt, oobCode = '', code = ''): Promise<Checked> {
  const { tenant, pending, proving, token } = attempt
  const byPhone = pending.oobChannel === 'sms' || pending.oobChannel === 'voice'
  const type = byPhone ? 'phone' : 'email'
  const wrong = { type, proof: 'wrong' } as const
  if (pending.oobCode === undefined || !isSameSecret(pending.oobCode, oobCode)) return wrong
  const available = await findAvailable(tenant, pending)
  const { email, sms, mayEnrollPhone, mayEnrollEmail } = available
  if (pending.email !== undefined && mayEnrollEmail) {
    const enrolling = enrollingOf('email', available, attempt)
    const proof = await enrollEmail(enrolling, pending.email, token, code)
    return { type: 'email', isNew: true, proof }
  }
  if (pending.phone !== undefined && mayEnrollPhone) {
    const method = pending.oobChannel === 'voice' ? 'voice' : 'text'
    const phone = { number: pending.phone, method } as const
    const enrolling = enrollingOf('phone', available, attempt)
    return { type: 'phone', isNew: true, proof: await enrollPhone(enrolling, phone, token, code) }
  }
  const to = byPhone ? sms : email
  if (to === undefined) return wrong
  const place = byPhone ? recipientPlace(token, to) : token
  const kind = byPhone ? 'SecondFactorSms' : 'SecondFactorEmail'
  return { type, proof: await proveSentCode(proving, kind, place, code) }
}

async function checkRecoveryCode(attempt: FactorAttempt, code = ''): Promise<Checked> {
  const { tenant, pending, proving, newCode } = attempt
  const type = 'recovery-code'
  const { recoveryCode } = await findAvailable(tenant, pending)
  return { type, proof: recoveryCode ? await proveRecoveryCode(proving, code, newCode) : 'wrong' }
}

/** Consumes the `mfa_token`, and completes the log-in. */
async function authenticated(
  attempt: FactorAttempt,
  name: string,
  proved: Proved,
): Promise<Authenticated> {
  const { tenant, oidc, token, pending, origin } = attempt
  if (!(await endPending(tenant, 'MfaToken', token))) {
    throw expired(oidc)
  }
  const { userId, account, amr, connection, accessEpoch, delegation, actions } = pending
  const verifiedFactors = [...(pending.verifiedFactors ?? []), proved]
  const isRecovery = name === 'mfa-recovery-code'
  const counted = account ? await succeed(tenant, { account, origin }) : pending
  if (!counted) throw expired(oidc)
  return {
    accountId: userId,
    connection,
    accessEpoch,
    amr: [...amr, ...methodsOf(name, pending), 'mfa'],
    gty: pending.request?.gty ?? 'password',
    verifiedFactors,
    dueEntry: counted.dueEntry,
    actions: actions && withoutMetFactors({ ...actions, verifiedFactors }),
    ...(delegation && { delegation }),
    ...(pending.accessEndsAt !== undefined && { secondsMax: secondsLeft(pending, attempt) }),
    ...(isRecovery && { recoveryCode: attempt.newCode }),
  }
}

/** The values of `amr` for the proof of a grant (RFC 8176, section 2); e-mail adds none. */
function methodsOf(grant: string, { oobChannel }: Pending): readonly string[] {
  if (grant === 'mfa-recovery-code') return []
  if (grant !== 'mfa-oob') return ['otp']
  return ['otp', ...channelMethods[oobChannel ?? 'email']]
}

const channelMethods = { email: [], sms: ['sms'], voice: ['tel'] } as const
