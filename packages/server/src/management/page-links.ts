type Query = Readonly<Record<string, string | number | boolean | undefined>>

interface Pages {
  readonly query: Query
  readonly page: number
  readonly limit: number
  /** Records that can be reached by a page number. */
  readonly total: number
}

/** `Link` of a list read by page number (RFC 8288); none where there is no other page. */
export function offsetLinks(address: string, { query, page, limit, total }: Pages) {
  const last = limit === 0 ? 0 : Math.ceil(total / limit) - 1
  if (last <= 0) return {}
  const links = [
    link(address, { ...query, page: 0 }, 'first'),
    ...(page < last ? [link(address, { ...query, page: page + 1 }, 'next')] : []),
    link(address, { ...query, page: last }, 'last'),
  ]
  return { headers: { Link: links.join(', ') } }
}

/** `Link` of a list read by checkpoints; none behind the last. */
export function nextLink(address: string, query: Query, from: string | null | undefined) {
  return from ? { headers: { Link: link(address, { ...query, from }, 'next') } } : {}
}

function link(address: string, query: Query, relation: string): string {
  const said = Object.entries(query).filter(([, value]) => value !== undefined)
  const text = new URLSearchParams(
    said.map(([name, value]): [string, string] => [name, `${value}`]),
  )
  return `<${address}?${text}>; rel="${relation}"`
}
