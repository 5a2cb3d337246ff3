import type { ConnectionOptions, Connector } from '../connector.ts'
import { createSamlConnector } from './saml-connector.ts'
import type { SamlStrategy } from './saml-options.ts'

/** The strategy `adfs` with SAML: AD FS publishes its metadata at a fixed path. */
export const federationServerBySaml: SamlStrategy = {
  metadataOf({ adfs_server: server }) {
    if (server === undefined) return undefined
    const isUrl = server.startsWith('https://')
    const url = isUrl ? server : `https://${server}/FederationMetadata/2007-06/${metadataFile}`
    return { url, place: 'options.adfs_server' }
  },
}

const byUrl = ({ metadataUrl }: ConnectionOptions) =>
  metadataUrl === undefined ? undefined : { url: metadataUrl, place: 'options.metadataUrl' }

const strategies: Readonly<Record<'samlp' | 'pingfederate', SamlStrategy>> = {
  samlp: { metadataOf: byUrl },
  pingfederate: {
    metadataOf: byUrl,
    signInOf: ({ pingFederateBaseUrl: base }) => base && `${base.replace(/\/$/, '')}/idp/SSO.saml2`,
  },
}

const metadataFile = 'FederationMetadata.xml'

/** A connector for each strategy that uses only SAML. */
export function samlConnectors(): Readonly<Record<string, Connector>> {
  return Object.fromEntries(
    Object.entries(strategies).map(([strategy, row]) => [strategy, createSamlConnector(row)]),
  )
}
