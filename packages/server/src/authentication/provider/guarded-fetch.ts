import type { Outbound } from '../../outbound/outbound.ts'
import { readKeySet } from '../../record-rules/key-set.ts'

/** The largest JSON Web Key Set: enough for a few keys with their certificates. */
const keySetBytesMax = 64 * 1024

/**
 * The `fetch` of oidc-provider, by the guarded outbound client. A POST sends a logout token, of
 * whose response only the status is read; a GET reads the keys at a `jwks_uri`.
 */
export function guardedFetch(outbound: Outbound, tenantId: string) {
  return async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = input instanceof Request ? input.url : String(input)
    const method = init.method === 'POST' ? 'POST' : 'GET'
    const headers: Record<string, string> = {}
    new Headers(init.headers).forEach((value, name) => {
      headers[name] = value
    })
    const { status, body } = await outbound.send({
      tenantId,
      url,
      method,
      headers,
      ...(method === 'POST' && { body: String(init.body ?? '') }),
      answerBytesMax: method === 'POST' ? 0 : keySetBytesMax,
    })
    if (method === 'POST') return new Response(null, { status })
    // Without caching headers, oidc-provider caches the keys for a minute.
    return new Response(JSON.stringify(readKeySet(body)), { status })
  }
}
