/** Length of a request URI. */
export const uriBytesMax = 8 * 1024

interface AddressParts {
  readonly path: string
  readonly query: string
}

/** An address taken apart at its first `?`; behind it a `?` is a character like any other. */
export function partsOf(address: string): AddressParts {
  const [shown = ''] = address.split('#', 1)
  const at = shown.indexOf('?')
  return at < 0
    ? { path: shown, query: '' }
    : { path: shown.slice(0, at), query: shown.slice(at + 1) }
}

/** The query of a request as it came in (RFC 3986, section 3.4). */
export const queryOf = ({ originalUrl }: { readonly originalUrl: string }) =>
  new URLSearchParams(partsOf(originalUrl).query)
