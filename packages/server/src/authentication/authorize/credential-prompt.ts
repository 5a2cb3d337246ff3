/* A verified credential as a step of a log-in, which a client requests by `acr_values`. */

import type { interactionPolicy, KoaContextWithOIDC } from 'oidc-provider'
import { verificationAudiences } from '../../login/credential-verifications.ts'
import type { Client } from '../../store/clients/clients.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import type { Oidc } from '../provider/load-provider.ts'
import { oidcRequestOf } from '../provider/oidc-request.ts'
import { readCredential } from './credential-result.ts'
import { requestedByClient } from './requested-by-client.ts'

/** The prefix of such values of `acr_values` and `acr`, which the id of a template follows. */
const prefix = 'urn:latchkey:credential:'

/** The id of the first template in `acr_values`; undefined if there is none. */
export function requestedTemplate(acrValues: readonly string[]): string | undefined {
  return acrValues.find((value) => value.startsWith(prefix))?.slice(prefix.length)
}

/** Whether the client may request verifications, by its grant for the API of verifications. */
function mayVerify(tenant: Tenant, client: Client | undefined): boolean {
  const audiences = verificationAudiences(tenant)
  return (client?.grants ?? []).some(
    ({ audience, scope, allowsAllScopes }) =>
      audiences.includes(audience) &&
      (allowsAllScopes || scope.includes('create:verification_request')),
  )
}

/**
 * Prompts a logged-in user for the credential that the request requires.
 *
 * @throws `unmet_authentication_requirements` if the client may not verify credentials, or the
 *   template does not exist
 */
export function addCredentialPrompt(
  policy: interactionPolicy.DefaultPolicy,
  tenant: Tenant,
  { errors, interactionPolicy: { Check, Prompt } }: Oidc,
): void {
  const isMissing = async (ctx: KoaContextWithOIDC) => {
    const { session, params, client } = ctx.oidc
    const templateId = requestedTemplate(requestedByClient(tenant, params).acrValues)
    const userId = session?.accountId
    if (templateId === undefined || userId === undefined) return false
    const requested = { templateId, userId, clientId: client?.clientId ?? '' }
    const verificationId = await verifiedIn(ctx, requested)
    if (verificationId !== undefined) {
      oidcRequestOf(ctx).credential = { verificationId, acr: `${prefix}${templateId}` }
      return false
    }
    await requireTemplate(requested)
    return true
  }
  const verifiedIn = async (
    { oidc: { result } }: KoaContextWithOIDC,
    requested: RequestedVerification,
  ) => {
    const { verificationId = '', userId } = readCredential(result)
    if (userId !== requested.userId) return undefined
    const found = await tenant.store.verifications.get(verificationId)
    const isIt = found?.templateId === requested.templateId && found.clientId === requested.clientId
    return isIt && found.claims ? verificationId : undefined
  }
  const requireTemplate = async ({ templateId, clientId }: RequestedVerification) => {
    const refuse = (reason: string) => new errors.UnmetAuthenticationRequirements(reason)
    if (!mayVerify(tenant, await tenant.clients.find(clientId))) {
      throw refuse('the client has no client grant with the scope create:verification_request')
    }
    if (!(await tenant.store.verifiableCredentialTemplates.get(templateId))) {
      throw refuse('acr_values names a verification template that does not exist')
    }
  }
  const description = 'a verified credential is required'
  const check = new Check('credential_missing', description, 'interaction_required', isMissing)
  const at = policy.findIndex(({ name }) => name === 'consent')
  policy.add(new Prompt({ name: 'credential', requestable: false }, check), at)
}

interface RequestedVerification {
  readonly templateId: string
  readonly userId: string
  readonly clientId: string
}
