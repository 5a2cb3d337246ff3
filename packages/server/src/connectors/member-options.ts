import type { AuthenticationSchema } from '@latchkey/contract'
import { refusedBody } from '../errors.ts'
import { isObject } from '../members.ts'
import type { Connection } from '../store/connections/connection-wire.ts'

type Options = Connection['options']
type Shown = AuthenticationSchema<'MyOrganizationIdentityProviderOptions'>

interface StrategyOptions {
  /** What attributes of users are mapped from: claims of an ID token, or SAML attributes. */
  readonly mapped: 'claims' | 'attributes'
  /** The name of an option of the connection, by the name that the API has for it. */
  readonly names: Readonly<Record<string, keyof Options>>
  /** The first says where log-ins go; another one must come with the secret of the client. */
  readonly address?: string
}

const sameNames = (...names: readonly (keyof Options)[]) =>
  Object.fromEntries(names.map((name) => [name, name]))

const registered = sameNames('client_id', 'client_secret', 'icon_url')
const signed = {
  ...sameNames('signSAMLRequest', 'signatureAlgorithm', 'digestAlgorithm', 'icon_url'),
  idpInitiated: 'idpinitiated',
} as const

/** The options that members of organizations set, by strategy. */
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
    // The option `tenant_domain` would lead all users with such addresses there, unverified.
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

/** Options that follow from others, or from the metadata of an identity provider. */
const derived: readonly (keyof Options)[] = [
  'cert',
  'idpEntityId',
  'oidc_metadata',
  'signInEndpoint',
  'signOutEndpoint',
  'signingCert',
  'tenant_domain',
]

/** The options of the connection that a request sets; members of other strategies are ignored. */
export function givenOptions(strategy: string, body: unknown): Options {
  const given = isObject(body) ? body : {}
  if (given.signSAMLRequest === true) {
    const reason = 'Requests are signed with a key that only the management API sets'
    throw refusedBody(reason, 'options.signSAMLRequest')
  }
  const named = Object.entries(strategies.get(strategy)?.names ?? {})
  return Object.fromEntries(
    named.flatMap(([name, option]) => (given[name] === undefined ? [] : [[option, given[name]]])),
  )
}

/**
 * The options after a change, which replaces all that members set.
 *
 * @throws ApiError `invalid_body` for another address without the secret of the client there, which
 *   would receive the stored one
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

/** The options as members read them, without secrets. */
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

/** Of several certificates, the first. */
const certificateOf = ({ signingCert, cert }: Options) => [signingCert ?? cert ?? []].flat()[0]

/** What the connections of a strategy map attributes of users from. */
export const mappedFrom = (strategy: string) => strategies.get(strategy)?.mapped ?? 'claims'
