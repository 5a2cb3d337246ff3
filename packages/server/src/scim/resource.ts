import { createHash } from 'node:crypto'
import type { Members } from '@latchkey/scim'

/** The JSON of a resource. */
export type Resource = Members & {
  readonly id: string
  readonly meta: Members & { readonly location: string; readonly version: string }
}

/** A weak entity tag (RFC 9110, section 8.8.3): equal for equal states. */
export function weakTagOf(state: string): string {
  return `W/"${createHash('sha256').update(state).digest('base64url').slice(0, 22)}"`
}
