import {
  authentication,
  createVisitor,
  type DocumentedOperation,
  management,
  operationsOf,
  type RequestOptions,
  type SharedServer,
} from '@latchkey/testkit'
import { accountToken, organizationToken } from './account-token.ts'
import {
  type Application,
  audience,
  authorizeUrl,
  createApplication,
  createUser,
  password,
} from './authentication/application.ts'
import { openRelyingParty } from './presentations/relying-party.ts'
import { addressOf, resourceOf, saying } from './resources.ts'

/** A valid request for each documented operation. */
export interface DocumentedRequest {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly options: RequestOptions
}

/** Requests with the documented example as body, and with ids that need not exist. */
export function managementRequests(): readonly DocumentedRequest[] {
  return operationsOf(management).map((operation) => {
    const { id, method } = operation
    const [first] = Object.values(operation.operation.requestBody?.content ?? {})
    const path = addressOf(operation, resourceOf(operation).unknown)
    return { id, method, path, options: saying(operation, first?.example) }
  })
}

/** Requests of an application, a user, and a browser in the middle of a log-in. */
export async function authenticationRequests(
  server: Omit<SharedServer, 'dns'>,
): Promise<DocumentedRequest[]> {
  const { tenant } = server
  const everyGrant = [
    'authorization_code',
    'refresh_token',
    'client_credentials',
    'password',
    'urn:ietf:params:oauth:grant-type:device_code',
    'urn:openid:params:grant-type:ciba',
    'urn:ietf:params:oauth:grant-type:token-exchange',
  ]
  const app = await createApplication(tenant, { client: { grant_types: everyGrant } })
  await createUser(tenant, 'ada@example.com')
  const visitor = createVisitor(server)
  const page = await visitor.visit(authorizeUrl(tenant, app))
  const [, , state = ''] = page.url.pathname.split('/')
  const cookie = [...visitor.cookies]
    .map(([name, { value }]) => `${name.split(' ')[0]}=${value}`)
    .join('; ')
  const ofUser = await accountToken(tenant, 'own@example.com')
  const ofMember = await organizationToken(tenant, 'member@example.com')
  const tokenOf = (path: string): Sent => {
    if (path.startsWith('/me/')) return { token: ofUser }
    if (path.startsWith('/my-org/')) return { token: ofMember }
    return path.startsWith('/scim/') ? { token: scimToken } : {}
  }
  await tenant.request('PATCH', '/api/v2/tenants/settings', {
    json: { flags: { enable_dynamic_client_registration: true } },
  })
  const verifier = await openRelyingParty(tenant)
  const known = {
    ...parametersOf(app),
    ...parametersForUsers(app),
    ...verificationsBy(verifier.token),
  }
  return operationsOf(authentication).flatMap((operation) => {
    const { id, method, path } = operation
    const headers = {
      cookie: `${cookie}; __Host-session=${secret}; __Host-self_service=${secret}`,
      accept: acceptOf(operation),
    }
    const address = path.replace('{step}', 'provider').replace(/\{[^}]+\}/g, state)
    const others = [tokenOf(path)]
    return (known[id] ?? others).map(({ query, ...sent }) => ({
      id,
      method,
      path: query === undefined ? address : `${address}?${new URLSearchParams(query)}`,
      options: { token: null, headers, ...formed(operation, sent) },
    }))
  })
}

const acceptOf = ({ operation }: DocumentedOperation) =>
  JSON.stringify(operation.responses).includes('PageError') ? 'text/html' : 'application/json'

type Sent = RequestOptions & { readonly query?: Readonly<Record<string, string>> }

/** Forms are never empty: an empty one is refused before any look-up. */
function formed({ operation, path }: DocumentedOperation, sent: RequestOptions): RequestOptions {
  if (operation.requestBody && /^\/(me|my-org)\//.test(path)) {
    return { ...sent, json: operation.requestBody.content['application/json']?.example }
  }
  if (!operation.requestBody || sent.json !== undefined || sent.form !== undefined) return sent
  return { ...sent, form: { username: 'ada@example.com', password } }
}

const token = 'o'.repeat(43)
const secret = 's'.repeat(43)
/** In the format of a token, so that it is looked up. */
const scimToken = `tok_${'o'.repeat(16)}.${'o'.repeat(64)}`

const grantsOf = ({ redirectUri }: Application): readonly Readonly<Record<string, string>>[] => [
  { grant_type: 'authorization_code', code: token, redirect_uri: redirectUri },
  { grant_type: 'refresh_token', refresh_token: token },
  { grant_type: 'client_credentials', audience },
  { grant_type: 'password', username: 'ada@example.com', password },
  { grant_type: 'urn:ietf:params:oauth:grant-type:device_code', device_code: token },
  { grant_type: 'urn:openid:params:grant-type:ciba', auth_req_id: token },
]

const verificationsBy = (bearer: string): Readonly<Record<string, readonly Sent[]>> => ({
  createVerification: [
    {
      token: bearer,
      json: { protocol: 'openid4vp/v1.0', template_id: `vct_${'o'.repeat(22)}` },
    },
  ],
  getVerification: [{ token: bearer }],
})

/** The parameters that each operation needs to reach the database. */
function parametersOf(app: Application): Readonly<Record<string, readonly Sent[]>> {
  const { clientId: client_id, clientSecret: client_secret, redirectUri: redirect_uri } = app
  const client = { client_id, client_secret }
  const ask = { client_id, redirect_uri, response_type: 'code', scope: 'openid email' }
  const ticket = 't'.repeat(43)
  const elsewhere = { ...ask, client_id: 'neverSeen', username: 'ada@example.com', password }
  return {
    createToken: grantsOf(app).map((grant) => ({ form: { ...client, ...grant } })),
    revokeToken: [{ form: { ...client, token } }],
    createIntrospection: [{ form: { ...client, token } }],
    createPushedAuthorizationRequest: [{ form: { ...client, ...ask } }],
    createDeviceAuthorization: [{ form: { ...client, scope: 'openid' } }],
    createBackchannelAuthentication: [
      {
        form: {
          ...client,
          scope: 'openid',
          binding_message: 'Pay',
          login_hint: JSON.stringify({ format: 'iss_sub', iss: 'x', sub: 'auth0|1' }),
        },
      },
    ],
    getAuthorization: [
      { query: ask },
      { query: { ...ask, prompt: 'none' } },
      { query: { client_id, request_uri: 'urn:ietf:params:oauth:request_uri:x' } },
      { query: { ...ask, client_id: 'neverSeen' } },
    ],
    createCrossOriginLogin: [{ form: { ...elsewhere, credential_type: 'password' } }],
    getPasswordlessRedirect: [{ query: elsewhere }],
    createPasswordlessRedirect: [{ query: elsewhere }],
    createTokenInfo: [{ form: { id_token: token } }],
    getUserInfo: [{ token }],
    getUserInfoByForm: [{ token, form: {} }],
    listMfaAuthenticators: [{ token }],
    deleteMfaAuthenticator: [{ token }],
    getEndSession: [{ query: { client_id } }],
    getLogout: [{ query: { client_id, returnTo: 'https://app.example.com/bye' } }],
    getPasswordReset: [{ query: { ticket } }],
    createPasswordReset: [{ form: { ticket, password, password_repeat: password } }],
    getEmailVerification: [{ query: { ticket } }],
    getAccountUnblock: [{ query: { ticket } }],
    createAccountUnblock: [{ form: { ticket } }],
    createConnectionTestLogin: [{ query: { ticket }, form: { username: 'ada', password: 'x' } }],
    getEnrollmentPage: [{ query: { ticket } }],
    getApproval: [{ query: { ticket } }],
    createApproval: [{ form: { ticket, action: 'accept' } }],
    createMfaChallenge: [{ form: { mfa_token: token } }],
    createGlobalTokenRevocation: [
      { json: { subject: { format: 'iss_sub', iss: 'https://idp.example.com', sub: 'ada' } } },
    ],
    createBackchannelLogout: [{ query: { connection: 'oidc' }, form: { logout_token: token } }],
    getUpstreamAnswer: [{ query: { upstream: token } }],
    getContinuation: [{ query: { state: 'x' } }],
    createContinuation: [{ query: { state: 'x' }, form: {} }],
    getServiceProviderMetadata: [{ query: { connection: 'saml' } }],
  }
}

/** The same of operations that clients call for users, and of their registration. */
function parametersForUsers(app: Application): Readonly<Record<string, readonly Sent[]>> {
  const { clientId: client_id, clientSecret: client_secret, redirectUri: redirect_uri } = app
  const client = { client_id, client_secret }
  const connection = 'Username-Password-Authentication'
  return {
    createPasswordlessStart: [{ form: { ...client, connection: 'email', email: 'a@example.com' } }],
    createDatabaseSignup: [
      {
        json: {
          client_id,
          email: 'new@example.com',
          password,
          connection,
        },
      },
    ],
    createDatabasePasswordChange: [
      {
        json: {
          client_id,
          email: 'ada@example.com',
          connection,
        },
      },
    ],
    createMfaAssociation: [{ token, json: { authenticator_types: ['otp'] } }],
    createClientRegistration: [{ json: { redirect_uris: [redirect_uri] } }],
    createPasskeyChallenge: [{ json: { ...client, realm: connection } }],
    createPasskeyRegistration: [
      { json: { ...client, realm: connection, user_profile: { email: 'new@example.com' } } },
    ],
    createPasswordlessVerification: [
      {
        form: {
          ...client,
          connection: 'email',
          email: 'ada@example.com',
          verification_code: '123456',
        },
      },
    ],
  }
}
