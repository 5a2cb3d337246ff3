import { ArgumentError } from '../argument-error.ts'
import type { ActionCall } from '../run-trigger.ts'
import type { LifetimeChange, MetadataEdit, PostLoginState } from './post-login-state.ts'

/** The most members of the metadata of a session or a refresh token, and characters of each. */
export const metadataMembersMax = 25
const metadataTextMax = 255

/** The end of the year 9999, after which dates have another form. */
const lastMs = Date.UTC(9999, 11, 31)

type Read = (change: LifetimeChange, call: ActionCall) => LifetimeChange

/** The members of the state that the methods change. */
const members = { session: 'session', refreshToken: 'refreshToken' } as const

const readers: Readonly<Record<string, Read>> = {
  setExpiresAt: (change, call) => ({
    ...change,
    endsAtMs: Math.min(change.endsAtMs ?? Number.POSITIVE_INFINITY, timeOf(call)),
  }),
  setIdleExpiresAt: (change, call) => ({
    ...change,
    idleSeconds: Math.min(
      change.idleSeconds ?? Number.POSITIVE_INFINITY,
      Math.max(0, Math.floor((timeOf(call) - call.atMs) / 1000)),
    ),
  }),
  setMetadata: (change, call) => {
    const [, value] = call.args
    const isText = typeof value === 'string' && value.length <= metadataTextMax
    if (isText || value === null) return withMetadata(change, call, value)
    throw new ArgumentError(
      `The second argument of \`api.${call.method}\` must be a text of at most ` +
        `${metadataTextMax} characters, or null.`,
    )
  },
  deleteMetadata: (change, call) => withMetadata(change, call, null),
  evictMetadata: (change) => ({ ...change, metadata: { evicts: true, set: {} } }),
  setCookieMode: (change, { args: [mode], method }) => {
    if (mode === 'persistent' || mode === 'non-persistent') return { ...change, cookieMode: mode }
    throw new ArgumentError(
      `The argument of \`api.${method}\` must be 'persistent' or 'non-persistent'.`,
    )
  },
}

/**
 * What a call changes of a session or a refresh token; undefined if it is another call.
 *
 * @throws ArgumentError
 */
export function readLifetimeCall(
  state: PostLoginState,
  call: ActionCall,
): Pick<PostLoginState, 'session' | 'refreshToken'> | undefined {
  const [of = '', name = ''] = call.method.split('.', 2)
  const member = of === 'session' || of === 'refreshToken' ? members[of] : undefined
  const read = readers[name]
  return member && read ? { [member]: read(state[member] ?? {}, call) } : undefined
}

/** Milliseconds since 1970. */
function timeOf({ args: [value], method }: ActionCall): number {
  if (typeof value === 'number' && Number.isFinite(value))
    return Math.min(Math.max(value, 0), lastMs)
  throw new ArgumentError(
    `The argument of \`api.${method}\` must be a number of milliseconds since 1970.`,
  )
}

function withMetadata(
  change: LifetimeChange,
  { args: [name], method }: ActionCall,
  value: string | null,
): LifetimeChange {
  if (typeof name !== 'string' || name === '' || name.length > metadataTextMax) {
    throw new ArgumentError(
      `The first argument of \`api.${method}\` must be a text of 1 to ${metadataTextMax} characters.`,
    )
  }
  const { set, ...edit }: MetadataEdit = change.metadata ?? { set: {} }
  return { ...change, metadata: { ...edit, set: { ...set, [name]: value } } }
}

/**
 * The metadata after an edit.
 *
 * @throws ArgumentError if it has too many members
 */
export function editedMetadata(
  known: Readonly<Record<string, unknown>> | null | undefined,
  { evicts, set }: MetadataEdit,
): Readonly<Record<string, unknown>> {
  const edited = { ...(evicts ? {} : known), ...set }
  const kept = Object.entries(edited).filter(([, value]) => value !== null)
  if (kept.length <= metadataMembersMax) return Object.fromEntries(kept)
  throw new ArgumentError(`The metadata would have more than ${metadataMembersMax} members.`)
}
