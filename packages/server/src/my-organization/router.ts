import type { RequestHandler } from 'express'
import { ApiError } from '../errors.ts'
import type { OrganizationOperationId } from '../operations.ts'
import { queryOf } from '../query-of.ts'
import { organizationAudience } from '../record-rules/management-audience.ts'
import { membershipStatusOf } from '../tenancy/organization-logins.ts'
import { authenticateCaller, type OwnApiCaller } from '../tenancy/own-api-caller.ts'
import { bearerChallenge as headers } from '../tenancy/require-access-token.ts'
import type { Tenant } from '../tenancy/tenancy.ts'
import { answerJson } from '../validation/answer-json.ts'
import { requestReader } from '../validation/read-request.ts'
import { serveOperations } from '../validation/serve-operations.ts'
import type { RequestValidators } from '../validation/validate-request.ts'
import { configuration } from './configuration.ts'
import { details } from './details.ts'
import { domains } from './domains.ts'
import { identityProviders } from './identity-providers.ts'
import { invitations } from './invitations.ts'
import { members } from './members.ts'
import type {
  OrganizationServices,
  ServeOrganization,
  ServingOrganization,
} from './organization-call.ts'
import { providerDomains } from './provider-domains.ts'
import { provisioning } from './provisioning.ts'
import { scimTokens } from './scim-tokens.ts'
import { userStores } from './user-stores.ts'

/** The functions that serve `/my-org`. */
const organizationOperations: ServingOrganization<OrganizationOperationId> = {
  ...details,
  ...configuration,
  ...domains,
  ...identityProviders,
  ...providerDomains,
  ...provisioning,
  ...scimTokens,
  ...userStores,
  ...members,
  ...invitations,
}

interface RouterOptions extends OrganizationServices {
  /** The validators of the authentication document, which has these operations too. */
  readonly validatorOf: RequestValidators
  readonly readBytes: RequestHandler
  readonly now: () => Date
}

/**
 * Serves the My Organization API, by which members administer their organization with an access
 * token.
 */
export function serveMyOrganization(options: RouterOptions): RequestHandler {
  const { validatorOf, readBytes, now, mailer, dns, outbound } = options
  const read = requestReader({ validatorOf, readBytes })
  return serveOperations<ServeOrganization>(organizationOperations, async (serve, req, res) => {
    const { tenant } = req
    const caller = await authenticateCaller(req, organizationAudience, now)
    const organizationId = await requireMembership(tenant, caller)
    await read(req, res)
    const { pathParameters: path, sent } = req
    const { status, body } = await serve({
      ...caller,
      req,
      tenant,
      organizationId,
      path,
      query: queryOf(req),
      body: sent.members,
      mailer,
      dns,
      outbound,
    })
    answerJson(res, status, body)
  })
}

/**
 * The organization of the token.
 *
 * @throws ApiError `invalid_token` for a token without an organization, or of a user who is no
 *   longer a member
 */
async function requireMembership(
  tenant: Tenant,
  { userId, organizationId }: OwnApiCaller,
): Promise<string> {
  if (organizationId === undefined) throw new ApiError('invalid_token', { headers })
  const status = await membershipStatusOf(tenant, { organizationId, userId })
  if (status !== 'member') throw new ApiError('invalid_token', { headers })
  return organizationId
}
