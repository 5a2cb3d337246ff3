import { newLogId } from '../../ids.ts'
import { type LogType, logTypes } from '../../log-types.ts'
import type { Prisma } from '../prisma/client.ts'
import type { Change } from './changes.ts'
import { loggedChange } from './logged-change.ts'
import { userEntries } from './user-entries.ts'

/** Who writes, as far as it is known: by which client or command, and from where. */
export interface Author {
  /** The summary of the operation, or the command. */
  readonly description: string
  readonly operationId?: string
  /** The type of the log entries, if it is not the one of the management API. */
  readonly logType?: LogType
  readonly clientId?: string
  readonly clientName?: string
  readonly userId?: string
  readonly ip?: string
  readonly userAgent?: string
  readonly method?: string
  readonly path?: string
}

/** The most changes in one log entry; further changes have further entries. */
const changesMax = 100

/** The type of the entry of a successful administrative write. */
export const administrativeWrite = 'sapi' satisfies LogType

interface Administrative {
  readonly tenantId: string
  readonly author: Author
  readonly changes: readonly Change[]
  readonly at: Date
}

/**
 * The log entries of a write, in the format of the hosted API.
 *
 * @param logged a change as the log contains it
 */
export function administrativeEntries(
  { tenantId, author, changes, at: date }: Administrative,
  logged: (change: Change) => Change = loggedChange,
): Prisma.LogCreateManyInput[] {
  const entries: Prisma.LogCreateManyInput[] = []
  for (let at = 0; at < changes.length; at += changesMax) {
    entries.push({
      tenantId,
      logId: newLogId(date),
      date,
      type: author.logType ?? administrativeWrite,
      clientId: author.clientId ?? null,
      userId: author.userId ?? null,
      data: {
        ...administrativeData(author),
        details: {
          ...requestDetails(author),
          changes: changes.slice(at, at + changesMax).map(logged) as unknown as JsonArray,
        },
      },
    })
  }
  const others = userEntries(changes).map(({ type, userId, userName }) => ({
    tenantId,
    logId: newLogId(date),
    date,
    type,
    clientId: author.clientId ?? null,
    userId,
    data: {
      ...administrativeData({ ...author, userId, description: logTypes[type] }),
      ...(userName !== undefined && { user_name: userName }),
    },
  }))
  return [...entries, ...others]
}

type JsonArray = Prisma.InputJsonArray

/** The members of an entry without `details`. JSON lacks what is undefined. */
export function administrativeData(author: Author) {
  const { description, clientId, clientName, userId, ip, userAgent } = author
  return {
    description,
    client_id: clientId,
    client_name: clientName,
    user_id: userId,
    ip,
    user_agent: userAgent,
  }
}

/** The members of `details` without `changes`. JSON lacks what is undefined. */
export function requestDetails({ operationId, method, path }: Author) {
  return {
    operation: operationId,
    request: method === undefined ? undefined : { method: method.toLowerCase(), path: path ?? '' },
  }
}
