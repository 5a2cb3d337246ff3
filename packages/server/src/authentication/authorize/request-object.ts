import { decodeJwt } from 'jose'
import { ApiError } from '../../errors.ts'
import { structured } from '../../form-body.ts'
import { isDeep, tooDeep } from '../../json-text/read-json.ts'
import { hasUnstorableText, unstorableText } from '../../unstorable-text.ts'

/** The claims that may be objects (OpenID Connect Core, section 5.5; RFC 9396; RFC 7800). */
const objectClaims: readonly string[] = ['claims', 'authorization_details', 'cnf']

/**
 * Refuses parameters of JSON text that are nested too deeply, and `claims` with a text that cannot
 * be stored.
 *
 * @throws ApiError `invalid_body`
 */
export function refuseUnreadableJson(parameters: URLSearchParams): void {
  for (const name of structured) {
    for (const text of parameters.getAll(name)) {
      const message = complaintOf(name, text)
      if (message !== undefined) throw new ApiError('invalid_body', { message })
    }
  }
}

/** Why a JSON text is refused, as a sentence; undefined if it is not. */
function complaintOf(name: string, text: string): string | undefined {
  const value = jsonOf(text)
  if (isDeep(value)) return `${tooDeep(`\`${name}\``)}.`
  // Those in `authorization_details` have an error of their own (RFC 9396, section 5).
  const isRefused = name === 'claims' && hasUnstorableText(text, value)
  return isRefused ? `${unstorableText}, in \`claims\`.` : undefined
}

/** The value of a JSON text; undefined for another text, whose error oidc-provider reports. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Refuses a Request Object (RFC 9101) with a parameter that is an object, with claims that are
 * nested too deeply, or with a text that cannot be stored; JSON as a string as well. oidc-provider
 * converts each object to a string, which throws for `{"toString": ""}` and would be a 500.
 *
 * @param request a JWT; for any other text oidc-provider reports the error
 * @throws ApiError `invalid_request_object`
 */
export function requireReadableParameters(request: string): void {
  const claims = claimsOf(request)
  if (isDeep(claims)) throw refused(`${tooDeep('The claims of the Request Object')}.`)
  const wrong = Object.entries(claims).find(
    ([name, value]) =>
      typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      !objectClaims.includes(name),
  )
  if (wrong) throw refused(`\`${wrong[0]}\` of the Request Object must not be an object.`)
  for (const name of structured) {
    const { [name]: text } = claims
    const complaint = typeof text === 'string' ? complaintOf(name, text) : undefined
    if (complaint !== undefined) throw refused(complaint)
  }
  if (!hasUnstorableText(JSON.stringify(claims), claims)) return
  throw refused(`${unstorableText}, in the Request Object.`)
}

const refused = (message: string) => new ApiError('invalid_request_object', { message })

function claimsOf(request: string): Readonly<Record<string, unknown>> {
  try {
    return decodeJwt(request)
  } catch {
    return {}
  }
}
