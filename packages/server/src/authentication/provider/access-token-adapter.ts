import type { AdapterPayload } from 'oidc-provider'
import { transferModel } from '../transfer/transfer-token.ts'
import { RecordAdapter } from './adapter.ts'
import type { RecordAdapterOptions } from './record-adapter-options.ts'
import { originOf } from './request-origin.ts'

/** The adapter of opaque access tokens. */
export class AccessTokenAdapter extends RecordAdapter {
  constructor(options: RecordAdapterOptions) {
    super('AccessToken', options)
  }

  /** A session transfer token is stored as one, so that it is valid nowhere else. */
  override async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    const { transfer } = this.request()?.refresh ?? {}
    if (!transfer) return super.upsert(id, payload, expiresIn)
    const { records, now } = this.options
    await records.upsert(transferModel, id, {
      ...(await this.recordOf(id, payload)),
      payload: { ...transfer, userId: payload.accountId },
      expiresAt: new Date(now().getTime() + expiresIn * 1000),
    })
  }

  /**
   * Ends what is revoked together with the token (RFC 7009, section 2.1), because oidc-provider
   * does so next by a statement for each model: if one fails, a second request would no longer find
   * the token, and leave the others.
   */
  override destroy(id: string): Promise<void> {
    const { records, context } = this.options
    const ctx = context()
    const token = ctx?.oidc.entities.AccessToken
    const isRevoked = ctx?.oidc.route === 'revocation' && token?.jti === id
    if (!isRevoked || token.grantId === undefined) return super.destroy(id)
    return records.revokeTokens(token.grantId, originOf(ctx))
  }
}
