import { randomBytes } from 'node:crypto'
import { ApiError } from '../../errors.ts'
import { findPending, type Pending, storePending } from '../../login/second-factors/pending.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'

/**
 * What an application goes on with to show a second factor: opaque, for ten minutes, and good for
 * nothing else. Only its hash is kept.
 */
export async function createMfaToken(tenant: Tenant, halfway: Pending): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await storePending(tenant, 'MfaToken', token, halfway)
  return token
}

/** @throws ApiError `expired_token` for one that is over, was used, or never was */
export async function findMfaToken(tenant: Tenant, token: string): Promise<Pending> {
  const pending = await findPending(tenant, 'MfaToken', token)
  if (pending) return pending
  throw new ApiError('expired_token', { message: 'mfa_token is expired. Log in again.' })
}
