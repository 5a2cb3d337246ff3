import type { IncomingHttpHeaders } from 'node:http'
import parseForwarded from 'forwarded-parse'
import { readNode } from '../peers/address.ts'

/** The headers in which proxies say for whom they ask. */
export type ForwardedHeader = 'x-forwarded-for' | 'forwarded'

/** So many proxies of a chain are looked at; nobody has as many. */
export const hopsMax = 100

/**
 * For whom the proxies of a request asked, nearest proxy first: canonical addresses, and undefined
 * for what is none. It ends with the first that cannot be read as a member of a list.
 *
 * @param only the header that is believed; undefined: `X-Forwarded-For`, and `Forwarded` (RFC 7239)
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

/** What a member of `Forwarded` may have, so that reading a hostile one stays cheap. */
const memberCharsMax = 1024
const memberCommasMax = 32

/**
 * A sender may have left a quote open at the left to swallow what proxies of ours added. So members
 * are read from the right, each the shortest that is well-formed: a comma in a quoted string cannot
 * be taken for the end of one, because what is right of it holds an odd number of quotes.
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

/** -1 where there is none. */
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
