import type { ConnectionWith } from '../../connectors/connector.ts'
import { typedIdentifier } from '../../identifiers/identifiers.ts'
import type { Client } from '../../store/clients/clients.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import type { LoginOrganization } from '../login-organization.ts'
import type { LoginTransaction } from '../login-transaction.ts'
import { hasHomeRealms, homeRealmOf } from './home-realm.ts'

/** The connections of a client, by how users log in with them. */
export interface WaysIn {
  readonly password: ConnectionWith<'password'> | undefined
  readonly passkey: ConnectionWith<'passkeys'> | undefined
  /** Those of connections with other ways to log in, then the others, each the oldest first. */
  readonly codes: readonly ConnectionWith<'code'>[]
  readonly redirects: readonly ConnectionWith<'redirect'>[]
  /** Those of `redirects` that have a button on the log-in page. */
  readonly buttons: readonly ConnectionWith<'redirect'>[]
  /** The connection in which users can sign up. */
  readonly signUp: ConnectionWith<'provisioning'> | undefined
}

const signUpAbilities = ['signUp', 'provisioning'] as const
const invitedAbilities = ['provisioning'] as const

interface LoginRequest {
  readonly client: Pick<Client, 'clientId'>
  readonly connection: string | undefined
  readonly organization?: LoginOrganization | undefined
}

/** The connections by which users of a client can log in, for an organization only its own. */
export async function waysIn(
  { connections }: Pick<Tenant, 'connections'>,
  { client: { clientId }, connection: name, organization }: LoginRequest,
): Promise<WaysIn> {
  const among = organization?.connections
  const [password, passkey, optional, codes, redirects, signUp] = await Promise.all([
    connections.findEnabledFor(clientId, { abilities: ['password'], name, among }),
    connections.findEnabledFor(clientId, { abilities: ['passkeys'], name, among }),
    connections.listEnabledFor(clientId, { abilities: ['codes'], name, among }),
    connections.listEnabledFor(clientId, { abilities: ['code'], name, among }),
    connections.listEnabledFor(clientId, { abilities: ['redirect'], name, among }),
    connections.findEnabledFor(clientId, {
      // Invited users can sign up even if others cannot.
      abilities: organization?.invitation ? invitedAbilities : signUpAbilities,
      name,
      among: organization?.signUps,
    }),
  ])
  // An organization decides which buttons its page has, whatever the setting of the connection.
  const buttons = redirects.filter(({ connection: { name: each, show_as_button } }) =>
    organization ? organization.buttons.has(each) : show_as_button !== false,
  )
  const allCodes = [...optional.flatMap(codeWaysOf), ...codes]
  return { password, passkey, codes: allCodes, redirects, buttons, signUp }
}

/** The enabled log-ins by code of a connection, each as one that can do nothing else. */
function codeWaysOf({ connection, connector }: ConnectionWith<'codes'>): WaysIn['codes'] {
  const { type, options, codes } = connector
  return codes
    .listOf(connection.options)
    .map((code) => ({ connection, connector: { type, options, code } }))
}

/**
 * Whether the first page asks for the identifier alone, because it may select an identity provider.
 */
export async function requestsIdentifierFirst(
  { appearance }: Pick<Tenant, 'appearance'>,
  { password, redirects }: Pick<WaysIn, 'password' | 'redirects'>,
): Promise<boolean> {
  if (hasHomeRealms(redirects)) return true
  if (!password) return false
  return (await appearance.get()).prompts.identifier_first === true
}

/** The page for each channel of codes, relative to the path of the transaction. */
export const codePages = { email: 'email', sms: 'phone' } as const

/** The oldest connection that sends codes by a channel. */
export const codeWayBy = (
  { codes }: Pick<WaysIn, 'codes'>,
  channel: keyof typeof codePages,
): ConnectionWith<'code'> | undefined =>
  codes.find(({ connector }) => connector.code.channel === channel)

/**
 * The channel of the code that a log-in with a typed identifier begins with, rather than with the
 * password: by `default_method` of the attribute, or without log-in by password.
 */
export function defaultChannelOf(
  ways: Pick<WaysIn, 'password' | 'codes' | 'redirects'>,
  typed: string,
): keyof typeof codePages | undefined {
  if (homeRealmOf(ways.redirects, typed)) return undefined
  const kind = typedIdentifier(typed)?.kind
  if (kind === undefined || kind === 'username') return undefined
  const channel = kind === 'email' ? 'email' : 'sms'
  const way = codeWayBy(ways, channel)
  if (!way || !ways.password) return way && channel
  const { attributes, precedence = [] } = way.connection.options
  const mayBeUsername = attributes?.username?.validation?.allowed_types?.[kind] === true
  const [username, own] = [precedence.indexOf('username'), precedence.indexOf(kind)]
  if (mayBeUsername && username >= 0 && (own < 0 || username < own)) return undefined
  const method = attributes?.[kind]?.identifier?.default_method ?? 'password'
  return method === 'password' ? undefined : channel
}

/** The page that a log-in continues at, relative to the path of the transaction. */
export function pageOf(
  { step, opensSignup, loginHint }: Pick<LoginTransaction, 'step' | 'opensSignup' | 'loginHint'>,
  { password, passkey, codes, redirects, signUp }: WaysIn,
): string {
  if (step !== 'login') return step
  const [code] = codes
  if (!password && !code && redirects.length === 1) return 'upstream'
  const home = homeRealmOf(redirects, loginHint)
  if (home) return `upstream?${new URLSearchParams({ connection: home.connection.name })}`
  const isAlone = !password && !passkey && redirects.length === 0
  if (code && isAlone && !(opensSignup && signUp)) return codePages[code.connector.code.channel]
  return opensSignup ? 'signup' : 'login'
}
