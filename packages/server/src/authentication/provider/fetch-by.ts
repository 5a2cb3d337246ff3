import type { Outbound } from '../../outbound/outbound.ts'

/**
 * `fetch` as oidc-provider asks for it, by the one guarded way out. It tells clients of log-outs,
 * and looks at no more than the status; documents of clients are nowhere fetched.
 */
export function fetchBy(outbound: Outbound, tenantId: string) {
  return async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = input instanceof Request ? input.url : String(input)
    if (init.method !== 'POST') throw new Error('Fetching documents of clients is disabled.')
    const headers: Record<string, string> = {}
    new Headers(init.headers).forEach((value, name) => {
      headers[name] = value
    })
    const { status } = await outbound.send({
      tenantId,
      url,
      method: 'POST',
      headers,
      body: String(init.body ?? ''),
      answerBytesMax: 0,
    })
    return new Response(null, { status })
  }
}
