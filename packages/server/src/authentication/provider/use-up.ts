import type { KoaContextWithOIDC, Provider } from 'oidc-provider'
import { type Exchanged, type OidcRequest, oidcRequestOf } from './oidc-request.ts'
import { beforeAccessTokens } from './patches.ts'
import type { RecordAdapterOptions } from './record-adapter-options.ts'

/**
 * Ends the grant of what was used up by somebody else at the same time: one of the two is not whom
 * it was given to (RFC 9700, section 4.14.2; RFC 6749, section 4.1.2).
 */
export async function endReused(
  records: RecordAdapterOptions['records'],
  { model, id }: Exchanged,
  grantId: string | undefined,
): Promise<void> {
  const used = await records.find(model, id)
  if (used?.consumed !== undefined && grantId !== undefined) await records.revokeGrant(grantId)
}

/**
 * Leaves using it up to the statement that keeps what it is exchanged for: both happen in one or
 * neither does, and of all who exchange it at one time one is told that it did.
 *
 * @returns whether that statement will come: there is a request
 */
export function postponeUse(request: OidcRequest | undefined, exchanged: Exchanged): boolean {
  if (request) request.exchanged = exchanged
  return request !== undefined
}

/** What that statement uses up, if it is of one of these models. */
export function takeExchanged(
  request: OidcRequest | undefined,
  models: readonly string[],
): Exchanged | undefined {
  const exchanged = request?.exchanged
  if (!request || !exchanged || !models.includes(exchanged.model)) return undefined
  request.exchanged = undefined
  return exchanged
}

/**
 * Sees to it that everything is used up for which that statement does not come: a token for an API
 * is kept nowhere, and an exchange may fail half-way.
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
    await endReused(records, exchanged, grantId)
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
    await settle(ctx)
  })
}
