/** The most bytes of a request URI. */
export const uriBytesMax = 8 * 1024

interface AddressParts {
  readonly path: string
  readonly query: string
}

/** Splits a URI at its first `?`; a later `?` belongs to the query (RFC 3986, section 3.4). */
export function partsOf(address: string): AddressParts {
  const [shown = ''] = address.split('#', 1)
  const at = shown.indexOf('?')
  return at < 0
    ? { path: shown, query: '' }
    : { path: shown.slice(0, at), query: shown.slice(at + 1) }
}

/** The query of a request as the client sent it (RFC 3986, section 3.4), without its `?`. */
export const queryOf = ({ originalUrl }: { readonly originalUrl: string }) =>
  new URLSearchParams(partsOf(originalUrl).query)
