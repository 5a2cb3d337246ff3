import { decodeJwt } from 'jose'
import { ApiError } from '../../errors.ts'

/** Claims that may be objects: OpenID Connect Core, section 5.5; RFC 9396; RFC 7800. */
const objectClaims: readonly string[] = ['claims', 'authorization_details', 'cnf']

/**
 * Refuses a Request Object (RFC 9101) with a parameter that is an object. oidc-provider converts
 * each to a string, which throws for `{"toString": ""}` and would be a 500.
 *
 * @param request a JWT; oidc-provider refuses what is none
 * @throws ApiError `invalid_request_object`
 */
export function refuseObjectParameters(request: string): void {
  const wrong = Object.entries(claimsOf(request)).find(
    ([name, value]) =>
      typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      !objectClaims.includes(name),
  )
  if (!wrong) return
  const message = `\`${wrong[0]}\` of the Request Object must not be an object.`
  throw new ApiError('invalid_request_object', { message })
}

function claimsOf(request: string): Readonly<Record<string, unknown>> {
  try {
    return decodeJwt(request)
  } catch {
    return {}
  }
}
