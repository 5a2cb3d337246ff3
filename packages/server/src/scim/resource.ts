import { createHash } from 'node:crypto'
import type { Members } from '@latchkey/scim'

/** A SCIM resource as JSON (RFC 7643, section 3). */
export type Resource = Members & {
  readonly id: string
  readonly meta: Members & { readonly location: string; readonly version: string }
}

/** A weak entity tag (RFC 9110, section 8.8.3), which is equal for equal states. */
export function weakTagOf(state: string): string {
  return `W/"${createHash('sha256').update(state).digest('base64url').slice(0, 22)}"`
}
