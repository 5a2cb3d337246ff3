import type { Connector } from '../connector.ts'
import { googleWorkspace } from './google-workspace.ts'
import { createOidcConnector } from './oidc-connector.ts'
import { type OpenIdStrategy, openIdStrategies } from './openid-providers.ts'
import { socialOpenIdProviders } from './social-openid-providers.ts'

/** A connector for each strategy that uses OpenID Connect. */
export function openIdConnectors(): Readonly<Record<string, Connector>> {
  const strategies = Object.entries<OpenIdStrategy>({
    ...openIdStrategies,
    ...socialOpenIdProviders,
    'google-apps': googleWorkspace,
  })
  return Object.fromEntries(
    strategies.map(([strategy, row]) => [strategy, createOidcConnector(row)]),
  )
}
