import type { IncomingHttpHeaders } from 'node:http'
import parseForwarded from 'forwarded-parse'
import { readNode } from '../peers/address.ts'

/** The headers in which proxies forward addresses. */
export type ForwardedHeader = 'x-forwarded-for' | 'forwarded'

/** The most proxies of a chain that are read. */
export const hopsMax = 100

/**
 * The addresses that the proxies of a request forwarded, nearest proxy first, in canonical form. An
 * entry that is no address is undefined; the first one that cannot be parsed ends the list.
 *
 * @param only the header to read; undefined: `X-Forwarded-For`, or if it is absent `Forwarded`
 *   (RFC 7239)
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

/** The value of a header; Node.js joins repeated fields with commas, in order. */
function textOf(field: string | readonly string[] | undefined): string | undefined {
  return typeof field === 'string' || field === undefined ? field : field.join(',')
}

/** The members of a list; empty ones are ignored (RFC 9110, section 5.6.1.2). */
function* fromList(text: string): Generator<string | undefined> {
  for (let end = text.length, start = end; start !== -1; end = start) {
    start = commaBefore(text, end)
    const member = text.slice(start + 1, end).trim()
    if (member !== '') yield readNode(member)
  }
}

/** The longest member of `Forwarded` that is parsed, which bounds the time of parsing. */
const memberCharsMax = 1024
const memberCommasMax = 32

/**
 * The `for` parameters of `Forwarded`, last element first. A client could open a quoted string that
 * swallows the elements that proxies append. Therefore elements are parsed from the right, each the
 * shortest that is well-formed. A comma in a quoted string is no separator: the number of quotes to
 * its right is odd.
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

/** The index of the last comma before `end`; -1 if there is none. */
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
