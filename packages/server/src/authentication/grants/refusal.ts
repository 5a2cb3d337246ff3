import { ApiError } from '../../errors.ts'
import type { Oidc } from '../provider/load-provider.ts'

/** Status, code and sentence. */
export type Said = readonly [status: number, code: string, description: string]

/** A refusal in the form of oidc-provider, with a status that its own errors need not have. */
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

/** What is known how to say is said in the form of oidc-provider; the rest is a fault of ours. */
export function asRefusal(oidc: Pick<Oidc, 'errors'>, error: unknown): unknown {
  if (!(error instanceof ApiError) || error.status >= 500) return error
  return refusal(oidc, error.status, error.errorCode ?? 'invalid_request', error.message)
}
