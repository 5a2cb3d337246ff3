import { ApiError } from '../../errors.ts'
import { AccessTokenError } from '../../tenancy/verify-access-token.ts'
import { verifyIdToken } from '../../tenancy/verify-id-token.ts'
import type { Handler } from '../handler.ts'

type Link = Handler<'linkUserIdentity'>

/** Links another account to a user, whom the caller identifies or an ID token proves. */
export const linkUserIdentity: Link = async ({ tenant, caller, write, path, body }) => {
  const isTrusted = caller.scopes.has('update:users')
  if (!isTrusted) requireProof(body)
  // A client must not link accounts by an ID token that was issued to another client.
  const other = await accountOf(tenant, body, isTrusted ? undefined : caller.clientId)
  return {
    status: 201,
    body: await write((store) => store.userIdentities.link(path.id, other)),
  }
}

/** @throws ApiError 403 for a user who links an account without an ID token of that account */
function requireProof({ link_with }: Body): void {
  if (link_with !== undefined) return
  const message = '`link_with` is required: an ID token of the account that is linked.'
  throw new ApiError('insufficient_scope', { message })
}

type Body = Parameters<Link>[0]['body']
type Tenant = Parameters<Link>[0]['tenant']

async function accountOf(
  tenant: Tenant,
  { provider, user_id, connection_id: connectionId, link_with }: Body,
  clientId: string | undefined,
) {
  const at = connectionId === undefined ? {} : { connectionId }
  if (link_with !== undefined) {
    if (provider !== undefined || user_id !== undefined) {
      throw invalid("'`link_with` and `provider` with `user_id` are mutually exclusive'")
    }
    return { ...(await ownerOf(tenant, link_with, clientId)), ...at }
  }
  if (provider === undefined || user_id === undefined) {
    const missing = provider === undefined ? 'provider' : 'user_id'
    throw invalid(`'Missing required property: ${missing}'`)
  }
  const prefix = `${provider}|`
  const providerUserId = user_id.startsWith(prefix) ? user_id.slice(prefix.length) : user_id
  return { provider, providerUserId, ...at }
}

const invalid = (reason: string) =>
  new ApiError('invalid_body', { message: `Payload validation error: ${reason}.` })

/**
 * The account of the user of an ID token.
 *
 * @param clientId the client that the token must have been issued to, if any
 * @throws ApiError `link_token_invalid`
 */
async function ownerOf(tenant: Tenant, token: string, clientId: string | undefined) {
  const nowSeconds = Math.floor(tenant.store.oidc.now().getTime() / 1000)
  const claims = await verifyIdToken(token, tenant, nowSeconds).catch((cause: unknown) => {
    if (!(cause instanceof AccessTokenError)) throw cause
    throw new ApiError('link_token_invalid', { cause })
  })
  if (clientId !== undefined && claims.clientId !== clientId) {
    const message = '`link_with` must be an ID token that was issued to the calling application.'
    throw new ApiError('link_token_invalid', { message })
  }
  const at = claims.userId.indexOf('|')
  return { provider: claims.userId.slice(0, at), providerUserId: claims.userId.slice(at + 1) }
}
