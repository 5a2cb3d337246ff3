import { createRemoteJWKSet, customFetch } from 'jose'
import type { ProviderCall } from '../redirect-connector.ts'
import { upstreamFetch } from '../upstream/upstream-fetch.ts'
import { configuredMetadata, type OidcMetadata } from './provider-metadata.ts'

export type KeySet = ReturnType<typeof createRemoteJWKSet>

type KeySetPlace = Pick<ProviderCall, 'tenantId' | 'connection' | 'secrets' | 'outbound'>

/** Creates or finds the key set of the provider of a connection. */
export type KeysFor = (request: KeySetPlace) => () => KeySet

/** The key set of the provider, which is fetched through the guarded outbound HTTP client. */
export function keySetOf(
  request: KeySetPlace,
  { metadata }: { readonly metadata?: OidcMetadata },
): KeySet {
  const { jwks_uri = '' } = { ...configuredMetadata(request.connection.options), ...metadata }
  const fetch = upstreamFetch(request)
  return createRemoteJWKSet(new URL(jwks_uri), {
    [customFetch]: (url, { headers }) =>
      fetch(url, {
        method: 'GET',
        headers: Object.fromEntries(headers),
        body: undefined,
        redirect: 'manual',
      }),
  })
}
