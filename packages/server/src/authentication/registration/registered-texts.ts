import type { errors as Errors } from 'oidc-provider'

type Said = Readonly<Record<string, unknown>>
type InvalidMetadata = Pick<typeof Errors, 'InvalidClientMetadata'>

const itemsMax = 20
const addressLengthMax = 2048

/** @throws `invalid_client_metadata` */
export function textsOf(said: Said, name: string, errors: InvalidMetadata): string[] {
  const value = said[name] ?? []
  const isList = Array.isArray(value) && value.every((each) => typeof each === 'string')
  if (!isList) throw new errors.InvalidClientMetadata(`${name} must be an array of strings`)
  if (value.length > itemsMax) {
    throw new errors.InvalidClientMetadata(`${name} must have at most ${itemsMax} items`)
  }
  return [...new Set(value as string[])]
}

/**
 * Those of the members that are there, which must be https URLs.
 *
 * @throws `invalid_client_metadata`
 */
export function urlsOf(
  said: Said,
  names: readonly string[],
  errors: InvalidMetadata,
): Readonly<Record<string, string>> {
  const found = names.flatMap((name) => {
    const { [name]: url } = said
    if (url === undefined) return []
    if (typeof url === 'string' && url.length <= addressLengthMax && isHttps(url)) {
      return [[name, url] as const]
    }
    throw new errors.InvalidClientMetadata(`${name} must be an https URL`)
  })
  return Object.fromEntries(found)
}

export function isHttps(address: string): boolean {
  if (!URL.canParse(address) || /\s/.test(address)) return false
  const { protocol, username, password } = new URL(address)
  return protocol === 'https:' && username === '' && password === ''
}
