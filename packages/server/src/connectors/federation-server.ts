import type { ConnectionOptions, ConnectorWith } from './connector.ts'
import { createOidcConnector } from './oidc/oidc-connector.ts'
import { openIdStrategies } from './oidc/openid-providers.ts'
import { createSamlConnector } from './saml/saml-connector.ts'
import { federationServerBySaml } from './saml/saml-connectors.ts'
import { nullableAddresses } from './upstream/option-members.ts'

/**
 * The connector of Active Directory Federation Services (AD FS). It uses OpenID Connect, which AD
 * FS supports since Windows Server 2016, if the options have a `discovery_url`, and SAML otherwise.
 */
export function federationServer(): ConnectorWith<'redirect' | 'signUp'> {
  const bySaml = createSamlConnector(federationServerBySaml)
  const byOpenId = createOidcConnector(openIdStrategies.oidc)
  const variantOf = ({ discovery_url }: ConnectionOptions) => (discovery_url ? byOpenId : bySaml)
  return {
    ...bySaml,
    variantOf,
    options: {
      defaults: {},
      members: [...new Set([...bySaml.options.members, ...byOpenId.options.members])],
      nullable: nullableAddresses,
      check: (options) => variantOf(options).options.check?.(options),
      show: (options) => bySaml.options.show?.(options) ?? options,
      complete: async (options, request) =>
        (await variantOf(options).options.complete?.(options, request)) ?? options,
    },
  }
}
