import type { errors as Errors } from 'oidc-provider'

/** The client metadata of a registration request, not yet validated (RFC 7591, section 2). */
export type RequestedMetadata = Readonly<Record<string, unknown>>
/** The error of invalid client metadata. */
export type InvalidMetadata = Pick<typeof Errors, 'InvalidClientMetadata'>

const itemsMax = 20
const addressLengthMax = 2048

/**
 * The strings of a member that must be an array of strings.
 *
 * @throws `invalid_client_metadata`
 */
export function textsOf(
  requested: RequestedMetadata,
  name: string,
  errors: InvalidMetadata,
): string[] {
  const value = requested[name] ?? []
  const isList = Array.isArray(value) && value.every((each) => typeof each === 'string')
  if (!isList) throw new errors.InvalidClientMetadata(`${name} must be an array of strings`)
  if (value.length > itemsMax) {
    throw new errors.InvalidClientMetadata(`${name} must have at most ${itemsMax} items`)
  }
  return [...new Set(value as string[])]
}

/**
 * The members of these names that the request has; each must be an https URL.
 *
 * @throws `invalid_client_metadata`
 */
export function urlsOf(
  requested: RequestedMetadata,
  names: readonly string[],
  errors: InvalidMetadata,
): Readonly<Record<string, string>> {
  const found = names.flatMap((name) => {
    const { [name]: url } = requested
    if (url === undefined) return []
    if (typeof url === 'string' && url.length <= addressLengthMax && isHttps(url)) {
      return [[name, url] as const]
    }
    throw new errors.InvalidClientMetadata(`${name} must be an https URL`)
  })
  return Object.fromEntries(found)
}

/** Whether a text is an https URL without credentials. */
export function isHttps(address: string): boolean {
  if (!URL.canParse(address) || /\s/.test(address)) return false
  const { protocol, username, password } = new URL(address)
  return protocol === 'https:' && username === '' && password === ''
}
