import type { CustomFetch } from 'openid-client'
import type { Outbound, OutboundAnswer } from '../../outbound/outbound.ts'
import { OutboundError } from '../../outbound/outbound-error.ts'

/** The maximum size of a response; metadata, keys, tokens and profiles are smaller. */
const answerBytesMax = 256 * 1024
const withoutBody: readonly number[] = [101, 103, 204, 205, 304]

interface FetchOptions {
  readonly tenantId: string
  readonly outbound: Outbound
  /** Further headers of every request. */
  readonly headers?: Readonly<Record<string, string>>
  /** Changes a response so that it conforms to the protocol. */
  readonly normalize?: (answer: OutboundAnswer) => OutboundAnswer
}

/**
 * The function with which openid-client sends requests: through the guarded outbound HTTP client.
 */
export function upstreamFetch({ tenantId, outbound, ...options }: FetchOptions): CustomFetch {
  const { headers: further = {}, normalize = (answer) => answer } = options
  return async (url, { method, headers, body }) => {
    const answer = await outbound.send({
      tenantId,
      url,
      method: method === 'POST' ? 'POST' : 'GET',
      headers: { 'user-agent': 'Latchkey', ...headers, ...further },
      ...(method === 'POST' && { body: String(body ?? '') }),
      answerBytesMax,
    })
    return responseOf(normalize(answer))
  }
}

function responseOf({ status, headers, body }: OutboundAnswer): Response {
  const hasBody = !withoutBody.includes(status) && body.length > 0
  const { 'content-type': type = '', 'dpop-nonce': nonce, 'www-authenticate': challenge } = headers
  return new Response(hasBody ? Buffer.from(body) : null, {
    status,
    headers: {
      'content-type': type,
      ...(nonce !== undefined && { 'dpop-nonce': nonce }),
      // With another challenge, openid-client would not read the error in the body.
      ...(challenge !== undefined &&
        /(?:^|,\s*)dpop\s/i.test(challenge) && { 'www-authenticate': challenge }),
    },
  })
}

/**
 * The outbound error among an error and its causes, which a library may have wrapped; undefined if
 * there is none.
 */
export function outboundCause(error: unknown): OutboundError | undefined {
  for (let at = error, depth = 0; at instanceof Error && depth < causesMax; depth += 1) {
    if (at instanceof OutboundError) return at
    at = at.cause
  }
  return undefined
}

const causesMax = 10
