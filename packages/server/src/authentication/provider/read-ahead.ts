import type { AdapterPayload } from 'oidc-provider'
import type { LinkedRecord } from '../../store/oidc/oidc-linked-records.ts'
import type { FoundRecord } from '../../store/oidc/oidc-rows.ts'
import type { OidcSubject } from '../../store/oidc/oidc-subjects.ts'
import type { OidcRequest } from './oidc-request.ts'

/**
 * Stores the rows that were read together with a record, each for one use: oidc-provider reads a
 * second time in order to see changes.
 */
export function storeReadAhead(
  request: OidcRequest | undefined,
  { record: _record, ...others }: LinkedRecord,
): void {
  if (request) request.readAhead = others
}

/** Takes the grant that was read ahead. */
export function consumeGrant(
  request: OidcRequest | undefined,
  id: string,
): FoundRecord | undefined {
  if (!request || request.readAhead.grantId !== id) return undefined
  const { grantId: _grantId, grant, ...others } = request.readAhead
  request.readAhead = others
  return grant
}

/** Takes the opaque token of the request, which the rate limit has read. */
export function consumeToken(
  request: OidcRequest | undefined,
  model: string,
  id: string,
): FoundRecord | undefined {
  const found = request?.req.opaqueToken
  if (!found || found.model !== model || found.token !== id) return undefined
  delete request.req.opaqueToken
  return found.record
}

/** The interaction that this request has concluded, once. */
export function consumeConcluded(
  request: OidcRequest | undefined,
  id: string,
): AdapterPayload | undefined {
  const concluded = request?.concluded
  if (!request || concluded?.id !== id) return undefined
  request.concluded = undefined
  return concluded.payload
}

/** The user that was read ahead, once. */
export function consumeSubject(
  request: OidcRequest | undefined,
  userId: string,
): OidcSubject | undefined {
  if (!request || request.readAhead.subject?.user_id !== userId) return undefined
  const { subject, ...others } = request.readAhead
  request.readAhead = others
  return subject
}
