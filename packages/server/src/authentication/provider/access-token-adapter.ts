import { RecordAdapter } from './adapter.ts'
import type { RecordAdapterOptions } from './record-adapter-options.ts'
import { originOf } from './request-origin.ts'

/** The adapter of opaque access tokens. */
export class AccessTokenAdapter extends RecordAdapter {
  constructor(options: RecordAdapterOptions) {
    super('AccessToken', options)
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
