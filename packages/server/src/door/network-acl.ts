import type { Origin } from '@latchkey/network-acl'
import type { Request, RequestHandler } from 'express'
import { ApiError } from '../errors.ts'
import type { NetworkAclRecorder } from './network-acl-recorder.ts'

interface GateOptions {
  readonly recorder: NetworkAclRecorder
  readonly now: () => Date
}

/**
 * Evaluates the network ACLs of the tenant, before authentication and parsing. A blocked request is
 * answered 403, a redirected one 302.
 *
 * @param originOf the API of a request
 */
export function gate(originOf: (req: Request) => Origin, options: GateOptions): RequestHandler {
  const { recorder, now } = options
  return (req, res, next) => {
    const { tenant, facts, id: requestId } = req
    const { rules } = tenant
    facts.origin = originOf(req)
    const judge = (): void => {
      const decision = rules.size === 0 ? undefined : rules.decide(facts)
      recorder.record({ tenantId: tenant.id, requestId, at: now(), facts, decision })
      if (!decision || decision.action === 'allow') next()
      else if (decision.action === 'block') throw new ApiError('access_blocked')
      else res.writeHead(302, { Location: decision.redirectUri, 'Cache-Control': 'no-store' }).end()
    }
    return rules.isIdle ? rules.wake().then(judge) : judge()
  }
}

/**
 * The API of a request outside of `/api/v2`. SCIM counts as management, because it provisions
 * users. Registration has a path (RFC 7591) and those below it (RFC 7592). The path is decoded
 * first, as the router does.
 */
export function authenticationOrigin({ path }: Pick<Request, 'path'>): Origin {
  const name = decoded(path)
  if (/^\/scim(\/|$)/.test(name)) return 'management'
  return /^\/oidc\/register(\/|$)/.test(name) ? 'dynamic_client_registration' : 'authentication'
}

function decoded(path: string): string {
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path)
  } catch {
    return path // malformed escapes match no route
  }
}
