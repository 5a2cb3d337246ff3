type Value = string | number | boolean

/** The parameters of a query; an array is written as one parameter per item. */
export type Query = Readonly<Record<string, Value | readonly Value[] | undefined>>

interface Pages {
  readonly query: Query
  readonly page: number
  readonly limit: number
  /** The number of rows that pages can reach. */
  readonly total: number
}

/** The `Link` header of a list with numbered pages (RFC 8288); undefined for a single page. */
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

/** The `Link` header of a list with checkpoints (RFC 8288); undefined on the last page. */
export function nextLink(address: string, query: Query, from: string | null | undefined) {
  return from ? { headers: { Link: link(address, { ...query, from }, 'next') } } : {}
}

function link(address: string, query: Query, relation: string): string {
  const parameters = Object.entries(query).flatMap(([name, value = []]) =>
    [value].flat().map((each): [string, string] => [name, `${each}`]),
  )
  return `<${address}?${new URLSearchParams(parameters)}>; rel="${relation}"`
}
