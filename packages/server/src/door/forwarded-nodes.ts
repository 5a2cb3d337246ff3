import type { IncomingHttpHeaders } from 'node:http'
import parseForwarded from 'forwarded-parse'
import { readNode } from '../peers/address.ts'

/** The headers in which proxies forward addresses. */
export type ForwardedHeader = 'x-forwarded-for' | 'forwarded'

/** Maximum number of proxies in a chain that are considered. */
export const hopsMax = 100

/**
 * The addresses for which the proxies of a request forwarded it, nearest proxy first: in canonical
 * form, undefined for entries that are not addresses. Ends at the first entry that cannot be
 * parsed.
 *
 * @param only the header that is trusted; undefined: `X-Forwarded-For`, and `Forwarded` (RFC 7239)
 *   where there is no `X-Forwarded-For`
 */
export function forwardedNodes(
  headers: IncomingHttpHeaders,
  only: ForwardedHeader | undefined,
): Iterable<string | undefined> {
  const listed = only === 'forwarded' ? undefined : textOf(headers['x-forwarded-for'])
  if (listed !== undefined) return fromList(listed)
  const forwarded = only === 'x-forwarded-for' ? undefined : textOf(headers.forwarded)
  return forwarded === undefined ? [] : fromForwarded(forwarded)
}

/** Node joins repeated fields by commas, in their order. */
function textOf(field: string | readonly string[] | undefined): string | undefined {
  return typeof field === 'string' || field === undefined ? field : field.join(',')
}

/** Empty members of a list are ignored (RFC 9110, section 5.6.1.2). */
function* fromList(text: string): Generator<string | undefined> {
  for (let end = text.length, start = end; start !== -1; end = start) {
    start = commaBefore(text, end)
    const member = text.slice(start + 1, end).trim()
    if (member !== '') yield readNode(member)
  }
}

/** The longest parsed member of `Forwarded`, so that parsing stays cheap. */
const memberCharsMax = 1024
const memberCommasMax = 32

/**
 * A client may open a quote that swallows the elements of trusted proxies. So elements are parsed
 * from the right, each the shortest that is well-formed: a comma within a quoted string is not
 * mistaken for a separator, because an odd number of quotes is to the right of it.
 */
function* fromForwarded(text: string): Generator<string | undefined> {
  for (let end = text.length, start = end; start !== -1; end = start) {
    start = commaBefore(text, end)
    if (text.slice(start + 1, end).trim() === '') continue
    let member = readMember(text.slice(start + 1, end))
    for (let commas = 0; !member && start !== -1 && commas < memberCommasMax; commas += 1) {
      start = commaBefore(text, start)
      member = readMember(text.slice(start + 1, end))
    }
    yield member?.for === undefined ? undefined : readNode(member.for)
    if (!member) return
  }
}

/** -1 if there is none. */
function commaBefore(text: string, end: number): number {
  return end === 0 ? -1 : text.lastIndexOf(',', end - 1)
}

function readMember(text: string): { readonly for?: string } | undefined {
  if (text.length > memberCharsMax) return undefined
  try {
    return parseForwarded(text.trim())[0]
  } catch {
    return undefined
  }
}
