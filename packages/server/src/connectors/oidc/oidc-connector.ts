import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildAuthorizationUrlWithPAR,
  type Configuration,
  fetchUserInfo,
  implicitAuthentication,
  randomNonce,
  randomPKCECodeVerifier,
  refreshTokenGrant,
} from 'openid-client'
import type { ConnectionOptions, Connector, ConnectorWith } from '../connector.ts'
import type {
  ProviderCall,
  RedirectRequest,
  RedirectResponse,
  RedirectStart,
  UpstreamLogin,
  UpstreamTokens,
} from '../redirect-connector.ts'
import { signUpUnlessDisabled } from '../sign-up.ts'
import { ClientConfigurations } from '../upstream/client-configurations.ts'
import { challengeOf } from '../upstream/code-challenge.ts'
import { requireSecure } from '../upstream/is-secure.ts'
import { keptTokens } from '../upstream/kept-tokens.ts'
import { nullableAddresses, oauthMembers, openIdMembers } from '../upstream/option-members.ts'
import { invalid, notConfigured, refusalOf } from '../upstream/refusal.ts'
import type { KeySet } from '../upstream/remote-key-set.ts'
import { passedParameters, scopesOf, withScope } from '../upstream/upstream-parameters.ts'
import type { UpstreamRefusal } from '../upstream-refusal.ts'
import { identityAssertions } from './identity-assertions.ts'
import { type KeysFor, keySetOf } from './key-set.ts'
import { readLogoutToken, readRevocation, startLogout } from './oidc-logout.ts'
import type { OpenIdStrategy } from './openid-providers.ts'
import { authenticatesByKey } from './private-key-jwt.ts'
import {
  checkProofs,
  createProofs,
  type ProofOptions,
  type ProofsOf,
  tokensForProofs,
} from './proofs.ts'
import { discover } from './provider-metadata.ts'
import { registrationOf } from './registration.ts'
import {
  configurationOf,
  isFrontChannel,
  missingIn,
  pkceMethodOf,
  pushesRequests,
} from './relying-party.ts'
import { withSessionExpiry } from './session-expiry.ts'
import { type Answer, loginOf } from './upstream-login.ts'
import { verifyBySecret } from './verify-by-secret.ts'

const defaultScopes = ['openid', 'profile', 'email']
const addresses = [
  'authorization_endpoint',
  'discovery_url',
  'jwks_uri',
  'pushed_authorization_request_endpoint',
  'token_endpoint',
  'userinfo_endpoint',
] as const

/**
 * Creates the connector of an OpenID Connect strategy: authorization code flow with PKCE and a
 * nonce or, with `type: front_channel`, an ID token by `form_post`.
 */
export function createOidcConnector(
  strategy: OpenIdStrategy,
): ConnectorWith<'redirect' | 'signUp'> {
  const configurations = new ClientConfigurations()
  const keySets = new ClientConfigurations<KeySet>()
  const proofsOf = createProofs()
  const configure = (request: ProviderCall) =>
    configurations.get(request, () => configurationOf(request, strategy))
  const keysFor: KeysFor = (request) => keySets.get(request, () => keySetOf(request, strategy))
  return {
    type: strategy.type ?? 'enterprise',
    options: optionRules(strategy),
    ...(strategy.hasProvisioningPage && { hasProvisioningPage: true }),
    redirect: {
      hasOneProvider: strategy.metadata !== undefined,
      start: (request) => start(request, strategy, configure),
      finish: (response) => finish(response, strategy, { configure, proofsOf }),
      refresh: (call, refreshToken) => refresh(configure(call), refreshToken),
      registrationOf: (place) => registrationOf(place, strategy),
      startLogout: (request) => startLogout(request, strategy),
      readLogoutToken: (request) => readLogoutToken(request, strategy, keysFor),
      readRevocationToken: (request) => readRevocation(request, strategy, keysFor),
      ...(!strategy.metadata && { identityAssertion: identityAssertions(strategy, keysFor) }),
      ...(strategy.nativeLogin && { nativeLogin: strategy.nativeLogin(strategy, keysFor) }),
    },
    signUp: signUpUnlessDisabled,
    ...directoryOf(strategy, configure),
  }
}

/** The directory of the strategy, if all of its users can be listed. */
function directoryOf(
  { directory, directorySubjectOf: subjectOf }: OpenIdStrategy,
  configure: Configure,
): Pick<Connector, 'directory'> {
  const open = directory?.open
  if (!open || !subjectOf) return {}
  return {
    directory: {
      open: (call) => open(call, (token) => refresh(configure(call), token)),
      subjectOf: ({ options }, user) => subjectOf(options, user),
    },
  }
}

function optionRules({
  members,
  metadata,
  flags,
  enabledFlags,
  scopeSeparator,
  defaults = {},
  discoveryUrlOf,
}: OpenIdStrategy): Connector['options'] {
  return {
    defaults,
    members: [...(metadata ? oauthMembers : openIdMembers), ...members],
    nullable: nullableAddresses,
    check(options) {
      requireSecure(options, addresses)
      checkProofs(options)
    },
    async complete(given, request) {
      const options = { ...defaults, ...given }
      const discovery = discoveryUrlOf?.(options)
      if (!discovery) return options
      return { ...options, oidc_metadata: await discover(discovery, request) }
    },
    ...(flags && {
      show: (options) => withScope({ ...enabledFlags, ...options }, flags, scopeSeparator),
    }),
  }
}

type Configure = (request: ProviderCall) => Configuration

interface Requests {
  readonly configure: Configure
  readonly proofsOf: ProofsOf
}

async function start(
  request: RedirectRequest,
  strategy: OpenIdStrategy,
  configure: Configure,
): Promise<RedirectStart | UpstreamRefusal> {
  const { options } = request.connection
  const complaint = strategy.complaintOf?.(options) ?? missingIn(request, strategy)
  if (complaint !== undefined) return notConfigured(complaint)
  if (authenticatesByKey(options) && !(await request.findClientKey())) {
    return notConfigured('`private_key_jwt` requires keys of the connection')
  }
  const [nonce, verifier] = [randomNonce(), randomPKCECodeVerifier()]
  const isFront = isFrontChannel(options)
  const method = isFront ? undefined : pkceMethodOf(options)
  const challenge = method === 'S256' ? challengeOf(verifier) : verifier
  const parameters = {
    ...strategy.parameters,
    ...strategy.parametersOf?.(options),
    ...passedParameters(options, request),
    scope: openIdScope(options, strategy, request.requested),
    redirect_uri: request.callbackUrl,
    state: request.state,
    nonce,
    ...(isFront && { response_mode: 'form_post' }),
    ...(method && { code_challenge: challenge, code_challenge_method: method }),
  }
  const kept = { nonce, ...(method && { verifier }) }
  if (!pushesRequests(options)) {
    return { url: buildAuthorizationUrl(configure(request), parameters).href, kept }
  }
  try {
    return { url: (await buildAuthorizationUrlWithPAR(configure(request), parameters)).href, kept }
  } catch (error) {
    return refusalOf(error, 'pushed authorization request endpoint')
  }
}

function openIdScope(
  options: ConnectionOptions,
  { scopes = defaultScopes, flags = [], enabledFlags, directory }: OpenIdStrategy,
  requested: RedirectRequest['requested'],
): string {
  const all = scopesOf({ ...enabledFlags, ...options }, { scopes, flags }, requested)
  const further = directory?.scopesOf(options) ?? []
  return [...new Set(['openid', ...all, ...further])].join(' ')
}

async function finish(
  response: RedirectResponse,
  strategy: OpenIdStrategy,
  { configure, proofsOf }: Requests,
): Promise<UpstreamLogin | UpstreamRefusal> {
  const { options } = response.connection
  try {
    const config = configure(response)
    const answer = isFrontChannel(options)
      ? await readIdToken(config, response)
      : await exchangeCode(config, response, strategy, await proofsOf(config, options))
    const complaint = strategy.complaintAbout?.(options, answer.claims)
    if (complaint !== undefined) return invalid(complaint)
    const userinfo = { ...strategy.attributesOf?.(response.parameters), ...answer.userinfo }
    const login = loginOf(options, strategy, { ...answer, userinfo })
    if ('refused' in login) return login
    const read = await readDirectory(strategy, response, { config, login, answer })
    if (read && 'refused' in read) return read
    return withSessionExpiry({ ...login, ...read }, answer.claims, response)
  } catch (error) {
    return refusalOf(error)
  }
}

interface Answered {
  readonly config: Configuration
  readonly login: UpstreamLogin
  readonly answer: Answer
}

/** @returns undefined if there is no directory, or the options ask for no attributes of it */
async function readDirectory(
  { directory }: OpenIdStrategy,
  response: RedirectResponse,
  { config, login, answer: { claims } }: Answered,
) {
  return directory?.read(response, {
    accessToken: login.tokens?.access_token,
    subject: claims.sub,
    refresh: (token) => refresh(config, token),
  })
}

async function refresh(
  config: Configuration,
  refreshToken: string,
): Promise<UpstreamTokens | UpstreamRefusal> {
  try {
    return keptTokens(await refreshTokenGrant(config, refreshToken))
  } catch (error) {
    return refusalOf(error)
  }
}

async function readIdToken(config: Configuration, response: RedirectResponse): Promise<Answer> {
  const { parameters, kept, state: expectedState, callbackUrl } = response
  const url = new URL(callbackUrl)
  url.hash = parameters.toString()
  const claims = await implicitAuthentication(config, url, kept.nonce ?? '', { expectedState })
  return { idToken: parameters.get('id_token') ?? '', claims, userinfo: {}, tokens: {} }
}

async function exchangeCode(
  config: Configuration,
  response: RedirectResponse,
  { signsWithSecret }: OpenIdStrategy,
  proofs: ProofOptions,
): Promise<Answer> {
  const { parameters, kept, state: expectedState, callbackUrl, secrets } = response
  const url = new URL(callbackUrl)
  url.search = parameters.toString()
  const checks = {
    expectedState,
    expectedNonce: kept.nonce ?? '',
    idTokenExpected: true,
    ...(kept.verifier !== undefined && { pkceCodeVerifier: kept.verifier }),
  }
  const tokens = await authorizationCodeGrant(config, url, checks, undefined, proofs)
  const claims = tokens.claims()
  if (!claims) throw new Error('A token response without ID token was accepted')
  if (signsWithSecret) await verifyBySecret(tokens.id_token ?? '', secrets.client_secret ?? '')
  const storable = proofs.DPoP ? tokensForProofs(tokens) : keptTokens(tokens)
  const hasUserInfo = config.serverMetadata().userinfo_endpoint !== undefined
  return {
    idToken: tokens.id_token ?? '',
    claims,
    userinfo: hasUserInfo
      ? await fetchUserInfo(config, tokens.access_token, claims.sub, proofs)
      : {},
    tokens: storable,
    grantedScope: tokens.scope,
  }
}
