import { ArgumentError } from './argument-error.ts'
import type { EventPart } from './event/event-parts.ts'
import type { RecordedCall } from './run-action.ts'

/** The members of metadata that actions change; null removes one. */
export interface MetadataChange {
  readonly user_metadata?: Readonly<Record<string, unknown>>
  readonly app_metadata?: Readonly<Record<string, unknown>>
}

const members = {
  'user.setUserMetadata': 'user_metadata',
  'user.setAppMetadata': 'app_metadata',
} as const

const isMetadataCall = (method: string): method is keyof typeof members =>
  Object.hasOwn(members, method)

const nameLengthMax = 512
/** The most bytes of either metadata of a user to which an action has added, as JSON. */
const metadataBytesMax = 64 * 1024

/**
 * The change of metadata that calls ask for.
 *
 * @returns undefined for none
 * @throws ArgumentError
 */
export function metadataChangeOf(calls: readonly RecordedCall[]): MetadataChange | undefined {
  let change: MetadataChange | undefined
  for (const { method, args } of calls) {
    if (!isMetadataCall(method)) continue
    const [name, value = null] = args
    if (typeof name !== 'string' || name === '' || name.length > nameLengthMax) {
      throw new ArgumentError(
        `The first argument of \`api.${method}\` must be a text of 1 to ${nameLengthMax} characters.`,
      )
    }
    const member = members[method]
    change = { ...change, [member]: { ...change?.[member], [name]: value } }
  }
  requireFitting(change?.user_metadata)
  requireFitting(change?.app_metadata)
  return change
}

/** @throws ArgumentError */
function requireFitting(metadata: EventPart | undefined): void {
  if (Buffer.byteLength(JSON.stringify(metadata ?? {})) <= metadataBytesMax) return
  throw new ArgumentError(`The metadata of a user would exceed ${metadataBytesMax} bytes.`)
}

/**
 * The event with the metadata that the calls set, for the actions that follow.
 *
 * @throws ArgumentError
 */
export function withMetadata(event: EventPart, calls: readonly RecordedCall[]): EventPart {
  const change = metadataChangeOf(calls)
  if (!change) return event
  const user = recordOf(event.user)
  const user_metadata = merged(recordOf(user.user_metadata), change.user_metadata)
  const app_metadata = merged(recordOf(user.app_metadata), change.app_metadata)
  if (change.user_metadata) requireFitting(user_metadata)
  if (change.app_metadata) requireFitting(app_metadata)
  return { ...event, user: { ...user, user_metadata, app_metadata } }
}

const recordOf = (value: unknown): EventPart =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const merged = (known: EventPart, change: EventPart = {}): EventPart =>
  Object.fromEntries(Object.entries({ ...known, ...change }).filter(([, value]) => value !== null))
