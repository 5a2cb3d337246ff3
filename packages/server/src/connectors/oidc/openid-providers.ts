import type { ClientAuth } from 'openid-client'
import type { Members } from '../../members.ts'
import type { ConnectionOptions, Strategy } from '../connector.ts'
import type { DirectoryUser } from '../directory-connector.ts'
import type { NativeLogin, ProviderCall } from '../redirect-connector.ts'
import type { MetadataPlace } from '../upstream/fetch-metadata.ts'
import type { Flags } from '../upstream/upstream-parameters.ts'
import { entraDirectory } from './entra-directory.ts'
import type { KeysFor } from './key-set.ts'
import type { ProviderDirectory } from './provider-directory.ts'
import { discoveryUrlOf, type OidcMetadata } from './provider-metadata.ts'

/** The differences between the strategies that use OpenID Connect. */
export interface OpenIdStrategy {
  /** By default `enterprise`. */
  readonly type?: 'social' | 'enterprise'
  /** The metadata of the provider, if all connections of the strategy use the same one. */
  readonly metadata?: OidcMetadata
  /** The URL of the provider's metadata; undefined if the options contain the metadata. */
  readonly discoveryUrlOf?: (options: ConnectionOptions) => MetadataPlace | undefined
  /** The default scopes. */
  readonly scopes?: readonly string[]
  /** Scopes that options enable, by the name of the option. */
  readonly flags?: Flags
  /**
   * If set, clients expect `scope` in responses as a text with this separator, otherwise as a list.
   */
  readonly scopeSeparator?: ' '
  /** Flags that are enabled unless the options disable them. */
  readonly enabledFlags?: ConnectionOptions
  /** The default options of a connection. */
  readonly defaults?: ConnectionOptions
  /** Parameters of every authorization request. */
  readonly parameters?: Readonly<Record<string, string>>
  /** Further ones that depend on the options. */
  readonly parametersOf?: (options: ConnectionOptions) => Readonly<Record<string, string>>
  /** Client authentication that is used in place of a client secret. */
  readonly authenticate?: (request: ProviderCall) => ClientAuth
  /**
   * Reads attributes from the parameters of the authorization response, by the names of the
   * standard claims.
   */
  readonly attributesOf?: (parameters: URLSearchParams) => Members
  /** Log-in in a native application, without a redirect. */
  readonly nativeLogin?: (strategy: OpenIdStrategy, keysFor: KeysFor) => NativeLogin
  /** Whether the provider sends the names of a user only with the first response. */
  readonly sendsNamesOnce?: true
  /** Options of this strategy besides the shared ones. */
  readonly members: readonly (keyof ConnectionOptions)[]
  /**
   * The claim that identifies a user, or several claims whose values, joined by hyphens, do; by
   * default `sub`.
   */
  readonly subjectOf?: (options: ConnectionOptions) => string | readonly string[]
  /**
   * Whether ID tokens are signed with the client secret (HS256) and not with a key of the provider.
   */
  readonly signsWithSecret?: boolean
  readonly hasProvisioningPage?: true
  /** The directory in which users have further attributes. */
  readonly directory?: ProviderDirectory
  /** The identifier of a user of the directory, as in `DirectoryConnector`. */
  readonly directorySubjectOf?: (
    options: ConnectionOptions,
    user: DirectoryUser,
  ) => string | undefined
  /**
   * Why the server cannot use these options, as a text for the tenant's log; undefined if it can.
   */
  readonly complaintOf?: (options: ConnectionOptions) => string | undefined
  /** Why the user of these claims is refused, as a text for the tenant's log. */
  readonly complaintAbout?: (options: ConnectionOptions, claims: Members) => string | undefined
}

const ofDomain =
  (issuerOf: (domain: string) => string) =>
  ({ domain, discovery_url }: ConnectionOptions): MetadataPlace | undefined => {
    if (discovery_url) return { url: discovery_url, place: 'options.discovery_url' }
    if (domain === undefined) return undefined
    return { url: discoveryUrlOf(issuerOf(domain)), place: 'options.domain' }
  }

const hostOf = (domain: string) => domain.replace(/^https:\/\//, '').replace(/\/.*$/, '')

const protocolDefaults = (mode: 'bind_all' | 'basic_profile'): ConnectionOptions => ({
  type: 'back_channel',
  schema_version: 'oidc-V4',
  attribute_map: { mapping_mode: mode },
  connection_settings: { pkce: 'auto' },
})

type OpenIdStrategyName = Extract<Strategy, 'oidc' | 'okta' | 'auth0-oidc' | 'waad'>

/** The strategies for OpenID providers that the options of a connection name. */
export const openIdStrategies: Readonly<Record<OpenIdStrategyName, OpenIdStrategy>> = {
  oidc: {
    members: [],
    defaults: protocolDefaults('bind_all'),
    discoveryUrlOf: ({ discovery_url, issuer, authorization_endpoint, jwks_uri }) => {
      if (discovery_url) return { url: discovery_url, place: 'options.discovery_url' }
      if (issuer === undefined || (authorization_endpoint && jwks_uri)) return undefined
      return { url: discoveryUrlOf(issuer), place: 'options.issuer' }
    },
  },
  okta: {
    members: ['domain'],
    defaults: protocolDefaults('basic_profile'),
    discoveryUrlOf: ofDomain((domain) => `https://${hostOf(domain)}`),
  },
  'auth0-oidc': {
    members: ['domain'],
    defaults: protocolDefaults('bind_all'),
    discoveryUrlOf: ofDomain((domain) => `https://${hostOf(domain)}/`),
  },
  waad: {
    members: [
      'domain',
      'tenantId',
      'app_id',
      'app_domain',
      'identity_api',
      'waad_protocol',
      'userid_attribute',
      'use_wsfed',
      'useCommonEndpoint',
      'waad_common_endpoint',
      'basic_profile',
      'ext_profile',
      'ext_admin',
      'ext_agreed_terms',
      'ext_assigned_plans',
      'ext_groups',
      'ext_is_suspended',
      'ext_nested_groups',
      'granted',
      'cert_rollover_notification',
      'api_enable_users',
      'max_groups_to_retrieve',
      'thumbprints',
    ],
    hasProvisioningPage: true,
    defaults: {
      identity_api: 'microsoft-identity-platform-v2.0',
      use_wsfed: false,
      useCommonEndpoint: false,
      waad_common_endpoint: false,
      waad_protocol: 'openid-connect',
    },
    discoveryUrlOf: ({ tenantId, tenant_domain, domain, discovery_url }) => {
      if (discovery_url) return { url: discovery_url, place: 'options.discovery_url' }
      const tenant = tenantId ?? tenant_domain ?? domain
      if (tenant === undefined) return undefined
      const issuer = `https://login.microsoftonline.com/${encodeURIComponent(tenant)}/v2.0`
      return { url: discoveryUrlOf(issuer), place: 'options.tenant_domain' }
    },
    subjectOf: ({ userid_attribute }) => userid_attribute ?? 'oid',
    directory: entraDirectory('https://graph.microsoft.com/v1.0'),
    complaintOf: ({ useCommonEndpoint: isAnyTenant, use_wsfed, waad_protocol }) => {
      if (isAnyTenant) return '`useCommonEndpoint` is not supported: name the tenant'
      const isFederation = use_wsfed || waad_protocol === 'ws-federation'
      return isFederation ? 'WS-Federation is not supported: use `openid-connect`' : undefined
    },
  },
}
