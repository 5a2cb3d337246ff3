import type { errors, KoaContextWithOIDC } from 'oidc-provider'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { resumedBefore } from './adapter.ts'
import { showError } from './provider-pages.ts'

/**
 * Refuses a request that resumes an interaction at the same time as another one, and later: its
 * response becomes that of a request after the other one.
 */
export function refuseLate(
  tenant: Tenant,
  { SessionNotFound }: Pick<typeof errors, 'SessionNotFound'>,
) {
  const show = showError(tenant)
  return async (ctx: KoaContextWithOIDC): Promise<void> => {
    const error = new SessionNotFound(resumedBefore)
    ctx.remove('Location')
    ctx.remove('Set-Cookie') // of a session that does not begin
    ctx.status = error.statusCode
    ctx.oidc.provider.emit('authorization.error', ctx, error)
    await show(ctx, error)
  }
}
