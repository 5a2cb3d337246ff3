/*
 * Prompts for the organization of a log-in, according to `organization_require_behavior` of the
 * client.
 */

import type { Schema } from '@latchkey/contract'
import type { interactionPolicy, KoaContextWithOIDC } from 'oidc-provider'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { loadExistingGrant } from '../provider/existing-grant.ts'
import type { Oidc } from '../provider/load-provider.ts'
import { readChoices } from './organization-choices.ts'
import { organizationUsageOf, promptMomentOf, requestedOrganization } from './organizations.ts'

/** The most organizations that the page lists. */
const shownOrganizationsMax = 100

/** The organizations of a user that the client can log in to, in the order of joining. */
export async function organizationsOf(
  { store }: Pick<Tenant, 'store'>,
  userId: string,
  clientId: string,
) {
  const query = { per_page: shownOrganizationsMax }
  const { items } = await store.organizationMembers.listOrganizations(userId, query)
  return store.organizationClients.listOpen(items, clientId)
}

/** Prompts for an organization before the log-in, or after it if the user has several. */
export function addOrganizationQuestions(
  policy: interactionPolicy.DefaultPolicy,
  tenant: Tenant,
  { errors, interactionPolicy: { Check, Prompt } }: Oidc,
): void {
  const momentOf = async ({ oidc: { params, client, result } }: KoaContextWithOIDC) => {
    const isNamed = requestedOrganization(params) !== undefined
    if (isNamed || !client || readChoices(result).isPersonal === true) return undefined
    const usage = await organizationUsageOf(tenant, client.clientId)
    const moment = await promptMomentOf(tenant, client.clientId)
    return usage === 'deny' ? undefined : { usage, moment }
  }
  const isAskedBefore = async (ctx: KoaContextWithOIDC) => {
    const { usage, moment } = (await momentOf(ctx)) ?? {}
    return usage === 'require' && moment === 'pre_login_prompt'
  }
  /** The organizations of the user of the session, where one is chosen after the log-in. */
  const choiceAfter = async (ctx: KoaContextWithOIDC) => {
    const { session, client } = ctx.oidc
    const { usage, moment } = (await momentOf(ctx)) ?? {}
    if (moment !== 'post_login_prompt' || session?.accountId === undefined) return undefined
    const userId = session.accountId
    const organizations = await organizationsOf(tenant, userId, client?.clientId ?? '')
    return { usage, userId, organizations }
  }
  /** Chooses the only organization, before the actions of the tenant run for it. */
  const chooseOnly = async (ctx: KoaContextWithOIDC) => {
    const { usage, organizations = [] } = (await choiceAfter(ctx)) ?? {}
    const [only, ...others] = organizations
    if (usage !== 'require' || !only || others.length > 0) return false
    Object.assign(ctx.oidc.params ?? {}, { organization: only.id })
    await replaceGrant(ctx)
    return false
  }
  const isAskedAfter = async (ctx: KoaContextWithOIDC) => {
    const choice = await choiceAfter(ctx)
    if (!choice) return false
    const { usage, userId, organizations } = choice
    if (organizations.length > 0 || usage === 'allow') return organizations.length > 0
    throw new errors.AccessDenied(`user ${userId} is not part of any organization`)
  }
  /** Replaces the grant, which was loaded before the organization was chosen. */
  const replaceGrant = async (ctx: KoaContextWithOIDC) => {
    const grant = await loadExistingGrant(tenant)(ctx)
    if (!grant) return
    ctx.oidc.session?.grantIdFor(ctx.oidc.client?.clientId ?? '', grant.jti)
    ctx.oidc.entity('Grant', grant)
  }
  const prompt = (name: string, check: typeof isAskedAfter) => {
    const description = 'an organization has to be selected'
    const reason = name.replace('-', '_')
    const required = new Check(reason, description, 'interaction_required', check)
    return new Prompt({ name, requestable: false }, required)
  }
  policy.add(prompt('organization-selection', isAskedBefore), 0)
  // Actions of the tenant see the organization.
  const actionsAt = policy.findIndex(({ name }) => name === 'actions')
  policy.add(prompt('organization-picker', isAskedAfter), actionsAt)
  policy.add(prompt('organization-only', chooseOnly), actionsAt)
}

/** The members of an organization that the page shows. */
export function toShown({ id, name, display_name, branding }: Schema<'Organization'>) {
  return { id, name: display_name ?? name, logoUrl: branding?.logo_url }
}
