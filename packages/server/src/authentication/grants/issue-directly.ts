import type { Request, Response } from 'express'
import { ApiError } from '../../errors.ts'
import type { Tenant } from '../../tenancy/tenancy.ts'
import { loadProvider, type Oidc } from '../provider/load-provider.ts'
import { beginOidcRequest } from '../provider/oidc-request.ts'
import { createClientContext } from '../provider/patches.ts'
import type { ProviderOf } from '../provider/provider-of.ts'
import { addressAsIssuer, toProviderParameters, withBody } from '../provider/provider-request.ts'
import { checkRequest, type GrantContext, issueTokens } from './issue-tokens.ts'

/** The tokens that a test requests. */
export interface DirectRequest {
  readonly tenant: Tenant
  readonly clientId: string
  readonly audience: string | undefined
  readonly scope: string | undefined
  /** Undefined for a token of the client itself. */
  readonly userId: string | undefined
}

/** The members of a token response (RFC 6749, section 5.1). */
export interface TokenResponse {
  readonly access_token: string
  readonly token_type: string
  readonly expires_in: number
  readonly id_token?: string
  readonly refresh_token?: string
  readonly scope?: string
}

/** Issues tokens without a log-in, for test controls only. */
export type IssueDirectly = (
  req: Request,
  res: Response,
  request: DirectRequest,
) => Promise<TokenResponse>

/**
 * Issues tokens by the steps that the token endpoint takes after authenticating client and user.
 *
 * @returns a function that throws ApiError `tokens_refused`
 */
export function issueDirectly(providerOf: ProviderOf): IssueDirectly {
  return async (req, res, request) => {
    req.tenant = request.tenant
    addressAsIssuer(req)
    const [oidc, { provider }] = await Promise.all([loadProvider(), providerOf(request.tenant)])
    const message = withBody(req, new URLSearchParams())
    const begun = beginOidcRequest(message, req)
    const params = parametersOf(request)
    const ctx = createClientContext(provider, message, res, params)
    try {
      return await oidc.currentContext.run(ctx, async () => {
        const client = await provider.Client.find(request.clientId)
        if (!client) throw new ApiError('tokens_refused', { message: 'The client is unknown.' })
        ctx.oidc.entity('Client', client)
        if (request.userId === undefined) await issueToClient(ctx, oidc)
        else await issueToUser(ctx, oidc, request.userId)
        return responseOf(Object(ctx.body), begun.writtenScope)
      })
    } catch (cause) {
      if (!(cause instanceof oidc.errors.OIDCProviderError) || cause.statusCode >= 500) throw cause
      const message = `${cause.error}: ${cause.error_detail ?? cause.error_description}`
      throw new ApiError('tokens_refused', { message, cause })
    }
  }
}

/** @param written the scope of the token, if it differs from that of the grant */
function responseOf(body: Readonly<Record<string, unknown>>, written?: string): TokenResponse {
  const { access_token, token_type, expires_in, id_token, refresh_token, scope } = body
  const granted = written ?? scope
  return {
    access_token: String(access_token),
    token_type: String(token_type),
    expires_in: Number(expires_in),
    ...(typeof id_token === 'string' && { id_token }),
    ...(typeof refresh_token === 'string' && { refresh_token }),
    ...(typeof granted === 'string' && { scope: granted }),
  }
}

function parametersOf({ tenant, clientId, audience, scope, userId }: DirectRequest) {
  const given = {
    grant_type: userId === undefined ? 'client_credentials' : 'authorization_code',
    client_id: clientId,
    ...(audience !== undefined && { audience }),
    ...(scope && { scope }),
  }
  const parameters = new URLSearchParams(given)
  return Object.fromEntries(toProviderParameters(parameters, { tenant }))
}

/** Issues the tokens of a log-in by password. */
async function issueToUser(ctx: GrantContext, oidc: Oidc, accountId: string): Promise<void> {
  await issueTokens(ctx, oidc, { accountId, amr: ['pwd'], gty: 'authorization_code' })
}

/** Issues the token of a client (RFC 6749, section 4.4). */
async function issueToClient(ctx: GrantContext, oidc: Oidc): Promise<void> {
  const { client, provider } = ctx.oidc
  const { resourceServer } = await checkRequest(ctx, oidc)
  const token = new provider.ClientCredentials({ client })
  if (resourceServer) token.resourceServer = resourceServer
  const offered = new Set(resourceServer?.scope?.split(' '))
  const scope = [...ctx.oidc.requestParamScopes].filter((each) => offered.has(each)).join(' ')
  if (scope !== '') token.scope = scope
  ctx.oidc.entity('ClientCredentials', token)
  const accessToken = await token.save()
  ctx.body = oidc.grants.buildTokenResponse(provider, {
    accessToken,
    expiresIn: token.expiration,
    scope: token.scope || undefined,
    tokenType: token.tokenType,
  })
}
