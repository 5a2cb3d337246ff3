import type { interactionPolicy } from 'oidc-provider'
import type { Tenant } from '../../tenancy/tenancy.ts'
import type { Oidc } from '../provider/load-provider.ts'
import { addInvitationPrompt } from './invitations.ts'
import { addOrganizationQuestions } from './organization-questions.ts'
import { addOrganizationPrompt } from './organizations.ts'

/**
 * Adds the prompts before the log-in (invitation, organization), then those and the checks after
 * it.
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
