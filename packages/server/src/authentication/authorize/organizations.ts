/* Authorization requests for an organization: only its members may log in, by its connections. */

import type { Schema } from '@latchkey/contract'
import type {
  Client,
  errors as Errors,
  Grant,
  interactionPolicy,
  KoaContextWithOIDC,
} from 'oidc-provider'
import type { Client as ClientSettings } from '../../store/clients/clients.ts'
import {
  acceptInvitation,
  findOrganization,
  isOpenTo,
  join,
  membershipStatusOf,
} from '../../tenancy/organization-logins.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import type { Oidc } from '../provider/load-provider.ts'
import { oidcRequestOf } from '../provider/oidc-request.ts'
import { connectionOf } from './connection-prompt.ts'
import { invitationOf } from './organization-choices.ts'

type OidcErrors = typeof Errors

/** `organization_usage` of a client; `deny` by default. */
export async function organizationUsageOf({ clients }: Tenant, clientId: string) {
  return (await clients.find(clientId))?.settings.organization_usage ?? 'deny'
}

/** Whether users of a client choose their organization after the log-in. */
export const choosesOrganizationAfter = ({ settings }: Pick<ClientSettings, 'settings'>): boolean =>
  settings.organization_require_behavior === 'post_login_prompt' &&
  (settings.organization_usage ?? 'deny') !== 'deny'

/** When the users of a client choose their organization: before or after the log-in, or never. */
export async function promptMomentOf({ clients }: Tenant, clientId: string) {
  return (await clients.find(clientId))?.settings.organization_require_behavior ?? 'no_prompt'
}

/**
 * Checks the parameter `organization` by `organization_usage` of the client. It may be absent if
 * the client lets users choose on a page (`organization_require_behavior`).
 *
 * @returns the id of the organization
 * @throws `invalid_request`
 */
export async function checkOrganization(
  tenant: Tenant,
  { InvalidRequest }: OidcErrors,
  idOrName: string | undefined,
  { clientId, canPrompt = false }: { readonly clientId: string; readonly canPrompt?: boolean },
): Promise<string | undefined> {
  const usage = await organizationUsageOf(tenant, clientId)
  if (idOrName === undefined) {
    if (usage !== 'require') return undefined
    if (canPrompt && (await promptMomentOf(tenant, clientId)) !== 'no_prompt') return undefined
    throw new InvalidRequest('parameter organization is required for this client')
  }
  if (usage === 'deny') {
    throw new InvalidRequest('parameter organization is not allowed for this client')
  }
  const organization = await findOrganization(tenant, idOrName)
  if (!organization) throw new InvalidRequest('parameter organization is invalid')
  if (!(await isOpenTo(tenant, organization, clientId))) {
    throw new InvalidRequest(closureOf(organization))
  }
  return organization.id
}

/** Why an organization is not open to a client. */
const closureOf = ({ is_app_entitlement_active: isEntitling }: Schema<'Organization'>) =>
  isEntitling
    ? 'the client is not assigned to the organization for the access of its members'
    : 'the organization blocks third-party clients'

/** The check of the parameter, which also replaces a name by the id. */
export function organizationCheck(tenant: Tenant, errors: OidcErrors) {
  return async (
    { oidc }: KoaContextWithOIDC,
    idOrName: string | undefined,
    { clientId }: Client,
  ): Promise<void> => {
    if (oidc.route === 'backchannel_authentication') {
      if (idOrName === undefined) return
      throw new errors.InvalidRequest('parameter organization is not supported here')
    }
    const named = { clientId, canPrompt: true }
    const id = await checkOrganization(tenant, errors, idOrName, named)
    if (oidc.params && id !== undefined) oidc.params.organization = id
  }
}

/** The organization that an authorization request is for. */
export function requestedOrganization(
  params: Readonly<Record<string, unknown>> | undefined,
): string | undefined {
  const { organization } = params ?? {}
  return typeof organization === 'string' ? organization : undefined
}

/** The organization of a grant; all of its tokens are for this organization. */
export function organizationOfGrant(grant: Grant | undefined): string | undefined {
  const isBound = grant && 'organization' in grant && typeof grant.organization === 'string'
  return isBound ? String(grant.organization) : undefined
}

/** Binds a grant to an organization, and so all of its tokens. */
export function bindToOrganization(grant: Grant, organization: string | undefined): Grant {
  return organization === undefined ? grant : Object.assign(grant, { organization })
}

/**
 * Requires a new log-in if the user of the session cannot log in to the organization. If the user
 * has just logged in, answers `access_denied`. Users of a connection with automatic membership
 * become members.
 */
export function addOrganizationPrompt(
  policy: interactionPolicy.DefaultPolicy,
  tenant: Tenant,
  { errors, interactionPolicy: { Check, Prompt } }: Oidc,
): void {
  const statusOf = (ctx: KoaContextWithOIDC, { organizationId, userId }: SessionEntrant) => {
    const ticket = invitationOf(ctx.oidc.params)
    const connection = connectionOf(ctx)
    return membershipStatusOf(tenant, { organizationId, userId, connection, ticket })
  }
  const accept = async ({ oidc: { params } }: KoaContextWithOIDC, entrant: SessionEntrant) => {
    const { organizationId, userId } = entrant
    if (await acceptInvitation(tenant, { ...entrant, ticket: invitationOf(params) ?? '' })) return
    // Of concurrent log-ins of the invited user, one accepts it for all.
    if (await tenant.store.organizationMembers.findMember(organizationId, userId)) return
    throw new errors.AccessDenied('the invitation was accepted before or has expired')
  }
  const isForeign = async (ctx: KoaContextWithOIDC) => {
    const entrant = entrantOf(ctx)
    if (!entrant || ctx.oidc.result?.login) return Check.NO_NEED_TO_PROMPT
    const status = await statusOf(ctx, entrant)
    return status === 'nonmember' ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT
  }
  const admit = async (ctx: KoaContextWithOIDC) => {
    const entrant = entrantOf(ctx)
    if (!entrant) return Check.NO_NEED_TO_PROMPT
    const { organizationId, userId } = entrant
    const status = await statusOf(ctx, entrant)
    if (status === 'nonmember') {
      throw new errors.AccessDenied(
        `user ${userId} is not part of the ${organizationId} organization`,
      )
    }
    if (status === 'admissible') await join(tenant, organizationId, userId)
    if (status === 'invited') await accept(ctx, { organizationId, userId })
    const organization = await tenant.store.organizations.get(organizationId)
    // The organization may have been chosen on a page, or by an e-mail domain, and not by the
    // parameter.
    if (organization && !(await isOpenTo(tenant, organization, ctx.oidc.client?.clientId ?? '')))
      throw new errors.AccessDenied(closureOf(organization))
    oidcRequestOf(ctx).organization = organization
    return Check.NO_NEED_TO_PROMPT
  }
  const description = 'End-User authentication is required'
  const foreign = new Check('organization_foreign', description, 'login_required', isForeign)
  policy.get('login')?.checks.add(foreign)
  const admission = new Check('organization', description, 'login_required', admit)
  policy.add(new Prompt({ name: 'organization', requestable: false }, admission), 2)
}

interface SessionEntrant {
  readonly organizationId: string
  readonly userId: string
}

function entrantOf({ oidc: { session, params } }: KoaContextWithOIDC): SessionEntrant | undefined {
  const organizationId = requestedOrganization(params)
  const userId = session?.accountId
  if (organizationId === undefined || userId === undefined) return undefined
  return { organizationId, userId }
}
