import type { RequestFacts } from '../request-facts.ts'
import type { Author } from '../store/logs/administrative-log.ts'

interface AuthoredRequest {
  readonly operation?: { readonly id: string; readonly summary: string } | undefined
  readonly facts: Pick<RequestFacts, 'address' | 'userAgent'>
  readonly method: string
  /** The path of the request, without the query. */
  readonly path: string
}

interface AuthoringCaller {
  readonly clientId: string
  readonly clientName: string
  readonly userId?: string
}

/** The author of a write, for the log of the tenant; empty if the caller has no token. */
export function authorOf(
  { operation, facts, method, path }: AuthoredRequest,
  caller?: AuthoringCaller,
): Author {
  const { address: ip, userAgent } = facts
  return {
    description: operation?.summary ?? '',
    ...(operation && { operationId: operation.id }),
    ...(caller && { clientId: caller.clientId, clientName: caller.clientName }),
    ...(caller?.userId !== undefined && { userId: caller.userId }),
    ...(ip !== undefined && { ip }),
    ...(userAgent !== undefined && { userAgent }),
    method,
    path,
  }
}
