import type { Provider } from 'oidc-provider'
import { isUnavailable } from '../../store/database/unavailable.ts'
import { requestOf } from './provider-request.ts'

/**
 * oidc-provider makes an error of its own of whatever is thrown below it: a `server_error`, or that
 * a client or a hint is invalid. Where the cause is a database that is away it answers nothing, and
 * `handOver` throws the cause to the step that writes errors, as everything else does.
 */
export function refuseWhileUnavailable(provider: Provider): void {
  const refused = new WeakMap<object, unknown>()
  // Both may end in a redirect, whose status says nothing of the error.
  provider.on('server_error', (ctx, error) => void refused.set(ctx, error))
  provider.on('authorization.error', (ctx, error) => void refused.set(ctx, error))
  provider.use(async (ctx, next) => {
    const req = requestOf(ctx.req)
    try {
      await next()
      if (ctx.status < 400 && !refused.has(ctx)) return
    } catch (error) {
      refused.set(ctx, error)
      if (!req || !causeOf(req, error)) throw error
    }
    const cause = req && causeOf(req, refused.get(ctx))
    if (!req || cause === undefined) return
    req.unavailable = cause
    ctx.respond = false
  })
}

/** The failure of the database behind an error, if that is what it is. */
function causeOf({ deadline }: Pick<Express.Request, 'deadline'>, error: unknown): unknown {
  return deadline.failure ?? (isUnavailable(error) ? error : undefined)
}
