import type { Provider } from 'oidc-provider'
import type { OidcRecords } from '../../store/oidc/oidc-records.ts'
import { WaitingRecords } from '../../store/oidc/record-batch.ts'
import { type OidcRequest, oidcRequestOf } from './oidc-request.ts'

/** Models whose records only a later request reads. */
const laterModels: readonly string[] = ['Interaction', 'Grant', 'AuthorizationCode']

/** The changes of records of a model that wait; undefined where they are made at once. */
export const laterOf = (
  request: OidcRequest | undefined,
  model: string,
): WaitingRecords | undefined => (laterModels.includes(model) ? request?.later : undefined)

/** Writes what waits. */
export async function writeWaiting(
  request: OidcRequest | undefined,
  records: Pick<OidcRecords, 'writeAll'>,
): Promise<void> {
  const batch = request?.later?.take()
  if (batch && batch.written.length + batch.deleted.length > 0) await records.writeAll(batch)
}

/**
 * Lets an authorization request write its interaction, or its grant and code, by one statement:
 * with the session that begins, or at the end of the request.
 */
export function writeTogether(provider: Provider, records: Pick<OidcRecords, 'writeAll'>): void {
  const { pathname } = new URL(provider.urlFor('authorization'))
  const isAuthorization = (path: string) => path === pathname || path.startsWith(`${pathname}/`)
  provider.use(async (ctx, next) => {
    const request = oidcRequestOf(ctx)
    if (isAuthorization(ctx.path)) request.later = new WaitingRecords()
    await next()
    await writeWaiting(request, records)
  })
}
