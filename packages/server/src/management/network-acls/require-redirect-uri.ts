import type { Schema } from '@latchkey/contract'
import { ApiError } from '../../errors.ts'

/** Requires `redirect_uri` for a redirect, which the schema of a rule does not express. */
export function requireRedirectUri(rule: Schema<'NetworkAclRule'> | undefined): void {
  if (!rule?.action.redirect || rule.action.redirect_uri !== undefined) return
  throw new ApiError('invalid_body', {
    message: 'Payload validation error: Action type of `redirect` requires a `redirect_uri`',
  })
}
