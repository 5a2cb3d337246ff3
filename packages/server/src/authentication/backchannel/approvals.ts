import type { BackchannelAuthenticationRequest, Grant, Interaction, Provider } from 'oidc-provider'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { bindToConnection } from '../authorize/connection-prompt.ts'
import { audienceOf } from '../authorize/resource-identifiers.ts'
import { claimsOfScopes } from '../provider/served-grants.ts'

/** The path of the link in the mail, to which its cookie is restricted. */
export const approvalPath = '/lo/approval'

/** The model under which the ticket of a link is stored. */
export const approvalModel = 'Approval'

const ticketLengthMax = 256

/** Why a log-in for an approval is prompted for. */
export const approvalReason = 'approval'

/** Whether a log-in is for an approval, at which no organization is chosen. */
export const isForApproval = ({ prompt }: Pick<Interaction, 'prompt'>): boolean =>
  prompt.reasons.includes(approvalReason)

/** The pending request of a ticket; undefined if it has expired or was decided. */
export async function findWaiting(
  { store }: Tenant,
  provider: Provider,
  ticket: string,
): Promise<BackchannelAuthenticationRequest | undefined> {
  if (ticket === '' || ticket.length > ticketLengthMax) return undefined
  const { records, open } = store.oidc
  const found = await records.find(approvalModel, ticket)
  if (!found || found.consumed !== undefined) return undefined
  const id = await open({ model: approvalModel, id: ticket }, String(found.payload.request))
  const request = await provider.BackchannelAuthenticationRequest.find(id)
  return request && !request.isExpired && !request.grantId && !request.error ? request : undefined
}

/** The scopes that a request asks for: those of OpenID Connect, and those of each API. */
export interface RequestedAccess {
  readonly scopes: readonly string[]
  readonly audiences: readonly {
    /** The `resource` by which oidc-provider knows the API. */
    readonly resource: string
    readonly name: string
    readonly scopes: readonly {
      readonly value: string
      readonly description?: string | undefined
    }[]
  }[]
}

const oidcScopes = [...Object.keys(claimsOfScopes), 'offline_access']

/** Reads which scopes of which APIs a CIBA request asks for. */
export async function requestedAccessOf(
  { store }: Tenant,
  { scope = '', resource = [] }: BackchannelAuthenticationRequest,
): Promise<RequestedAccess> {
  const requested = new Set(scope.split(' '))
  const resources = Array.isArray(resource) ? resource : [resource]
  const audiences = resources.map(async (each) => {
    const api = await store.resourceServers.get(audienceOf(each) ?? '')
    const scopes = (api?.scopes ?? []).filter(({ value }) => requested.has(value))
    return { resource: each, name: api?.name ?? audienceOf(each) ?? '', scopes }
  })
  return {
    scopes: oidcScopes.filter((each) => requested.has(each)),
    audiences: await Promise.all(audiences),
  }
}

interface GrantedAccess extends RequestedAccess {
  /** The name of the connection of the log-in. */
  readonly connection: string | undefined
}

/** Creates a grant of all requested scopes for this request. */
export async function grantRequested(
  provider: Provider,
  { accountId = '', clientId = '' }: BackchannelAuthenticationRequest,
  { scopes, audiences, connection }: GrantedAccess,
): Promise<Grant> {
  const grant = bindToConnection(new provider.Grant({ accountId, clientId }), connection)
  grant.addOIDCScope(scopes.join(' '))
  for (const { resource, scopes: offered } of audiences) {
    if (offered.length === 0) continue
    grant.addResourceScope(resource, offered.map(({ value }) => value).join(' '))
  }
  await grant.save()
  return grant
}
