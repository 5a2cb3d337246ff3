import { isObject } from '../members.ts'
import type { IgnoredMembers } from '../operations/operation.ts'

/** A body without its ignored members. */
export function withoutIgnored(body: unknown, ignored: IgnoredMembers | undefined): unknown {
  if (!ignored) return body
  if (Array.isArray(body)) return body.map((each) => withoutIgnored(each, ignored))
  if (!isObject(body)) return body
  const { names, within } = ignored
  const kept = Object.entries(body).filter(([name]) => !names.includes(name))
  return Object.fromEntries(
    kept.map(([name, value]) => [name, withoutIgnored(value, within.get(name))]),
  )
}
