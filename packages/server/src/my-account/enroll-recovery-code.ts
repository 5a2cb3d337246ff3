import { ApiError } from '../errors.ts'
import { newRecoveryCode } from '../store/second-factors/second-factors.ts'
import { type AccountCall, writeOf } from './account-call.ts'
import { latestMethod } from './authentication-methods.ts'
import {
  type Enrollment,
  endEnrollment,
  enrollmentModel,
  storeEnrollment,
} from './enrollment-session.ts'

/** Generates a recovery code. It replaces the current one when the user has confirmed it. */
export async function enrollRecoveryCode(call: AccountCall, id: string): Promise<object> {
  const { oidc } = call.tenant.store
  if (!call.tenant.guardian.factors['recovery-code']) throw new ApiError('factor_unavailable')
  const code = newRecoveryCode()
  const recoveryCode = await oidc.seal({ model: enrollmentModel, id }, code)
  await storeEnrollment(call, id, { type: 'recovery-code', recoveryCode })
  return { recovery_code: code }
}

/** Stores the new recovery code, after the user has confirmed it. */
export async function verifyRecoveryCode(
  call: AccountCall,
  id: string,
  { recoveryCode = '' }: Enrollment,
) {
  const { tenant, userId } = call
  const code = await tenant.store.oidc.open({ model: enrollmentModel, id }, recoveryCode)
  await writeOf(call, async (store) => {
    await store.secondFactors.setRecoveryCode({ userId }, code)
    await endEnrollment(store, id)
  })
  return latestMethod(call, 'recovery-code')
}
