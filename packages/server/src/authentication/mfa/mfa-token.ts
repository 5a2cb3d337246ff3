import { randomBytes } from 'node:crypto'
import { ApiError } from '../../errors.ts'
import { findPending, type Pending, storePending } from '../../login/second-factors/pending.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'

/**
 * Creates an `mfa_token`, by which an application continues a log-in with a second factor. The
 * token is opaque and expires after ten minutes; only its hash is stored.
 */
export async function createMfaToken(tenant: Tenant, pending: Pending): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await storePending(tenant, 'MfaToken', token, pending)
  return token
}

/** @throws ApiError `expired_token` for an unknown, expired or used token */
export async function findMfaToken(tenant: Tenant, token: string): Promise<Pending> {
  const pending = await findPending(tenant, 'MfaToken', token)
  if (pending) return pending
  throw new ApiError('expired_token', { message: 'mfa_token is expired. Log in again.' })
}
