import type { Schema } from '@latchkey/contract'
import type { LogType } from '../../log-types.ts'
import type { Change } from './changes.ts'

type User = Schema<'User'>

/** The log entry that a change of a user gets, in addition to that of the write. */
export interface UserEntry {
  readonly type: LogType
  readonly userId: string
  /** The e-mail address, or the username if there is none. */
  readonly userName: string | undefined
}

const ofIdentifiers = [
  ['email', 'sce'],
  ['username', 'scu'],
  ['phone_number', 'scpn'],
] as const satisfies readonly (readonly [keyof User, LogType])[]

/** The entries about deleted users, and about identifiers that were replaced or removed. */
export function userEntries(changes: readonly Change[]): readonly UserEntry[] {
  return changes.flatMap(({ resource, before, after }) => {
    if (resource !== 'user' || !before) return []
    const was: User = before
    const is: User | undefined = after
    const types = is ? changedIdentifiers(was, is) : (['sdu'] as const)
    const { user_id: userId = '', email, username } = is ?? was
    return types.map((type) => ({ type, userId, userName: email ?? username }))
  })
}

const changedIdentifiers = (was: User, is: User): readonly LogType[] =>
  ofIdentifiers.flatMap(([name, type]) =>
    was[name] !== undefined && was[name] !== is[name] ? [type] : [],
  )
