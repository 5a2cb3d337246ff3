import type { ClientAuth } from 'openid-client'
import type { Members } from '../../members.ts'
import type { ConnectionOptions, Strategy } from '../connector.ts'
import type { ProviderCall } from '../redirect-connector.ts'
import type { MetadataPlace } from '../upstream/fetch-metadata.ts'
import type { Flags } from '../upstream/upstream-parameters.ts'
import { discoveryUrlOf, type OidcMetadata } from './provider-metadata.ts'

/** How the OpenID Connect strategies differ. */
export interface OpenIdStrategy {
  /** By default `enterprise`. */
  readonly type?: 'social' | 'enterprise'
  /** The metadata of the provider of a social strategy. */
  readonly metadata?: OidcMetadata
  /** The URL of the provider's metadata; undefined if the options contain the metadata. */
  readonly discoveryUrlOf?: (options: ConnectionOptions) => MetadataPlace | undefined
  /** The default scopes. */
  readonly scopes?: readonly string[]
  /** Scopes that options enable, by the name of the option. */
  readonly flags?: Flags
  /** Clients expect the scopes of flags as a text with this separator; without it, as a list. */
  readonly scopeSeparator?: ' '
  /** Flags that are enabled unless the options disable them. */
  readonly enabledFlags?: ConnectionOptions
  /** Options that a connection has unless they are set. */
  readonly defaults?: ConnectionOptions
  /** Parameters of every authorization request. */
  readonly parameters?: Readonly<Record<string, string>>
  /** Client authentication in place of a client secret. */
  readonly authenticate?: (request: ProviderCall) => ClientAuth
  /** Attributes in the parameters of the response, by the names of standard claims. */
  readonly attributesOf?: (parameters: URLSearchParams) => Members
  /** Options of this strategy besides the shared ones. */
  readonly members: readonly (keyof ConnectionOptions)[]
  /** The claim that identifies a user, or several that do together. */
  readonly subjectOf?: (options: ConnectionOptions) => string | readonly string[]
  /** Whether ID tokens are signed with the client secret (HS256) in place of a key. */
  readonly signsWithSecret?: boolean
  readonly hasProvisioningPage?: true
  /** Why the options cannot be used, as a sentence for the tenant's log. */
  readonly complaintOf?: (options: ConnectionOptions) => string | undefined
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

/** Strategies of OpenID Connect. */
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
    complaintOf: ({ useCommonEndpoint: isAnyTenant, use_wsfed, waad_protocol }) => {
      if (isAnyTenant) return '`useCommonEndpoint` is not supported: name the tenant'
      const isFederation = use_wsfed || waad_protocol === 'ws-federation'
      return isFederation ? 'WS-Federation is not supported: use `openid-connect`' : undefined
    },
  },
}
