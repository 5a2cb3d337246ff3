import { itemPairs } from './item-pairs.ts'

/** A page that another response named, if it is not known. */
export const isCheckpoint = ([name]: readonly string[]) => name === 'from'

/** Looks like an identifier that a server made. */
const identifier =
  /^([a-z]{2,8}_[A-Za-z0-9]{12,30}|[A-Za-z0-9]{32}|[0-9a-f]{24}|[\w-]+\|[\w.-]+|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/
const memberOfIdentifier = /(^|_)(id|kid|token|ticket|secret|next)$/

/**
 * What the values that the recorded server made are called by ours: identifiers, secrets, and the
 * host.
 */
export class KnownValues {
  private readonly ours = new Map<string, string>()
  private readonly hosts: readonly [recorded: string, ours: string]

  constructor(recordedHost: string, ourHost: string) {
    this.hosts = [recordedHost, ourHost]
  }

  /** Reads two responses to one request side by side. */
  learn(recorded: unknown, ours: unknown, member = ''): void {
    if (typeof recorded === 'string' && typeof ours === 'string') {
      const isIdentifier = identifier.test(recorded) || memberOfIdentifier.test(member)
      if (isIdentifier && !this.ours.has(recorded)) this.ours.set(recorded, ours)
    } else if (Array.isArray(recorded) && Array.isArray(ours)) {
      const translated = (value: unknown) => this.translate(value)
      for (const [one, other] of itemPairs(recorded, ours, translated)) {
        this.learn(one, other, member)
      }
    } else if (isObject(recorded) && isObject(ours)) {
      for (const [name, value] of Object.entries(recorded)) this.learn(value, ours[name], name)
    }
  }

  isKnown(recorded: unknown): boolean {
    return typeof recorded === 'string' && this.ours.has(recorded)
  }

  /** A value with every known text, whole, in place of the recorded one. */
  translate(value: unknown): unknown {
    if (typeof value === 'string') return this.translateText(value)
    if (Array.isArray(value)) return value.map((item) => this.translate(item))
    if (!isObject(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [this.translateText(name), this.translate(each)]),
    )
  }

  translateText(text: string): string {
    const [recorded, ours] = this.hosts
    return this.ours.get(text) ?? (recorded ? text.replaceAll(recorded, ours) : text)
  }

  /** Whether a value has an identifier, known or not. */
  hasIdentifier(value: unknown): boolean {
    if (Array.isArray(value)) return value.some((item) => this.hasIdentifier(item))
    return typeof value === 'string' && (identifier.test(value) || this.ours.has(value))
  }

  /** Identifiers in a value that no earlier response had. */
  unknownIn(value: unknown): readonly string[] {
    if (typeof value === 'string')
      return identifier.test(value) && !this.ours.has(value) ? [value] : []
    if (Array.isArray(value)) return value.flatMap((item) => this.unknownIn(item))
    return isObject(value) ? Object.values(value).flatMap((each) => this.unknownIn(each)) : []
  }
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
