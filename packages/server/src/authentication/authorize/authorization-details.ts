import { isDeepStrictEqual } from 'node:util'
import type { AuthorizationDetail, Client, errors, KoaContextWithOIDC } from 'oidc-provider'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { requestedAudiences } from './resource-identifiers.ts'

/** What an authorization code or a refresh token keeps of the details. */
interface Source {
  readonly rar?: readonly AuthorizationDetail[] | undefined
}

/** A request with more of them is refused: people are to read them. */
const detailsMax = 20

/**
 * Rich authorization requests (RFC 9396). A type is known where the API that is asked declares it;
 * a client that asks for itself needs it in its grant. People are asked each time.
 *
 * @param types those that any API of the tenant declares
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
    if (isForGranted(ctx)) return // it is held against what was granted
    const allowed = await typesFor(tenant, ctx, client)
    if (!allowed.includes(type)) {
      throw new InvalidAuthorizationDetails(
        `The API does not define the authorization details type ${type}`,
      )
    }
    if (asked(ctx).length > detailsMax) {
      throw new InvalidAuthorizationDetails(
        `\`authorization_details\` must have at most ${detailsMax} items`,
      )
    }
  }
  return {
    enabled: true as const,
    types: Object.fromEntries(types.map((type) => [type, { validate }])),
    // It is called when the user has consented to just these.
    authorizationDetailsForGrantSource: (ctx: KoaContextWithOIDC) => asked(ctx),
    authorizationDetailsForAccessToken(
      ctx: KoaContextWithOIDC,
      _token: unknown,
      source: Source | undefined,
    ) {
      if (!source) return asked(ctx)
      const { rar = [] } = source
      if (ctx.oidc.params?.authorization_details === undefined) return [...rar]
      // RFC 9396, section 6: as much of what was granted as is asked for.
      const wanted = asked(ctx)
      if (wanted.every((each) => rar.some((granted) => isDeepStrictEqual(granted, each)))) {
        return wanted
      }
      throw new InvalidAuthorizationDetails('`authorization_details` exceed what was granted')
    },
    authorizationDetailsForIntrospection: (_ctx: unknown, { rar = [] }: Source) => [...rar],
  }
}

/** oidc-provider has seen that it is an array of objects. */
function asked({ oidc }: KoaContextWithOIDC): AuthorizationDetail[] {
  const { authorization_details: details } = oidc.params ?? {}
  return typeof details === 'string' ? JSON.parse(details) : []
}

const isForGranted = ({ oidc }: KoaContextWithOIDC) =>
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
