import type { Outbound } from '../../outbound/outbound.ts'
import { readKeySet } from '../clients/key-set.ts'

/** A JSON Web Key Set of a few keys, with their certificates. */
const keySetBytesMax = 64 * 1024

/**
 * `fetch` as oidc-provider calls it, by the one guarded way out: with POST it sends logout tokens
 * to clients and reads no more than the status, with GET it reads the keys at a `jwks_uri`.
 */
export function fetchBy(outbound: Outbound, tenantId: string) {
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
    // Without headers that say otherwise, oidc-provider caches the keys for a minute.
    return new Response(JSON.stringify(readKeySet(body)), { status })
  }
}
