import type { Request } from 'express'
import { type LogType, logTypes } from '../log-types.ts'

/** The log entry that a refused change of a user gets, in addition to that of the operation. */
export interface FailedUserEntry {
  readonly type: LogType
  readonly description: string
  /** The id in the request; there may be no such user. */
  readonly user_id?: string
}

const ofMembers = [
  ['email', 'fce'],
  ['username', 'fcu'],
  ['phone_number', 'fcpn'],
  ['password', 'fcp'],
] as const satisfies readonly (readonly [string, LogType])[]

const idLengthMax = 256

/**
 * The log entries of a refused deletion, change of identifiers or password, or verification e-mail.
 */
export function failedUserEntries(req: Request): readonly FailedUserEntry[] {
  const { types, userId } = failureOf(req)
  const reason = req.errorCode === undefined ? '' : `: ${req.errorCode}`
  return types.map((type) => ({
    type,
    description: `${logTypes[type]}${reason}`,
    ...(typeof userId === 'string' && { user_id: userId.slice(0, idLengthMax) }),
  }))
}

interface Failure {
  readonly types: readonly LogType[]
  readonly userId?: unknown
}

function failureOf({ operation, pathParameters: { id }, body }: Request): Failure {
  // A request that was refused before its body was read has no body.
  const members: Readonly<Record<string, unknown>> = Object(body)
  switch (operation?.id) {
    case 'deleteUser':
      return { types: ['fdu'], userId: id }
    case 'updateUser':
      return {
        types: ofMembers.flatMap(([name, type]) => (Object.hasOwn(members, name) ? [type] : [])),
        userId: id,
      }
    case 'createVerificationEmailJob':
      return { types: ['fvr'], userId: members.user_id }
    default:
      return { types: [] }
  }
}
