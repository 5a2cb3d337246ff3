/* Authorization requests that accept an invitation to an organization. */

import type { Client, errors as Errors, interactionPolicy, KoaContextWithOIDC } from 'oidc-provider'
import { findOrganization } from '../../tenancy/organization-logins.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import type { Oidc } from '../provider/load-provider.ts'
import { invitationOf, readChoices } from './organization-choices.ts'
import { requestedOrganization } from './organizations.ts'

/** Checks the parameter `invitation`: it must be of the requested organization and the client. */
export function invitationCheck(tenant: Tenant, { InvalidRequest }: typeof Errors) {
  return async (
    { oidc }: KoaContextWithOIDC,
    ticket: string | undefined,
    { clientId }: Client,
  ): Promise<void> => {
    if (ticket === undefined) return
    const named = requestedOrganization(oidc.params)
    if (named === undefined) {
      throw new InvalidRequest('parameter organization is required with invitation')
    }
    const open = await tenant.store.organizationInvitations.findOpen(ticket)
    const organization = await findOrganization(tenant, named)
    const isFor = open?.organizationId === organization?.id && open?.clientId === clientId
    if (open && isFor) return
    throw new InvalidRequest('parameter invitation is invalid, was accepted before or has expired')
  }
}

/**
 * Prompts for acceptance before the log-in, and requires a log-in with the invited e-mail address.
 */
export function addInvitationPrompt(
  policy: interactionPolicy.DefaultPolicy,
  tenant: Tenant,
  { interactionPolicy: { Check, Prompt } }: Oidc,
): void {
  const openOf = async ({ oidc: { params } }: KoaContextWithOIDC) => {
    const ticket = invitationOf(params)
    return ticket === undefined ? undefined : tenant.store.organizationInvitations.findOpen(ticket)
  }
  const isUndecided = async (ctx: KoaContextWithOIDC) => {
    if (readChoices(ctx.oidc.result).hasAccepted === true) return Check.NO_NEED_TO_PROMPT
    return (await openOf(ctx)) ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT
  }
  const isOther = async (ctx: KoaContextWithOIDC) => {
    const { session, result } = ctx.oidc
    if (session?.accountId === undefined || result?.login) return Check.NO_NEED_TO_PROMPT
    const open = await openOf(ctx)
    if (!open) return Check.NO_NEED_TO_PROMPT
    const user = await tenant.store.users.get(session.accountId)
    return user?.email === open.email ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT
  }
  const description = 'the invitation has to be accepted'
  const undecided = new Check('invitation_open', description, 'interaction_required', isUndecided)
  policy.add(new Prompt({ name: 'invitation', requestable: false }, undecided), 0)
  const needed = 'End-User authentication is required'
  const other = new Check('invitation_for_another', needed, 'login_required', isOther)
  policy.get('login')?.checks.add(other)
}
