import { createPublicKey, createSecretKey } from 'node:crypto'
import type { ClientCredentials, KoaContextWithOIDC, ResourceServer } from 'oidc-provider'
import type { Audience } from '../store/resource-servers.ts'

type Jwt = NonNullable<ResourceServer['jwt']>
/** What oidc-provider is about to sign. */
interface Draft {
  header?: object | undefined
  payload: Record<string, unknown>
}

const formats = new WeakMap<Audience, Jwt>()
/** oidc-provider hands back no more of an API than how its tokens are signed. */
const apis = new WeakMap<Jwt, Audience>()

/** How access tokens for an API are signed and encrypted; made once for as long as it is known. */
export function jwtOf(api: Audience): Jwt {
  const known = formats.get(api)
  if (known) return known
  const { signingSecret, encryptionKey } = api
  const jwt: Jwt = {
    sign:
      signingSecret === undefined
        ? { alg: 'RS256' }
        : { alg: 'HS256', key: createSecretKey(Buffer.from(signingSecret)) },
    ...(encryptionKey && {
      encrypt: {
        alg: encryptionKey.alg,
        enc: 'A256GCM',
        key: createPublicKey(encryptionKey.pem),
        ...(encryptionKey.kid !== undefined && { kid: encryptionKey.kid }),
      },
    }),
  }
  formats.set(api, jwt)
  apis.set(jwt, api)
  return jwt
}

/** How clients of this API know the client-credentials grant in the claim `gty`. */
const grantName = 'client-credentials'

/** Writes the header and the claims of a token in the dialect of its API. */
export function writeInDialect(
  _ctx: KoaContextWithOIDC,
  { clientId, resourceServer }: Pick<ClientCredentials, 'clientId' | 'resourceServer'>,
  draft: Draft,
): void {
  const api = resourceServer?.jwt && apis.get(resourceServer.jwt)
  if (!api) throw new Error('A token is for no API')
  const { iss, aud, iat, exp, jti, scope } = draft.payload
  const claims = { iss, sub: `${clientId}@clients`, aud, iat, exp, scope }
  const isOfRfc = api.tokenDialect.startsWith('rfc9068_profile')
  draft.header = { typ: isOfRfc ? 'at+jwt' : 'JWT' } // RFC 9068, section 2.1
  draft.payload = {
    ...claims,
    ...(isOfRfc ? { jti, client_id: clientId } : { gty: grantName, azp: clientId }),
    ...permissionsOf(api, scope),
  }
}

function permissionsOf({ tokenDialect, enforcesPolicies }: Audience, scope: unknown) {
  if (!enforcesPolicies || !tokenDialect.endsWith('_authz')) return {}
  return { permissions: typeof scope === 'string' ? scope.split(' ') : [] }
}
