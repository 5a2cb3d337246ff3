import type { Request } from 'express'
import type { RequestFacts } from '../request-facts.ts'
import type { Client } from '../store/clients/clients.ts'
import type { LoginOrigin } from '../store/logs/logins.ts'

const userAgentLengthMax = 1_024

interface Placed {
  readonly facts: Pick<RequestFacts, 'address' | 'userAgent'>
  readonly tenant: { readonly domain: string }
}

/** The origin of a request, as log entries show it. */
export function placeOf({ facts, tenant }: Placed) {
  const userAgent = facts.userAgent?.slice(0, userAgentLengthMax)
  return {
    hostname: tenant.domain,
    ...(facts.address !== undefined && { ip: facts.address }),
    ...(userAgent !== undefined && { user_agent: userAgent }),
  }
}

/** The origin of a log-in: the client, and the browser or server that sent the request. */
export function originOf(
  { facts, tenant }: Request,
  client: Pick<Client, 'clientId' | 'name'>,
): LoginOrigin {
  return {
    clientId: client.clientId,
    clientName: client.name,
    hostname: tenant.domain,
    ...(facts.address !== undefined && { ip: facts.address }),
    ...(facts.userAgent !== undefined && { userAgent: facts.userAgent }),
  }
}
