import type { KoaContextWithOIDC, Provider } from 'oidc-provider'
import { isUnavailable } from '../../store/database/unavailable.ts'
import { type OidcRequest, oidcRequestOf } from './oidc-request.ts'

/**
 * oidc-provider makes an error of its own of whatever is thrown below it: a `server_error`, or that
 * a client or a hint is invalid. Where the cause is a database that is away it answers nothing, and
 * `callProvider` throws the cause to the step that writes errors, as everything else does.
 */
export function refuseWhileUnavailable(provider: Provider): void {
  const noteFailure = (ctx: KoaContextWithOIDC, error: Error) => {
    oidcRequestOf(ctx).failure = error
  }
  // Both may end in a redirect, whose status says nothing of the error.
  provider.on('server_error', noteFailure)
  provider.on('authorization.error', noteFailure)
  provider.use(async (ctx, next) => {
    const request = oidcRequestOf(ctx)
    try {
      await next()
      if (ctx.status < 400 && request.failure === undefined) return
    } catch (error) {
      request.failure = error
      if (causeOf(request) === undefined) throw error
    }
    const cause = causeOf(request)
    if (cause === undefined) return
    request.unavailable = cause
    ctx.respond = false
  })
}

/** The failure of the database behind an error, if that is what it is. */
function causeOf({ req, failure }: OidcRequest): unknown {
  return req.deadline.failure ?? (isUnavailable(failure) ? failure : undefined)
}
