import type { KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { OidcRecords } from '../../store/oidc/oidc-records.ts'
import { WaitingRecords } from '../../store/oidc/record-batch.ts'
import { type OidcRequest, oidcRequestOf, type WithOidc } from './oidc-request.ts'

/** Models whose records only a later request reads. */
const laterModels: readonly string[] = ['Interaction', 'Grant', 'AuthorizationCode']

/** The changes of records of a model that wait; undefined where they are made at once. */
export const laterOf = (
  request: OidcRequest | undefined,
  model: string,
): WaitingRecords | undefined => (laterModels.includes(model) ? request?.later : undefined)

/**
 * Writes what waits.
 *
 * @returns false if another request has resumed the interaction meanwhile; then nothing is written
 */
export async function writeWaiting(
  request: OidcRequest | undefined,
  records: Pick<OidcRecords, 'writeAll'>,
): Promise<boolean> {
  const batch = request?.later?.take()
  if (!request || !batch || batch.written.length + batch.deleted.length === 0) return true
  const takesEffect = await records.writeAll(batch)
  if (!takesEffect) request.isLate = true
  return takesEffect
}

/**
 * Lets an authorization request write its interaction, or its grant and code, by one statement:
 * with the session that begins, or at the end of the request.
 *
 * @param refuseLate replaces the response of a request whose interaction another one has resumed
 */
export function writeTogether(
  provider: Provider,
  records: Pick<OidcRecords, 'writeAll'>,
  refuseLate: (ctx: KoaContextWithOIDC) => Promise<void>,
): void {
  const { pathname } = new URL(provider.urlFor('authorization'))
  const isAuthorization = (path: string) => path === pathname || path.startsWith(`${pathname}/`)
  provider.use<object, WithOidc>(async (ctx, next) => {
    const request = oidcRequestOf(ctx)
    if (isAuthorization(ctx.path)) request.later = new WaitingRecords()
    await next()
    await writeWaiting(request, records)
    if (request.isLate) await refuseLate(ctx)
    else await request.logLogIn?.()
  })
}
