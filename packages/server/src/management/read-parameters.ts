import type { RequestHandler } from 'express'
import type { Operation, QueryParameter } from '../operations/operation.ts'
import { queryOf } from '../query-of.ts'

/**
 * Reads the parameters of a request in the forms that clients of the hosted API send. Lists come as
 * `strategy=a&strategy=b`, `strategy[]=a`, `strategy[0]=a` and, where items cannot contain commas,
 * `strategy=a,b`. Unknown query parameters are ignored and logged, unless the operation refuses
 * them; an identifier that was percent-encoded twice is decoded twice.
 */
export const readParameters: RequestHandler = (req, _res, next) => {
  const { operation } = req
  if (!operation) return next()
  const { query, unknown } = readQuery(queryOf(req), operation)
  // Express parses the query whenever the property is read.
  Object.defineProperty(req, 'query', { value: query, writable: true, configurable: true })
  if (unknown.length > 0) req.ignoredParameters = unknown.slice(0, loggedMax).map(loggableName)
  req.pathParameters = Object.fromEntries(
    Object.entries(req.pathParameters).map(([name, value]) => [name, decodedOnceMore(value)]),
  )
  next()
}

/** The most names of ignored parameters in a log line. */
const loggedMax = 10
const parameterName = /^(?=.{1,40}$)[a-z]+(_[a-z]+)*$/

/** A name to log. A text that does not look like a name may be a misplaced secret. */
const loggableName = (name: string) => (parameterName.test(name) ? name : '?')

interface ReadQuery {
  readonly query: Readonly<Record<string, string | string[]>>
  readonly unknown: readonly string[]
}

function readQuery(sent: URLSearchParams, operation: Operation): ReadQuery {
  const known = new Map(operation.queryParameters.map((each) => [each.name, each]))
  const values = new Map<string, string[]>()
  const unknown = new Set<string>()
  for (const [key, value] of sent) {
    const parameter = known.get(nameOf(key))
    const name = parameter?.name ?? key
    if (!parameter && !operation.refusesUnknownParameters) unknown.add(key)
    else values.set(name, [...(values.get(name) ?? []), ...itemsOf(parameter, value)])
  }
  const entries = [...values].map(([name, [first = '', ...others]]) => [
    name,
    others.length > 0 || known.get(name)?.isList ? [first, ...others] : first,
  ])
  return { query: Object.fromEntries(entries), unknown: [...unknown] }
}

/** `strategy` for `strategy[]` and `strategy[0]`. */
const nameOf = (key: string) => key.replace(/\[\d{0,4}\]$/, '')

const itemsOf = (parameter: QueryParameter | undefined, value: string) =>
  parameter?.splitsAtCommas ? value.split(',') : [value]

/**
 * A text of which all characters are encoded that `encodeURIComponent`, or `url.PathEscape` of Go,
 * encodes in a segment of a path, with one at least.
 */
const encodedText =
  /^(?:[\w.!~*'()$&+:=@-]|%[0-9a-f]{2})*%[0-9a-f]{2}(?:[\w.!~*'()$&+:=@-]|%[0-9a-f]{2})*$/i

/** Decodes an identifier that was encoded twice, such as `auth0%7C42`; no id contains a `%`. */
function decodedOnceMore(value: string): string {
  if (!value.includes('%') || value.includes('%00') || !encodedText.test(value)) return value
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
