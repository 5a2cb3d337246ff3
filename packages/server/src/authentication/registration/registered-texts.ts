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

/** @throws `invalid_client_metadata` */
export function httpsUrlOf<Name extends string>(
  said: Said,
  name: Name,
  errors: InvalidMetadata,
): { readonly [Each in Name]?: string } {
  const { [name]: address } = said
  if (address === undefined) return {}
  const isShort = typeof address === 'string' && address.length <= addressLengthMax
  if (isShort && isHttps(address)) return { [name]: address } as { [Each in Name]?: string }
  throw new errors.InvalidClientMetadata(`${name} must be an https URL`)
}

export function isHttps(address: string): boolean {
  if (!URL.canParse(address) || /\s/.test(address)) return false
  const { protocol, username, password } = new URL(address)
  return protocol === 'https:' && username === '' && password === ''
}
