import type { BackchannelAuthenticationRequest, Grant, Provider } from 'oidc-provider'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { audienceOf } from '../authorize/resource-identifiers.ts'
import { claimsOfScopes } from '../provider/served.ts'

/** Where the link of a mail leads, and its cookie goes. */
export const approvalPath = '/lo/approval'

/** What the ticket of a link is kept as, among what the OAuth server keeps. */
export const approvalModel = 'Approval'

const ticketLengthMax = 256

/** The request that a ticket is for, as long as its user may answer it. */
export async function findWaiting(
  { store }: Tenant,
  provider: Provider,
  ticket: string,
): Promise<BackchannelAuthenticationRequest | undefined> {
  if (ticket === '' || ticket.length > ticketLengthMax) return undefined
  const { records, open } = store.oidc
  const found = await records.find(approvalModel, ticket)
  if (!found || found.consumed !== undefined) return undefined
  const id = await open(String(found.payload.request))
  const request = await provider.BackchannelAuthenticationRequest.find(id)
  return request && !request.isExpired && !request.grantId && !request.error ? request : undefined
}

/** What a request asks for: scopes of OpenID Connect, and of each API. */
export interface Asked {
  readonly scopes: readonly string[]
  readonly audiences: readonly {
    /** As oidc-provider names the API. */
    readonly resource: string
    readonly name: string
    readonly scopes: readonly {
      readonly value: string
      readonly description?: string | undefined
    }[]
  }[]
}

const oidcScopes = [...Object.keys(claimsOfScopes), 'offline_access']

export async function askedBy(
  { store }: Tenant,
  { scope = '', resource = [] }: BackchannelAuthenticationRequest,
): Promise<Asked> {
  const asked = new Set(scope.split(' '))
  const resources = Array.isArray(resource) ? resource : [resource]
  const audiences = resources.map(async (each) => {
    const api = await store.resourceServers.get(audienceOf(each) ?? '')
    const scopes = (api?.scopes ?? []).filter(({ value }) => asked.has(value))
    return { resource: each, name: api?.name ?? audienceOf(each) ?? '', scopes }
  })
  return {
    scopes: oidcScopes.filter((each) => asked.has(each)),
    audiences: await Promise.all(audiences),
  }
}

/** All that was asked for, and for this one request. */
export async function grantAsked(
  provider: Provider,
  { accountId = '', clientId = '' }: BackchannelAuthenticationRequest,
  { scopes, audiences }: Asked,
): Promise<Grant> {
  const grant = new provider.Grant({ accountId, clientId })
  grant.addOIDCScope(scopes.join(' '))
  for (const { resource, scopes: offered } of audiences) {
    if (offered.length === 0) continue
    grant.addResourceScope(resource, offered.map(({ value }) => value).join(' '))
  }
  await grant.save()
  return grant
}
