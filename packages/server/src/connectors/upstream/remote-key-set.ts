import { createRemoteJWKSet, customFetch } from 'jose'
import type { Outbound } from '../../outbound/outbound.ts'
import { upstreamFetch } from './upstream-fetch.ts'

export type KeySet = ReturnType<typeof createRemoteJWKSet>

/** The key set at a URL, which is fetched through the guarded outbound HTTP client. */
export function remoteKeySet(
  url: string,
  place: { readonly tenantId: string; readonly outbound: Outbound },
): KeySet {
  const fetch = upstreamFetch(place)
  return createRemoteJWKSet(new URL(url), {
    [customFetch]: (address, { headers }) =>
      fetch(address, {
        method: 'GET',
        headers: Object.fromEntries(headers),
        body: undefined,
        redirect: 'manual',
      }),
  })
}
