import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { beforeAll, describe, expect, it } from '@jest/globals'
import type { Adapter, Configuration, Provider } from 'oidc-provider'
import { newRsaKeys } from '../../keys/new-keys.ts'
import { currentDeadline, Deadline, runUntil, withoutDeadline } from '../../timing/deadline.ts'
import { loadProvider, type Oidc } from './load-provider.ts'
import { type PrivateMembers, triedRelease } from './patches.ts'

const load = createRequire(import.meta.url)

describe('oidc-provider', () => {
  it('is the release that the patches were tested with', () => {
    const { version } = load('oidc-provider/package.json') as { readonly version: string }
    expect(version).toBe(triedRelease)
  })

  it('is pinned to that release', () => {
    const { dependencies } = load('../../../package.json') as {
      readonly dependencies: Readonly<Record<string, string>>
    }
    expect(dependencies['oidc-provider']).toBe(triedRelease)
  })

  it('is loaded once, and leaves console.warn as it was', async () => {
    const { warn } = console
    const [one, other] = await Promise.all([loadProvider(), loadProvider()])
    expect(one).toBe(other)
    expect(console.warn).toBe(warn)
  })
})

type AnyFunction = (...given: never[]) => unknown

/** What a patch replaces, calls or relies on, and a digest of its source in that release. */
const sources: readonly [
  string,
  string,
  (provider: Untyped, oidc: Oidc) => AnyFunction | undefined,
][] = [
  ['endSession', 'e38b18c2259b', (_provider, { endSession }) => endSession],
  ['session', '8442d337d987', (_provider, { keepSession }) => keepSession],
  ['Session.loginAccount', '24d3e2a31978', ({ Session }) => Session.prototype.loginAccount],
  [
    'Session.ensureClientContainer',
    '3c636fe82328',
    ({ Session }) => Session.prototype.ensureClientContainer,
  ],
  ['client_auth, last step', 'e966e9a3785e', (_, { clientAuth }) => clientAuth.at(-1)],
  ['Client.Schema.invalidate', '74b50432622d', ({ Client }) => Client.Schema.prototype.invalidate],
  [
    'Client.compareClientSecret',
    '7a404f9c2599',
    ({ Client }) => Client.prototype.compareClientSecret,
  ],
  ['Client.includeSid', '01bd0533398d', ({ Client }) => Client.prototype.includeSid],
  ['Client.backchannelLogout', 'c4d4f0126520', ({ Client }) => Client.prototype.backchannelLogout],
  [
    'OIDCContext.clientJwtAuthExpectedAudience',
    '6ac77806898d',
    ({ OIDCContext }) => OIDCContext.prototype.clientJwtAuthExpectedAudience,
  ],
  ['OIDCContext.urlFor', '35570db5d03a', ({ OIDCContext }) => OIDCContext.prototype.urlFor],
  ['OIDCContext.acr', '05975c182506', (all) => getterOf(all.OIDCContext.prototype, 'acr')],
  [
    'RefreshToken.resourceIndicators',
    '0da1c1e3cb46',
    ({ RefreshToken }) => getterOf(RefreshToken.prototype, 'resourceIndicators'),
  ],
  ['ReplayDetection.unique', '26f0872a55e3', ({ ReplayDetection }) => ReplayDetection.unique],
  [
    'PushedAuthorizationRequest.save',
    '8946c91e7c98',
    (all) => all.PushedAuthorizationRequest.prototype.save,
  ],
  ['AccessToken.save', 'ef4835828696', ({ AccessToken }) => AccessToken.prototype.save],
  [
    'AuthorizationCode.save',
    'ef4835828696',
    ({ AuthorizationCode }) => AuthorizationCode.prototype.save,
  ],
  ['IdToken.issue', '296b8e90f083', ({ IdToken }) => IdToken.prototype.issue],
  [
    'the lifetime of a token',
    '8f65ac1a32b1',
    ({ AccessToken }) => getterOf(AccessToken.prototype, 'expiration'),
  ],
  ['the lifetime of a grant', '67b90dafbf7c', ({ Grant }) => Grant.prototype.save],
  ['Session.resetIdentifier', '56d90f96be9c', ({ Session }) => Session.prototype.resetIdentifier],
  ['Session.save', 'f8ddf6a8fe26', ({ Session }) => Session.prototype.save],
  ['Client', '7a168dbb614b', ({ Client }) => Client as unknown as AnyFunction],
  ['Grant.IN_PAYLOAD', 'f5e336f106b9', ({ Grant }) => getterOf(Grant, 'IN_PAYLOAD')],
  [
    'AuthorizationCode.IN_PAYLOAD',
    '7070aa95a821',
    ({ AuthorizationCode }) => getterOf(AuthorizationCode, 'IN_PAYLOAD'),
  ],
  ['Provider.ctx', '4fa647524fb1', (_, { Provider }) => getterOf(Provider, 'ctx')],
  ['Interaction', '81cc6089165c', ({ Interaction }) => Interaction as unknown as AnyFunction],
]

/** A provider without its types, which leave out most of what is patched. */
type Untyped = PrivateMembers & Readonly<Record<Model, Methods & { readonly prototype: Methods }>>
type Methods = Readonly<Record<string, AnyFunction>>
type Model =
  | 'AccessToken'
  | 'AuthorizationCode'
  | 'Client'
  | 'Grant'
  | 'IdToken'
  | 'Interaction'
  | 'OIDCContext'
  | 'PushedAuthorizationRequest'
  | 'RefreshToken'
  | 'ReplayDetection'
  | 'Session'

/** A getter of an object, or of one that it inherits from. */
function getterOf(object: object, name: string): AnyFunction | undefined {
  const found = Object.getOwnPropertyDescriptor(object, name)?.get
  const parent = Object.getPrototypeOf(object)
  return found ?? (parent ? getterOf(parent, name) : undefined)
}

const digestOf = (source: AnyFunction | undefined) =>
  createHash('sha256').update(String(source)).digest('hex').slice(0, 12)

describe('the patched internals are unchanged', () => {
  let oidc: Oidc
  let provider: Provider
  beforeAll(async () => {
    oidc = await loadProvider()
    const { privateKey } = await newRsaKeys()
    const key = { ...privateKey.export({ format: 'jwk' }), kty: 'RSA' as const }
    // It warns where it is left with its own.
    provider = new oidc.Provider('https://issuer.example/', {
      adapter: () => ({}) as Adapter,
      jwks: { keys: [key as NonNullable<Configuration['jwks']>['keys'][number]] },
      features: { devInteractions: { enabled: false } },
    })
  })

  it.each(sources)('%s', (_name, digest, sourceOf) => {
    const source = sourceOf(provider as unknown as Untyped, oidc)
    expect(digestOf(source)).toBe(digest)
  })

  it('the steps of client authentication', () => {
    expect(oidc.clientAuth.map(({ name }) => name)).toEqual([
      'rejectClientAuthDupes',
      'setWWWAuthenticateHeader',
      'authenticateClient',
    ])
  })

  it.each([
    ['applyRefreshTokenBindings', 'dadd1a348ce1'],
    ['buildTokenResponse', 'bebe45369bbd'],
    ['checkDpopReplay', 'c2c4f632ae40'],
    ['checkDpopRequired', '20151069543e'],
    ['checkMtlsCert', 'c2bb2cb82189'],
    ['findAccount', 'e609a7e3fa72'],
    ['resolveRequestedResources', '63e82e759bfd'],
    ['shouldIssueRefreshToken', 'bd9c14017b52'],
    ['validateDpop', 'ad8bd399c171'],
  ] as const)('%s, which our own grants call', (name, digest) => {
    expect(digestOf(oidc.grants[name])).toBe(digest)
  })

  it('the exchange of refresh tokens, of which only the end reads `scope` and `resource`', async () => {
    const { handler } = await import('oidc-provider/lib/actions/grants/refresh_token.js')
    expect(digestOf(handler)).toBe('db1cca3774a3')
  })

  it('the storage of the current context', () => {
    expect(oidc.currentContext).toBeInstanceOf(AsyncLocalStorage)
  })

  it('a request has its context as a value, by the patch of the package', async () => {
    const seen: object[] = []
    const middleware = async (ctx: object, next: () => Promise<void>) => {
      await next()
      seen.push(ctx)
    }
    provider.use(middleware)
    const server = createServer(provider.callback()).listen(0)
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    await fetch(`http://localhost:${port}/jwks`)
    server.close()
    const [ctx = {}] = seen
    expect(Object.getOwnPropertyDescriptor(ctx, 'oidc')?.value).toHaveProperty('route', 'jwks')
  })

  it('the context is kept beside the deadline of the request', async () => {
    const [deadline, ctx] = [new Deadline(60_000), {}]
    const seen = () => [currentDeadline(), oidc.Provider.ctx]
    const work = async () => {
      await Promise.resolve()
      return [seen(), withoutDeadline(seen), runUntil(deadline, seen)]
    }
    const inBoth = runUntil(deadline, () => oidc.currentContext.run(ctx, work))
    const both = [deadline, ctx]
    expect(await inBoth).toEqual([both, [undefined, ctx], both])
    expect(seen()).toEqual([undefined, undefined])
  })

  it('the route whose URL is the audience of client assertions', () => {
    const { OIDCContext } = provider as unknown as PrivateMembers
    const [req, res] = [{ url: '/', headers: {}, socket: {} }, { setHeader() {} }]
    const ctx = provider.createContext(req as never, res as never)
    const { route } = new OIDCContext(Object.assign(ctx, { _matchedRouteName: 'token' }))
    expect(route).toBe('token')
  })
})
