import { createRemoteJWKSet, customFetch, type FetchImplementation, jwtVerify } from 'jose'

const books = ['Middlemarch', 'The Left Hand of Darkness', 'Pedro Páramo']

/** What the API needs to verify an access token. */
export interface BooksApiSettings {
  /** The tenant, as in `https://localhost:8443`. */
  readonly baseUrl: string
  /** The identifier of this API. */
  readonly audience: string
  readonly fetch?: FetchImplementation
}

interface Answer {
  readonly status: number
  readonly body: unknown
}

/** Answers the books for an access token of this API with the scope `read:books`. */
export function createBooksApi({ baseUrl, audience, fetch }: BooksApiSettings) {
  const keys = createRemoteJWKSet(
    new URL(`${baseUrl}/.well-known/jwks.json`),
    fetch && { [customFetch]: fetch },
  )
  const expected = { issuer: `${baseUrl}/`, audience, algorithms: ['RS256'] }
  return async (authorization = ''): Promise<Answer> => {
    const [, token = ''] = /^Bearer (\S+)$/i.exec(authorization) ?? []
    const verified = await jwtVerify(token, keys, expected).catch(() => undefined)
    if (!verified) return { status: 401, body: { error: 'Send an access token for this API.' } }
    const scopes = String(verified.payload.scope ?? '').split(' ')
    if (!scopes.includes('read:books')) {
      return { status: 403, body: { error: 'The token lacks the scope read:books.' } }
    }
    return { status: 200, body: books }
  }
}
