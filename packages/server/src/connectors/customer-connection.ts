import type { Schema } from '@latchkey/contract'
import type { NewConnection } from '../store/connections/connections.ts'
import { completeOptions, newConnection } from './connection-settings.ts'
import type { ConnectionOptions, MetadataRequest, Strategy } from './connector.ts'
import type { Connectors } from './connectors.ts'
import { givenOptions } from './member-options.ts'

/** A connection that a customer of the tenant defines, not its administrators. */
interface CustomerConnection {
  readonly name: string
  readonly strategy: Strategy
  /** What the customer has entered; only the options of customers count. */
  readonly entered: unknown
  /** Options that the tenant determines, such as the mapping of attributes. */
  readonly options?: ConnectionOptions
  /** Domains whose ownership is proved. */
  readonly domains: readonly string[]
  readonly settings?: Pick<
    Schema<'ConnectionDefinition'>,
    'display_name' | 'metadata' | 'show_as_button'
  >
}

/**
 * Makes a connection out of what a customer has entered: a member of an organization by the My
 * Organization API, or an administrator on the self-service pages. It is enabled for no client.
 *
 * @throws ApiError `invalid_body`
 */
export async function customerConnection(
  connectors: Connectors,
  { name, strategy, entered, domains, ...own }: CustomerConnection,
  request: MetadataRequest,
): Promise<NewConnection> {
  const options = {
    ...givenOptions(strategy, entered),
    ...own.options,
    ...(domains.length > 0 && { domain_aliases: [...domains] }),
    ...untrusted,
  }
  const accepted = newConnection(connectors, { ...own.settings, name, strategy, options })
  const settings = await completeOptions(connectors, strategy, accepted.settings, request)
  return { ...accepted, settings }
}

/** Whoever controls the identity provider could claim any e-mail address as verified. */
const untrusted = {
  should_trust_email_verified_connection: 'only_in_domain_aliases',
} as const satisfies ConnectionOptions
