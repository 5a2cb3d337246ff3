import type { OidcRecords } from '../../store/oidc/oidc-records.ts'
import { transferOf } from './transferred.ts'

/**
 * Whether a session or grant was not transferred by a refresh token that has ended since, and with
 * which it ends.
 */
export async function isTransferCurrent(
  { refreshTokens }: Pick<OidcRecords, 'refreshTokens'>,
  payload: object | undefined,
): Promise<boolean> {
  const transfer = transferOf(payload)
  return !transfer?.cascades || refreshTokens.isAlive(transfer.refreshTokenId)
}
