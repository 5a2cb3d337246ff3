type Value = string | number | boolean

/** A member that is a list is parameters once for each of its items. */
export type Query = Readonly<Record<string, Value | readonly Value[] | undefined>>

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
  const parameters = Object.entries(query).flatMap(([name, value = []]) =>
    [value].flat().map((each): [string, string] => [name, `${each}`]),
  )
  return `<${address}?${new URLSearchParams(parameters)}>; rel="${relation}"`
}
