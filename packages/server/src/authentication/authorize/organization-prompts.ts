import type { interactionPolicy } from 'oidc-provider'
import type { Tenant } from '../../tenancy/tenancy.ts'
import type { Oidc } from '../provider/load-provider.ts'
import { addInvitationPrompt } from './invitations.ts'
import { addOrganizationQuestions } from './organization-questions.ts'
import { addOrganizationPrompt } from './organizations.ts'

/**
 * Adds the prompts about organizations: before the log-in for an invitation and an organization,
 * after it for the choice among several, and the checks of membership.
 */
export function addOrganizationPrompts(
  policy: interactionPolicy.DefaultPolicy,
  tenant: Tenant,
  oidc: Oidc,
): void {
  addOrganizationPrompt(policy, tenant, oidc)
  addOrganizationQuestions(policy, tenant, oidc)
  addInvitationPrompt(policy, tenant, oidc)
}
