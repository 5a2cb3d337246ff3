import type { Request, RequestHandler } from 'express'
import type { LogEntry } from '../store/logs/logs.ts'
import type { LogRecorder } from '../tenancy/log-recorder.ts'
import { failedUserEntries } from './failed-user-entries.ts'

/**
 * Logs what no other log entry tells: refused writes (`fapi`), and reads of secrets
 * (`mgmt_api_read`).
 */
export function recordOperations(recorder: LogRecorder): RequestHandler {
  return (req, res, next) => {
    res.on('finish', () => {
      const type = typeOf(req, res.statusCode)
      if (!type) return
      const about = aboutOf(req, res.statusCode)
      recorder.record(req, { type, ...about })
      if (type !== 'fapi') return
      for (const entry of failedUserEntries(req)) recorder.record(req, { ...about, ...entry })
    })
    next()
  }
}

/** The type of the entry; none for an exceeded rate limit, which has an entry of its own. */
function typeOf(req: Request, status: number): LogEntry['type'] | undefined {
  if (req.method === 'GET') return req.hasReadSecret ? 'mgmt_api_read' : undefined
  return status >= 400 && status !== 429 ? 'fapi' : undefined
}

function aboutOf({ operation, caller, method, originalUrl }: Request, statusCode: number) {
  const [path = ''] = originalUrl.split('?', 1)
  return {
    description: operation?.summary ?? '',
    client_id: caller.clientId,
    client_name: caller.clientName,
    ...(caller.userId !== undefined && { user_id: caller.userId }),
    details: {
      ...(operation && { operation: operation.id }),
      request: { method: method.toLowerCase(), path },
      response: { statusCode },
    },
  }
}

const secretMembers = ['client_secret', 'signing_secret'] as const

/** Whether a response contains the secret of a client or an API, alone or in a list. */
export function holdsSecret(body: unknown): boolean {
  if (Array.isArray(body)) return body.some(isWithSecret)
  return (
    isWithSecret(body) ||
    Object.values(Object(body)).some((member) => Array.isArray(member) && member.some(isWithSecret))
  )
}

const isWithSecret = (value: unknown): boolean =>
  secretMembers.some((name) => typeof Object(value)[name] === 'string')
