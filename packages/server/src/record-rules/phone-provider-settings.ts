import type { Schema } from '@latchkey/contract'
import { refusedBody } from '../errors.ts'
import { requireNoUserInUrl } from './url-without-user.ts'

type Name = Schema<'PhoneProviderName'>
type Configuration = Schema<'PhoneProviderConfiguration'>
type Credentials = Schema<'PhoneProviderCredentials'>
type Definition = Schema<'PhoneProviderDefinition'>
type Patch = Schema<'PhoneProviderPatch'>
type Stored = Pick<Schema<'PhoneProvider'>, 'name' | 'configuration'>

interface Rules {
  readonly configuration: readonly (keyof Configuration)[]
  readonly credentials: readonly (keyof Credentials)[]
}

const ofAll = ['default_from', 'delivery_methods'] as const

const allowed: Readonly<Record<Name, Rules>> = {
  twilio: { configuration: ['sid', 'mssid', ...ofAll], credentials: ['auth_token'] },
  custom: { configuration: ['gateway_url', ...ofAll], credentials: ['gateway_token'] },
}

const defaultConfiguration: Configuration = { delivery_methods: ['text'] }

/**
 * A definition, completed by defaults.
 *
 * @throws ApiError `invalid_body`
 */
export function completePhoneProvider({
  name,
  disabled = false,
  configuration = defaultConfiguration,
  credentials,
}: Definition): Required<Definition> {
  requireConfiguration(name, configuration)
  requireCredentials(name, credentials)
  return { name, disabled, configuration, credentials }
}

/**
 * Refuses a patch that does not fit the stored provider.
 *
 * @throws ApiError `invalid_body`
 */
export function requirePhoneProviderPatch(stored: Stored, patch: Patch): Patch {
  const { name = stored.name, configuration, credentials } = patch
  if (name !== stored.name && !(configuration && credentials)) {
    throw refusedBody('`configuration` and `credentials` are required with another `name`', 'name')
  }
  if (configuration) requireConfiguration(name, configuration)
  if (credentials) requireCredentials(name, credentials)
  else requireSameGateway(stored, configuration)
  return patch
}

/**
 * Requires the credentials again for another gateway: a stored token is only sent to the gateway
 * that it was entered for.
 */
function requireSameGateway(stored: Stored, configuration: Configuration | undefined): void {
  const url = configuration?.gateway_url
  if (url === undefined || url === stored.configuration?.gateway_url) return
  throw refusedBody('`credentials` are required with another `gateway_url`', 'credentials')
}

function requireConfiguration(name: Name, configuration: Configuration): void {
  refuseOthers(name, 'configuration', configuration)
  if (name === 'twilio' && configuration.sid === undefined) {
    throw refusedBody('`sid` is required', 'configuration')
  }
  requireNoUserInUrl(configuration.gateway_url, 'configuration.gateway_url')
}

function requireCredentials(name: Name, credentials: Credentials): void {
  refuseOthers(name, 'credentials', credentials)
  if (name === 'twilio' && credentials.auth_token === undefined) {
    throw refusedBody('`auth_token` is required', 'credentials')
  }
}

function refuseOthers(name: Name, place: keyof Rules, members: object): void {
  const known: readonly string[] = allowed[name][place]
  const other = Object.keys(members).find((each) => !known.includes(each))
  if (other !== undefined)
    throw refusedBody(`The member is not allowed for ${name}`, `${place}.${other}`)
}
