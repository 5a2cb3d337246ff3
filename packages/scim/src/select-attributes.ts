import { type AttributePath, readAttributePath } from './path.ts'
import { isMembers, type Members } from './resource.ts'

/** Attributes that every answer has. */
const always: readonly string[] = ['schemas', 'id']

/**
 * The attributes that a request asks for, or all but those that it excludes (RFC 7644, section
 * 3.9); names are separated by commas. An empty parameter is as none.
 */
export function selectAttributes(
  resource: Members,
  { attributes = '', excluded = '' }: { readonly attributes?: string; readonly excluded?: string },
): Members {
  const asked = pathsOf(attributes)
  return asked.length > 0 ? kept(resource, asked, true) : kept(resource, pathsOf(excluded), false)
}

const pathsOf = (names: string): readonly AttributePath[] =>
  names
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map(readAttributePath)

function kept(resource: Members, paths: readonly AttributePath[], isKept: boolean): Members {
  const entries = Object.entries(resource).flatMap(([name, value]) => {
    if (always.includes(name)) return [[name, value]]
    const isExtension = name.startsWith('urn:')
    const meant = paths.filter((path) =>
      is(isExtension ? path.extension : path.extension ? undefined : path.attribute, name),
    )
    if (meant.length === 0) return isKept ? [] : [[name, value]]
    const part = isExtension ? 'attribute' : 'sub'
    const subs = meant.flatMap((path) => path[part] ?? [])
    if (subs.length < meant.length) return isKept ? [[name, value]] : []
    const rest = withSubs(value, subs, isKept)
    return rest === undefined ? [] : [[name, rest]]
  })
  return Object.fromEntries(entries)
}

function withSubs(value: unknown, subs: readonly string[], isKept: boolean): unknown {
  if (Array.isArray(value)) {
    const values = value.flatMap((each) => withSubs(each, subs, isKept) ?? [])
    return values.length === 0 ? undefined : values
  }
  if (!isMembers(value)) return isKept ? undefined : value
  const entries = Object.entries(value).filter(
    ([name]) => subs.some((sub) => is(sub, name)) === isKept,
  )
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

const is = (one: string | undefined, other: string) => one?.toLowerCase() === other.toLowerCase()
