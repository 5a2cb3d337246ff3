import { ApiError } from '../../errors.ts'
import type { Oidc } from '../provider/load-provider.ts'

/** HTTP status, `error` and `error_description` of a refusal. */
export type RefusalRow = readonly [status: number, code: string, description: string]

/** An error of oidc-provider with this status, `error` and `error_description`. */
export function refusal(
  { errors }: Pick<Oidc, 'errors'>,
  status: number,
  code: string,
  description: string,
): Error {
  const error = new errors.OIDCProviderError(status, code)
  error.error_description = description
  return Object.assign(error, { expose: true })
}

/** Turns an `ApiError` below 500 into an error of oidc-provider; returns any other unchanged. */
export function asRefusal(oidc: Pick<Oidc, 'errors'>, error: unknown): unknown {
  if (!(error instanceof ApiError) || error.status >= 500) return error
  return refusal(oidc, error.status, error.errorCode ?? 'invalid_request', error.message)
}
