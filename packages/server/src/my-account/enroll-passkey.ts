import { resolveBranding } from '../branding/resolve-branding.ts'
import { ApiError } from '../errors.ts'
import {
  createEnrollmentOptions,
  userHandleOf,
  verifyEnrollment,
} from '../login/passkeys/ceremonies.ts'
import { readEnrollmentAnswer } from '../login/passkeys/read-answer.ts'
import { factorEntry } from '../login/second-factors/log-second-factor.ts'
import { type AccountCall, textOf, writeOf } from './account-call.ts'
import { shownMethod } from './authentication-methods.ts'
import { type Enrollment, endEnrollment, storeEnrollment } from './enrollment-session.ts'
import { requireOwner } from './require-owner.ts'

/**
 * Creates the options of a new passkey (Web Authentication Level 3, section 5.4).
 *
 * @throws ApiError `factor_unavailable` for a user without an account that may have passkeys
 */
export async function enrollPasskey(call: AccountCall, id: string): Promise<object> {
  const { req, tenant, client, userId } = call
  const strategies = tenant.connectors.strategiesWith('passkeys')
  const user = await requireOwner(call)
  const account = await tenant.store.passkeys.findAccount(
    { userId, identityUserId: textOf(call, 'identity_user_id') ?? null },
    { clientId: client.clientId, connection: textOf(call, 'connection'), strategies },
  )
  if (!account) throw new ApiError('factor_unavailable')
  const branding = await resolveBranding(tenant, { headers: req.headers })
  const methods = await tenant.store.authenticationMethods.listOf(userId)
  await storeEnrollment(call, id, {
    type: 'passkey',
    identityUserId: `${account.provider}|${account.providerUserId}`,
  })
  const place = { purpose: 'enrollment', id } as const
  const options = await createEnrollmentOptions(tenant, place, {
    userName: account.email ?? user.username ?? user.phone_number ?? userId,
    displayName: user.name,
    subject: userId,
    known: methods.filter(({ type }) => type === 'passkey'),
    tenantName: branding.tenantName,
  })
  return { authn_params_public_key: options }
}

/**
 * Verifies the response of the authenticator, and stores the passkey.
 *
 * @throws ApiError `enrollment_refused`, `enrollment_expired`, `authentication_method_exists`
 */
export async function verifyPasskey(
  call: AccountCall,
  id: string,
  { identityUserId = '' }: Enrollment,
) {
  const { req, tenant, client, userId } = call
  const answer = readEnrollmentAnswer(JSON.stringify(call.body.authn_response ?? {}))
  const place = { purpose: 'enrollment', id } as const
  const passkey = answer && (await verifyEnrollment(tenant, place, answer))
  if (!passkey) throw new ApiError('enrollment_refused')
  const its = { userHandle: userHandleOf(tenant, userId), userAgent: req.facts.userAgent }
  const entry = factorEntry(req, client, 'gd_enrollment_complete', { userId })
  const made = await writeOf(call, async (store) => {
    await store.logs.append({ ...entry, description: 'A passkey was created' })
    const created = await store.passkeys.enroll({ userId }, { ...passkey, ...its, identityUserId })
    await endEnrollment(store, id)
    return created
  })
  return shownMethod(made)
}
