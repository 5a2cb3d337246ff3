import type { KoaContextWithOIDC, Provider } from 'oidc-provider'
import { type Exchanged, type OidcRequest, oidcRequestOf } from './oidc-request.ts'
import { beforeAccessTokens } from './patches.ts'
import type { RecordAdapterOptions } from './record-adapter-options.ts'
import { originOf } from './request-origin.ts'

/**
 * Revokes the grant of a credential that is presented a second time: one of both presenters is not
 * its owner (RFC 9700, section 4.14.2; RFC 6749, section 4.1.2).
 */
export async function endReused(
  { records, context }: Pick<RecordAdapterOptions, 'records' | 'context'>,
  { model, id }: Exchanged,
  grantId: string | undefined,
): Promise<void> {
  const used = await records.find(model, id)
  if (used?.consumed === undefined || grantId === undefined) return
  await records.revokeGrant(grantId, originOf(context()))
}

/**
 * Leaves the consumption of a credential to the statement that stores its tokens: either both take
 * effect or none, and of concurrent exchanges only one succeeds.
 *
 * @returns false without a request, because no such statement follows
 */
export function postponeUse(request: OidcRequest | undefined, exchanged: Exchanged): boolean {
  if (request) request.exchanged = exchanged
  return request !== undefined
}

/** Takes the credential that the statement must consume, if it is of one of these models. */
export function consumeExchanged(
  request: OidcRequest | undefined,
  models: readonly string[],
): Exchanged | undefined {
  const exchanged = request?.exchanged
  if (!request || !exchanged || !models.includes(exchanged.model)) return undefined
  request.exchanged = undefined
  return exchanged
}

/**
 * Consumes a credential for which no such statement ran: an access token for an API is not stored,
 * and an exchange may fail.
 */
export function settleUses(
  provider: Provider,
  { records, errors, context }: Pick<RecordAdapterOptions, 'records' | 'errors' | 'context'>,
): void {
  const settle = async (ctx: Pick<KoaContextWithOIDC, 'req'>, grantId?: string) => {
    const request = oidcRequestOf(ctx)
    const { exchanged } = request
    if (!exchanged) return true
    request.exchanged = undefined
    if (await records.consume(exchanged.model, exchanged.id)) return true
    await endReused({ records, context }, exchanged, grantId)
    return false
  }
  beforeAccessTokens(provider, async ({ resourceServer, grantId }) => {
    const ctx = context()
    const isKept = resourceServer === undefined
    if (isKept || !ctx || (await settle(ctx, grantId))) return
    throw new errors.InvalidGrant('the credential to exchange has already been used')
  })
  provider.use(async (ctx, next) => {
    await next()
    if (oidcRequestOf(ctx).exchanged) await settle(ctx)
  })
}
