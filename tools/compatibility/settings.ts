import { isObject } from './known-values.ts'
import type { Exchange, Recording } from './recordings.ts'

/** Recorded responses that a member must be in, each time, to count as one that is always there. */
const responsesMin = 3
/** Of each path, the members of its responses with their values, as `flags.sso: false`. */
type Seen = ReadonlyMap<string, ReadonlySet<string>>

/**
 * What a recorded tenant had been set to before its recording began, which nobody can know. Of a
 * setting, only those members are compared that the recording wrote itself or that every recorded
 * response of the operation has with the same value: a default.
 */
export class Settings {
  private readonly always: Seen
  private readonly written = new Map<string, Set<string>>()

  constructor(always: Seen) {
    this.always = always
  }

  /** Remembers what a request writes. */
  write({ method, path, body }: Exchange): void {
    if (method === 'GET') return
    const written = this.written.get(path) ?? new Set()
    for (const member of membersOf(body)) written.add(member)
    this.written.set(path, written)
  }

  wasWritten(path: string): boolean {
    return this.written.has(path)
  }

  /** @param difference as `flags.sso: missing` */
  isHistory(path: string, difference: string): boolean {
    const [member = ''] = difference.split(':')
    return !this.written.get(path)?.has(member) && !this.always.get(path)?.has(member)
  }
}

/** The members that every successful response to a GET has with the same value, by its path. */
export function alwaysThere(recordings: readonly Recording[]): Seen {
  const answers = new Map<string, (readonly string[])[]>()
  for (const { method, path, status, answer } of recordings.flatMap((each) => each.exchanges)) {
    if (method !== 'GET' || status !== 200 || !isObject(answer)) continue
    answers.set(path, [...(answers.get(path) ?? []), valuesOf(answer)])
  }
  return new Map([...answers].map(([path, seen]) => [path, inAll(seen)]))
}

function inAll(seen: readonly (readonly string[])[]): ReadonlySet<string> {
  if (seen.length < responsesMin) return new Set()
  const [first = [], ...others] = seen.map((members) => new Set(members))
  const shared = [...first].filter((member) => others.every((each) => each.has(member)))
  return new Set(shared.map((each) => each.split(':', 1)[0] ?? ''))
}

/** As `flags.sso: false`. */
function valuesOf(value: unknown, member = ''): readonly string[] {
  if (!isObject(value)) return [`${member}:${JSON.stringify(value)}`]
  return Object.entries(value).flatMap(([name, each]) =>
    valuesOf(each, member ? `${member}.${name}` : name),
  )
}

/** As `flags`, `flags.sso` and `sessions[].name`. */
function membersOf(value: unknown, member = ''): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item) => membersOf(item, `${member}[]`))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, each]) => {
    const path = member ? `${member}.${name}` : name
    return [path, ...membersOf(each, path)]
  })
}
