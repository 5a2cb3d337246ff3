import { isDeepStrictEqual } from 'node:util'
import type { AuthorizationDetail, Client, errors, KoaContextWithOIDC } from 'oidc-provider'
import { JsonTextError, readJson } from '../../json-text/read-json.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { oidcRequestOf } from '../provider/oidc-request.ts'
import { requestedAudiences } from './resource-identifiers.ts'

/** The authorization code or refresh token with the details that the user consented to. */
interface Source {
  readonly rar?: readonly AuthorizationDetail[] | undefined
}

/** The most authorization details in a request: the user must read each of them. */
const detailsMax = 20

/**
 * Rich authorization requests (RFC 9396). A type is accepted if a requested API declares it, and
 * for `client_credentials` if the client grant includes it too. Users consent in each request.
 *
 * @param types all types that APIs of the tenant declare
 */
export function authorizationDetails(
  tenant: Tenant,
  types: readonly string[],
  { InvalidAuthorizationDetails }: typeof errors,
) {
  const validate = async (
    ctx: KoaContextWithOIDC,
    { type }: AuthorizationDetail,
    client: Client,
  ) => {
    // A rounded amount would be another amount, and one that is too large would become `null`.
    const complaint = complaintOf(textOfDetails(ctx))
    if (complaint !== undefined) throw new InvalidAuthorizationDetails(complaint)
    if (redeemsGrant(ctx)) return // authorizationDetailsForAccessToken compares it with the grant
    const allowed = await typesFor(tenant, ctx, client)
    if (!allowed.includes(type)) {
      throw new InvalidAuthorizationDetails(
        `The API does not define the authorization details type ${type}`,
      )
    }
    if (requestedDetails(ctx).length > detailsMax) {
      throw new InvalidAuthorizationDetails(
        `\`authorization_details\` must have at most ${detailsMax} items`,
      )
    }
  }
  return {
    enabled: true as const,
    types: Object.fromEntries(types.map((type) => [type, { validate }])),
    // oidc-provider calls it after the user has consented to these details.
    authorizationDetailsForGrantSource: (ctx: KoaContextWithOIDC) => requestedDetails(ctx),
    authorizationDetailsForAccessToken(
      ctx: KoaContextWithOIDC,
      _token: unknown,
      source: Source | undefined,
    ) {
      if (!source) return requestedDetails(ctx)
      // Those of the log-in are for its API.
      if (oidcRequestOf(ctx).refresh?.resource !== undefined) return []
      const { rar = [] } = source
      if (ctx.oidc.params?.authorization_details === undefined) return [...rar]
      // RFC 9396, section 6: a token request may ask for some of the granted details.
      const requested = requestedDetails(ctx)
      if (requested.every((each) => rar.some((granted) => isDeepStrictEqual(granted, each)))) {
        return requested
      }
      throw new InvalidAuthorizationDetails('`authorization_details` exceed what was granted')
    },
    authorizationDetailsForIntrospection: (_ctx: unknown, { rar = [] }: Source) => [...rar],
  }
}

/** The parsed `authorization_details`; oidc-provider has checked that it is an array of objects. */
const requestedDetails = (ctx: KoaContextWithOIDC): AuthorizationDetail[] =>
  JSON.parse(textOfDetails(ctx))

function textOfDetails({ oidc }: KoaContextWithOIDC): string {
  const { authorization_details: details } = oidc.params ?? {}
  return typeof details === 'string' ? details : '[]'
}

/** Why JSON cannot be taken as it was sent; undefined if it can. */
function complaintOf(text: string): string | undefined {
  try {
    readJson(text, 'authorization_details')
    return undefined
  } catch (error) {
    if (error instanceof JsonTextError) return `\`authorization_details\`: ${error.message}`
    throw error
  }
}

const redeemsGrant = ({ oidc }: KoaContextWithOIDC) =>
  oidc.route === 'token' && oidc.params?.grant_type !== 'client_credentials'

async function typesFor(
  tenant: Tenant,
  { oidc }: KoaContextWithOIDC,
  { clientId }: Client,
): Promise<readonly string[]> {
  const audiences = requestedAudiences(tenant, oidc.params ?? {})
  const found = await Promise.all(audiences.map((audience) => tenant.audiences.find(audience)))
  const apis = found.filter((api) => api !== undefined)
  if (oidc.route !== 'token') return apis.flatMap(({ detailTypes }) => detailTypes)
  const client = await tenant.clients.find(clientId)
  return apis.flatMap(({ identifier, detailTypes }) => {
    const grant = client?.grants.find(({ audience }) => audience === identifier)
    return detailTypes.filter((type) => grant?.detailTypes.includes(type))
  })
}
