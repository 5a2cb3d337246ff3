/**
 * An OpenID provider in a process: oidc-provider with its own pages, where any name logs in. It
 * reads commands as lines of JSON from standard input, and answers each by `ok`.
 */
import {
  createPrivateKey,
  generateKeyPairSync,
  type JsonWebKey,
  randomBytes,
  randomUUID,
} from 'node:crypto'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { decodeJwt, SignJWT } from 'jose'
import { type ClientMetadata, errors, type JWK, Provider } from 'oidc-provider'

interface Started {
  readonly pem: string
  readonly redirectUris: Readonly<Record<'code' | 'front', string>>
  readonly clientSecret: string
  readonly logout: { readonly returnUrl: string; readonly backchannelUrl: string }
}

/** Changes of ID tokens. */
interface Command {
  readonly claims?: Record<string, unknown>
  /** Sign by a key that is not published. */
  readonly isForged?: boolean
  /** Sign by another client secret. */
  readonly isMisSigned?: boolean
  /** The keys of the client `latchkey-key`, which authenticates by `private_key_jwt`. */
  readonly jwksUri?: string
  /** The audience that client assertions must have. */
  readonly audience?: string
  /** The lifetime of access tokens; an hour if left out. */
  readonly accessSeconds?: number
  /** Sign by a new key, and publish no other. */
  readonly rotates?: boolean
  /** Members that replace those of token responses. */
  readonly answer?: Record<string, unknown>
  /** Its metadata say that it accepts pushed authorization requests only. */
  readonly demandsPushed?: boolean
  /** Nobody has an account any more. */
  readonly isEmpty?: boolean
  /** The profile of all users. */
  readonly profile?: Record<string, unknown>
  /** Respond with 500 in place of the keys. */
  readonly hidesKeys?: boolean
  /** Sign a JWT with this header and these claims, and print it. */
  readonly signs?: { readonly header: object; readonly claims: Record<string, unknown> }
}

const { pem, redirectUris, clientSecret, logout }: Started = JSON.parse(process.argv[2] ?? '')
/** A client that gets the profile as a JWT. */
const signedClient: ClientMetadata = {
  client_id: 'latchkey-signed',
  client_secret: clientSecret,
  redirect_uris: [redirectUris.code],
  id_token_signed_response_alg: 'ES256',
  userinfo_signed_response_alg: 'ES256',
}

/** A client whose ID tokens are signed with its secret. */
const secretClient: ClientMetadata = {
  client_id: 'latchkey-secret',
  client_secret: clientSecret,
  redirect_uris: [redirectUris.code],
  id_token_signed_response_alg: 'HS256',
}

/** A client whose authorization requests must be pushed. */
const pushedClient: ClientMetadata = {
  client_id: 'latchkey-pushed',
  client_secret: clientSecret,
  redirect_uris: [redirectUris.code],
  id_token_signed_response_alg: 'ES256',
  require_pushed_authorization_requests: true,
}

/** A client that may use no tokens but bound ones. */
const provingClient: ClientMetadata = {
  client_id: 'latchkey-proving',
  client_secret: clientSecret,
  redirect_uris: [redirectUris.code],
  grant_types: ['authorization_code', 'refresh_token'],
  id_token_signed_response_alg: 'ES256',
  dpop_bound_access_tokens: true,
}

const features = {
  dPoP: { enabled: true, nonceSecret: randomBytes(32), requireNonce: () => true },
  devInteractions: { enabled: true },
  backchannelLogout: { enabled: true },
  jwtUserinfo: { enabled: true },
}

let command: Command = {}
const keys = [newKey('first')]
let current = open(keys)

const server = createServer({ key: pem, cert: pem }, (req, res) => {
  if (command.hidesKeys && req.url === '/jwks') return void res.writeHead(500).end()
  void current.callback()(req, res)
})
server.listen(0, 'localhost', () => console.log(originOf()))

function originOf(): string {
  return `https://localhost:${(server.address() as AddressInfo | null)?.port}`
}

/** Exported from PEM: a key that was just made can hang Node 20 when it is exported as JWK. */
function newKey(kid: string): JWK {
  const { privateKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  const jwk: JsonWebKey = createPrivateKey(privateKey).export({ format: 'jwk' })
  return { ...jwk, kid, use: 'sig', alg: 'ES256' } as JWK
}

/** A client that authenticates by `private_key_jwt`. */
function keyedClient(): ClientMetadata {
  return {
    client_id: 'latchkey-key',
    redirect_uris: [redirectUris.code],
    id_token_signed_response_alg: 'ES256',
    token_endpoint_auth_method: 'private_key_jwt',
    jwks_uri: command.jwksUri ?? redirectUris.code,
  }
}

function open(signing: readonly JWK[]): Provider {
  const made = new Provider(process.env.ISSUER ?? 'https://localhost', {
    clients: [
      {
        client_id: 'latchkey',
        client_secret: clientSecret,
        redirect_uris: [redirectUris.code],
        grant_types: ['authorization_code', 'refresh_token'],
        id_token_signed_response_alg: 'ES256',
        post_logout_redirect_uris: [logout.returnUrl],
      },
      {
        client_id: 'latchkey-notified',
        client_secret: clientSecret,
        redirect_uris: [redirectUris.code],
        id_token_signed_response_alg: 'ES256',
        post_logout_redirect_uris: [logout.returnUrl],
        backchannel_logout_uri: logout.backchannelUrl,
        backchannel_logout_session_required: true,
      },
      secretClient,
      signedClient,
      pushedClient,
      provingClient,
      keyedClient(),
      {
        client_id: 'latchkey-front',
        redirect_uris: [redirectUris.front],
        grant_types: ['implicit'],
        response_types: ['id_token'],
        id_token_signed_response_alg: 'ES256',
        token_endpoint_auth_method: 'none',
      },
    ],
    jwks: { keys: [...signing] },
    enabledJWA: { idTokenSigningAlgValues: ['ES256', 'HS256'] },
    responseTypes: ['code', 'id_token'],
    pkce: { required: (_ctx, { clientId }) => clientId === 'latchkey' },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'nickname'] },
    features,
    cookies: { keys: ['only for a test'] },
    assertJwtClientAuthClaimsAndHeader: async (_ctx, { aud }) => checkAudience(aud),
    // The dispatcher of oidc-provider connects to no loopback address, where the test server is.
    fetch: (url, options) => fetch(url, { ...options, dispatcher: undefined } as RequestInit),
    ttl: {
      Session: 3600,
      Grant: 3600,
      Interaction: 3600,
      AccessToken: () => command.accessSeconds ?? 3600,
      RefreshToken: 3600,
      IdToken: 3600,
    },
    findAccount: (_ctx, id) => (command.isEmpty ? undefined : accountOf(id)),
  })
  made.use(async (ctx, next) => {
    await next()
    if (command.demandsPushed && ctx.path === '/.well-known/openid-configuration') {
      ctx.body = { ...Object(ctx.body), require_pushed_authorization_requests: true }
    }
    const body = ctx.body as { id_token?: string } | undefined
    if (ctx.path !== '/token' || !body?.id_token) return
    Object.assign(body, command.answer)
    if (command.isMisSigned) body.id_token = await misSigned(body.id_token)
    if (command.claims || command.isForged) body.id_token = await tampered(body.id_token)
  })
  return made
}

function checkAudience(found: unknown): void {
  const { audience = found } = command
  if (found !== audience) throw new errors.InvalidClientAuth(`${found} instead of ${audience}`)
}

const accountOf = (id: string) => ({
  accountId: id,
  claims: () => ({
    sub: id,
    email: `${id}@example.com`,
    email_verified: true,
    name: `Person ${id}`,
    ...command.profile,
  }),
})

const misSigned = (token: string): Promise<string> =>
  new SignJWT(decodeJwt(token))
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode('the secret of another client'))

const signedByUs = ({ header, claims }: NonNullable<Command['signs']>): Promise<string> =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', kid: String(keys[0]?.kid), ...header })
    .sign(createPrivateKey({ key: keys[0] as JsonWebKey, format: 'jwk' }))

async function tampered(token: string): Promise<string> {
  const [known] = keys
  const key = command.isForged ? newKey('first') : known
  const claims = { ...decodeJwt(token), ...command.claims }
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', kid: String(known?.kid) })
    .sign(createPrivateKey({ key: key as JsonWebKey, format: 'jwk' }))
}

createInterface({ input: process.stdin }).on('line', async (line) => {
  const received: Command & { readonly begins?: boolean } = JSON.parse(line)
  command = received
  if (received.begins) process.env.ISSUER = originOf()
  if (received.rotates) keys.splice(0, keys.length, newKey(`key-${randomUUID()}`))
  if (received.begins || received.jwksUri || received.rotates) current = open(keys)
  if (received.signs) console.log(`signed ${await signedByUs(received.signs)}`)
  console.log('ok')
})
