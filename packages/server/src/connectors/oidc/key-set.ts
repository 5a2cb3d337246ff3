import type { ProviderCall } from '../redirect-connector.ts'
import { type KeySet, remoteKeySet } from '../upstream/remote-key-set.ts'
import { configuredMetadata, type OidcMetadata } from './provider-metadata.ts'

type KeySetPlace = Pick<ProviderCall, 'tenantId' | 'connection' | 'secrets' | 'outbound'>

/** Creates or finds the key set of the provider of a connection. */
export type KeysFor = (request: KeySetPlace) => KeySet

/** The key set of the provider of a connection. */
export function keySetOf(
  request: KeySetPlace,
  { metadata }: { readonly metadata?: OidcMetadata },
): KeySet {
  const { jwks_uri = '' } = { ...configuredMetadata(request.connection.options), ...metadata }
  return remoteKeySet(jwks_uri, request)
}
