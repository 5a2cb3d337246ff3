import type { AuthenticationSchema } from '@latchkey/contract'
import { refusedBody } from '../errors.ts'
import { isObject } from '../members.ts'
import type { Connection } from '../store/connections/connection-wire.ts'
import type { EnteredOptions } from './customer-providers.ts'

type Options = Connection['options']
type Shown = AuthenticationSchema<'MyOrganizationIdentityProviderOptions'>

interface StrategyOptions {
  /**
   * The source of the attributes of users: claims of an ID token, or attributes of a SAML
   * assertion.
   */
  readonly mapped: 'claims' | 'attributes'
  /** The options of the connection, by their names in the My Organization API. */
  readonly names: Readonly<Record<string, keyof Options>>
  /**
   * The option, by its name in the API, that selects the identity provider. A change of this option
   * requires the client secret.
   */
  readonly address?: string
}

const sameNames = (...names: readonly (keyof Options)[]) =>
  Object.fromEntries(names.map((name) => [name, name]))

const registered = sameNames('client_id', 'client_secret', 'icon_url')
const signed = {
  ...sameNames('signSAMLRequest', 'signatureAlgorithm', 'digestAlgorithm', 'icon_url'),
  idpInitiated: 'idpinitiated',
} as const

/** The options that members of an organization can set, by strategy. */
const strategies: ReadonlyMap<string, StrategyOptions> = new Map(
  Object.entries({
    oidc: {
      mapped: 'claims',
      names: { ...registered, ...sameNames('type', 'discovery_url') },
      address: 'discovery_url',
    },
    okta: { mapped: 'claims', names: { ...registered, ...sameNames('domain') }, address: 'domain' },
    'google-apps': {
      mapped: 'claims',
      names: { ...registered, ...sameNames('domain') },
      address: 'domain',
    },
    // Not stored as `tenant_domain`, because that option would redirect all users with an e-mail
    // address in that domain to this provider, without a verification of the domain.
    waad: {
      mapped: 'claims',
      names: { ...registered, tenant_domain: 'domain' },
      address: 'tenant_domain',
    },
    adfs: { mapped: 'attributes', names: sameNames('adfs_server', 'fedMetadataXml', 'icon_url') },
    samlp: {
      mapped: 'attributes',
      names: {
        ...signed,
        ...sameNames('metadataUrl', 'signInEndpoint', 'protocolBinding', 'bindingMethod'),
        cert: 'signingCert',
      },
    },
    pingfederate: {
      mapped: 'attributes',
      names: { ...signed, ...sameNames('pingFederateBaseUrl', 'signingCert') },
    },
  } satisfies Record<string, StrategyOptions>),
)

/**
 * Options that the server derives from other options, or from the metadata of an identity provider.
 */
const derived: readonly (keyof Options)[] = [
  'cert',
  'idpEntityId',
  'oidc_metadata',
  'signInEndpoint',
  'signOutBinding',
  'signOutEndpoint',
  'signOutResponseEndpoint',
  'signingCert',
  'tenant_domain',
]

/**
 * Selects the options of a connection from the body of a request; members that the strategy does
 * not have are ignored.
 */
export function givenOptions(strategy: string, body: unknown): Options {
  const given = isObject(body) ? body : {}
  const named = Object.entries(strategies.get(strategy)?.names ?? {})
  return Object.fromEntries(
    named.flatMap(([name, option]) => (given[name] === undefined ? [] : [[option, given[name]]])),
  )
}

/**
 * The options after a change by a member. The change replaces all options that members can set, and
 * those that are derived from them.
 *
 * @throws ApiError `invalid_body` if the change selects another identity provider without a
 *   client secret: the server would send the stored secret to that provider
 */
export function changedOptions(
  { strategy, options }: Pick<Connection, 'strategy' | 'options'>,
  body: unknown,
): Options {
  const given = givenOptions(strategy, body)
  const { names = {}, address } = strategies.get(strategy) ?? {}
  const addressOption = address === undefined ? undefined : names[address]
  if (
    addressOption !== undefined &&
    given[addressOption] !== options[addressOption] &&
    given.client_secret === undefined
  ) {
    throw refusedBody(`The member is required when \`${address}\` changes`, 'options.client_secret')
  }
  const replaced: ReadonlySet<string> = new Set<string>([...Object.values(names), ...derived])
  const kept = Object.entries(options).filter(([name]) => !replaced.has(name))
  return { ...Object.fromEntries(kept), ...given }
}

/**
 * The options after a change on the self-service pages, which have fewer options than the API: what
 * the pages do not show stays.
 *
 * @throws ApiError `invalid_body`, as `changedOptions`
 */
export function changedByCustomer(
  connection: Pick<Connection, 'strategy' | 'options'>,
  { entered, documents }: EnteredOptions,
): Options {
  const kept = Object.entries(shownOptions(connection)).filter(([name]) => stays.includes(name))
  const changed = changedOptions(connection, { ...Object.fromEntries(kept), ...entered })
  const { metadataXml: _, ...others } = changed
  return { ...others, ...documents }
}

/** Options of members that say nothing about the address or the keys of an identity provider. */
const stays: readonly string[] = [
  'digestAlgorithm',
  'icon_url',
  'idpInitiated',
  'protocolBinding',
  'signatureAlgorithm',
  'type',
]

/** The options in a response of the My Organization API, without the client secret. */
export function shownOptions({
  strategy,
  options,
}: Pick<Connection, 'strategy' | 'options'>): Shown {
  const names = Object.entries(strategies.get(strategy)?.names ?? {})
  return Object.fromEntries(
    names.flatMap(([name, option]): readonly [string, unknown][] => {
      if (option === 'client_secret') return []
      if (option === 'signingCert') return [['cert', certificateOf(options)]]
      const older = name === 'tenant_domain' ? options.tenant_domain : undefined
      return [[name, options[option] ?? older]]
    }),
  )
}

/** The first signing certificate: the API has only one. */
const certificateOf = ({ signingCert, cert }: Options) => [signingCert ?? cert ?? []].flat()[0]

/** The source from which connections of a strategy map the attributes of users. */
export const mappedFrom = (strategy: string) => strategies.get(strategy)?.mapped ?? 'claims'
