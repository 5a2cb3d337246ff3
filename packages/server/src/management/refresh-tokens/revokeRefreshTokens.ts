import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../../errors.ts'
import type { Handler } from '../handler.ts'

export const revokeRefreshTokens: Handler<'revokeRefreshTokens'> = async ({ write, body }) => {
  refuseContradictions(body)
  const { ids, user_id: userId, client_id: clientId, audience } = body
  await write((store) =>
    store.refreshTokens.revoke({
      ...(ids && { ids }),
      ...(userId !== undefined && { userId }),
      ...(clientId !== undefined && { clientId }),
      ...(audience !== undefined && { audience }),
    }),
  )
  return { status: 202 }
}

/** @throws ApiError `invalid_body` for a contradictory selection, which could revoke too much */
function refuseContradictions(body: Schema<'RefreshTokenRevocation'>): void {
  const { ids, user_id, client_id, audience } = body
  if (ids === undefined && user_id === undefined) {
    throw refusedBody('`ids` or `user_id` is required', 'ids')
  }
  if (ids && (user_id ?? client_id ?? audience) !== undefined) {
    throw refusedBody('`ids` and the other members are mutually exclusive', 'ids')
  }
  if (audience !== undefined && client_id === undefined) {
    throw refusedBody('`audience` requires `user_id` and `client_id`', 'audience')
  }
}
