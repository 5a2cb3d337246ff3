import type { KoaContextWithOIDC, Provider } from 'oidc-provider'
import { isUnavailable } from '../../store/database/unavailable.ts'
import { type OidcRequest, oidcRequestOf } from './oidc-request.ts'

/**
 * Makes requests fail if the database is unavailable. oidc-provider would turn the error into a
 * `server_error`, an invalid client or an invalid hint. `callProvider` throws the cause instead,
 * which is answered 503. It also throws errors that oidc-provider does not handle: Koa would write
 * them to standard error, and remove all headers.
 */
export function refuseWhileUnavailable(provider: Provider): void {
  const rememberFailure = (ctx: KoaContextWithOIDC, error: Error) => {
    oidcRequestOf(ctx).failure = error
  }
  // After these events the response may be a redirect, whose status does not show the error.
  provider.on('server_error', rememberFailure)
  provider.on('authorization.error', rememberFailure)
  provider.use(async (ctx, next) => {
    const request = oidcRequestOf(ctx)
    try {
      await next()
      if (ctx.status < 400 && request.failure === undefined) return
    } catch (error) {
      request.failure = error
      request.unanswered = causeOf(request) ?? error
    }
    request.unanswered ??= causeOf(request)
    if (request.unanswered !== undefined) ctx.respond = false
  })
}

/** The error of an unavailable database behind a failure, if there is one. */
function causeOf({ req, failure }: OidcRequest): unknown {
  return req.deadline.failure ?? (isUnavailable(failure) ? failure : undefined)
}
