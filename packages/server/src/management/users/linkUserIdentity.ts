import { ApiError } from '../../errors.ts'
import { AccessTokenError } from '../../tenancy/verify-access-token.ts'
import { verifyIdToken } from '../../tenancy/verify-id-token.ts'
import type { Handler } from '../handler.ts'

type Link = Handler<'linkUserIdentity'>

export const linkUserIdentity: Link = async ({ tenant, caller, write, path, body }) => {
  requireProof(caller.scopes, body)
  const other = await accountOf(tenant, body)
  return {
    status: 201,
    body: await write((store) => store.userIdentities.link(path.id, other)),
  }
}

/** @throws ApiError 403 for a user who links an account without its ID token */
function requireProof(scopes: ReadonlySet<string>, { link_with }: Body): void {
  if (scopes.has('update:users') || link_with !== undefined) return
  const message = '`link_with` is required: an ID token of the account that is linked.'
  throw new ApiError('insufficient_scope', { message })
}

type Body = Parameters<Link>[0]['body']
type Tenant = Parameters<Link>[0]['tenant']

async function accountOf(
  tenant: Tenant,
  { provider, user_id, connection_id: connectionId, link_with }: Body,
) {
  const at = connectionId === undefined ? {} : { connectionId }
  if (link_with !== undefined) {
    if (provider !== undefined || user_id !== undefined) {
      throw invalid("'`link_with` and `provider` with `user_id` are mutually exclusive'")
    }
    return { ...(await ownerOf(tenant, link_with)), ...at }
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

/** The account that names the user of an ID token. @throws ApiError `link_token_invalid` */
async function ownerOf(tenant: Tenant, token: string) {
  const nowSeconds = Math.floor(tenant.store.oidc.now().getTime() / 1000)
  try {
    const sub = await verifyIdToken(token, tenant, nowSeconds)
    const at = sub.indexOf('|')
    return { provider: sub.slice(0, at), providerUserId: sub.slice(at + 1) }
  } catch (cause) {
    if (!(cause instanceof AccessTokenError)) throw cause
    throw new ApiError('link_token_invalid', { cause })
  }
}
