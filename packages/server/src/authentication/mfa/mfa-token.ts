import { randomBytes } from 'node:crypto'
import { ApiError } from '../../errors.ts'
import { findPending, type Pending, storePending } from '../../login/second-factors/pending.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'

/**
 * Creates an `mfa_token`, with which an application completes a log-in by a second factor. It is
 * opaque, lives for ten minutes, and only its hash is stored.
 */
export async function createMfaToken(tenant: Tenant, pending: Pending): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await storePending(tenant, 'MfaToken', token, pending)
  return token
}

/** @throws ApiError `expired_token` for a token that has expired, was used or is unknown */
export async function findMfaToken(tenant: Tenant, token: string): Promise<Pending> {
  const pending = await findPending(tenant, 'MfaToken', token)
  if (pending) return pending
  throw new ApiError('expired_token', { message: 'mfa_token is expired. Log in again.' })
}
