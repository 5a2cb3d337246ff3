import { isObject } from '../members.ts'
import type { IgnoredMembers } from '../operations/operation.ts'

/** A body without its ignored members. It goes no deeper than the document says. */
export function withoutIgnored(body: unknown, ignored: IgnoredMembers | undefined): unknown {
  if (!ignored || !isObject(body)) return body
  const { names, within } = ignored
  const kept = Object.entries(body).filter(([name]) => !names.includes(name))
  return Object.fromEntries(
    kept.map(([name, value]) => {
      const inner = within.get(name)
      const isList = inner && Array.isArray(value)
      return [
        name,
        isList ? value.map((each) => withoutIgnored(each, inner)) : withoutIgnored(value, inner),
      ]
    }),
  )
}
