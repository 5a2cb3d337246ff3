import type { Request } from 'express'
import { succeed } from '../../login/log-in/succeed.ts'
import { findAvailable } from '../../login/second-factors/available.ts'
import { offeredSecret } from '../../login/second-factors/offer.ts'
import { endPending, findPending, type Pending } from '../../login/second-factors/pending.ts'
import {
  enrollOtp,
  type Proving,
  proveEmailCode,
  proveOtp,
  proveRecoveryCode,
} from '../../login/second-factors/prove.ts'
import { newRecoveryCode, type Proof } from '../../store/second-factors/second-factors.ts'
import { oidcRequestOf } from '../provider/oidc-request.ts'
import { type Granting, originOfGrant, required, type UserGrant } from './granting.ts'
import type { Authenticated, GrantContext } from './issue-tokens.ts'
import { refusal } from './refusal.ts'

interface Showing extends Granting {
  readonly ctx: GrantContext
  readonly req: Request
  readonly token: string
  readonly pending: Pending
  readonly proving: Proving
}

/** By a second factor, after a grant was refused with `mfa_required`. */
export const mfaGrants: readonly UserGrant[] = [
  grantOf('mfa-otp', ['otp'], 'Invalid otp_code.', showOtp),
  grantOf('mfa-oob', ['oob_code', 'binding_code'], 'Invalid binding_code.', showEmailCode),
  grantOf('mfa-recovery-code', ['recovery_code'], 'Invalid recovery code.', showRecoveryCode),
]

function grantOf(
  name: string,
  own: readonly string[],
  wrong: string,
  show: (showing: Showing, ...said: string[]) => Promise<Proof>,
): UserGrant {
  return {
    grantType: `http://auth0.com/oauth/grant-type/${name}`,
    parameters: ['mfa_token', ...own],
    async prepare(ctx, granting) {
      const { pending } = await showingOf(ctx, granting)
      const { scope, resource } = pending.request ?? {}
      // What is asked for was said when the first factor was shown.
      Object.assign(ctx.oidc.params, { scope, resource })
    },
    async authenticate(ctx, granting) {
      const said = required(ctx, granting, ...own)
      const showing = await showingOf(ctx, granting)
      const proof = await show(showing, ...said)
      if (proof === 'right') return authenticated(showing, name)
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

async function showingOf(ctx: GrantContext, granting: Granting): Promise<Showing> {
  const { tenant, oidc } = granting
  const [token = ''] = required(ctx, granting, 'mfa_token')
  const pending = await findPending(tenant, 'MfaToken', token)
  if (!pending) throw expired(oidc)
  const { clientId } = ctx.oidc.client
  const { req } = oidcRequestOf(ctx)
  if (pending.clientId !== clientId) {
    throw refusal(oidc, 403, 'invalid_grant', 'The `mfa_token` was issued to another client.')
  }
  const client = await tenant.clients.find(clientId)
  return { ...granting, ctx, req, token, pending, proving: { req, client, pending } }
}

const expired = (oidc: Granting['oidc']) =>
  refusal(oidc, 401, 'expired_token', 'mfa_token is expired. Log in again.')

/** The code of an app that the user has, or that is being enrolled. */
async function showOtp({ tenant, pending, proving, token }: Showing, code = ''): Promise<Proof> {
  const { otp, mayEnroll } = await findAvailable(tenant, pending)
  if (otp) return proveOtp(proving, code)
  if (!mayEnroll) return 'wrong'
  const { oidc, write } = tenant.store
  const proof = await enrollOtp(proving, offeredSecret(tenant, 'MfaToken', token, pending), code)
  if (proof !== 'right' || pending.recoveryCode === undefined) return proof
  const recoveryCode = await oidc.open(pending.recoveryCode)
  await write({ description: 'Store a recovery code' }, ({ secondFactors }) =>
    secondFactors.setRecoveryCode(pending.userId, recoveryCode),
  )
  return proof
}

/** `oobCode` is that of the challenge, and the code went by mail. */
async function showEmailCode(showing: Showing, oobCode = '', code = ''): Promise<Proof> {
  const { tenant, pending, proving, token } = showing
  const { email } = await findAvailable(tenant, pending)
  if (email === undefined || pending.oobCode !== oobCode) return 'wrong'
  return proveEmailCode(proving, token, code)
}

async function showRecoveryCode({ tenant, pending, proving }: Showing, code = '') {
  const { recoveryCode } = await findAvailable(tenant, pending)
  return recoveryCode ? proveRecoveryCode(proving, code) : 'wrong'
}

/** Uses the token up, and logs the user in. */
async function authenticated(showing: Showing, name: string): Promise<Authenticated> {
  const { ctx, tenant, oidc, token, pending } = showing
  if (!(await endPending(tenant, 'MfaToken', token))) {
    throw expired(oidc)
  }
  const { userId, account, amr } = pending
  const origin = await originOfGrant(ctx, showing)
  const isRecovery = name === 'mfa-recovery-code'
  const recoveryCode = isRecovery ? newRecoveryCode() : undefined
  if (recoveryCode !== undefined) {
    await tenant.store.write({ description: 'Log in' }, ({ secondFactors }) =>
      secondFactors.setRecoveryCode(userId, recoveryCode),
    )
  }
  if (account) await succeed(tenant, { account, origin })
  return {
    accountId: userId,
    amr: [...amr, ...(isRecovery ? [] : ['otp']), 'mfa'],
    gty: pending.request?.gty ?? 'password',
    ...(recoveryCode !== undefined && { recoveryCode }),
  }
}
