import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Connector } from '@latchkey/server/connectors/connector'
import { createOAuthConnector } from '@latchkey/server/connectors/oauth2/oauth-connector'
import { socialStrategy } from '@latchkey/server/connectors/oauth2/oauth-connectors'
import { oauthProviders } from '@latchkey/server/connectors/oauth2/oauth-providers'
import { createOidcConnector } from '@latchkey/server/connectors/oidc/oidc-connector'
import { socialOpenIdProviders } from '@latchkey/server/connectors/oidc/social-openid-providers'
import {
  createVisitor,
  receiverTrust,
  startTestServer,
  type TestServer,
  type Visitor,
  withoutRateLimits,
} from '@latchkey/testkit'
import { exportJWK, exportPKCS8, generateKeyPair, jwtVerify, SignJWT } from 'jose'
import { authorizeUrl, createApplication } from '../authentication/application.ts'
import { type Seen, type SocialDouble, startSocialDouble } from './social-double.ts'

let server: TestServer
let double: SocialDouble

const here = (url: string) => {
  const { pathname, search } = new URL(url)
  return `${double.origin}${pathname}${search}`
}

/** The strategies of OAuth 2.0 with the paths of the providers, at the double. */
const oauthAtDouble = Object.fromEntries(
  Object.entries(oauthProviders).map(([strategy, row]) => [
    strategy,
    createOAuthConnector({
      ...socialStrategy(row),
      providerOf: () => ({
        ...row,
        authorizationUrl: here(row.authorizationUrl),
        tokenUrl: here(row.tokenUrl),
        userinfoUrl: here(row.userinfoUrl),
        ...(row.emailsUrl !== undefined && { emailsUrl: here(row.emailsUrl) }),
      }),
    }),
  ]),
)
const apple = createOidcConnector({
  ...socialOpenIdProviders.apple,
  metadata: {
    get issuer() {
      return double.origin
    },
    get authorization_endpoint() {
      return `${double.origin}/auth/authorize`
    },
    get token_endpoint() {
      return `${double.origin}/auth/token`
    },
    get jwks_uri() {
      return `${double.origin}/auth/keys`
    },
  },
})

beforeAll(async () => {
  double = await startSocialDouble()
  const connectors: Readonly<Record<string, Connector>> = { ...oauthAtDouble, apple }
  server = await startTestServer({
    connectors,
    config: { ...(await receiverTrust()), rateLimits: withoutRateLimits },
  })
})
afterAll(async () => {
  await server.stop()
  await double.stop()
})
beforeEach(() => {
  double.answers = {}
  double.seen = []
})

async function begin(strategy: string, options: object) {
  const app = await createApplication(server.tenant)
  const name = `${strategy}-${app.clientId}`
  const json = { name, strategy, options, enabled_clients: [app.clientId] }
  const { status, body } = await server.tenant.request('POST', '/api/v2/connections', { json })
  expect([status, body.message]).toEqual([201, undefined])
  const start = async () => {
    const visitor = createVisitor(server)
    const away = await visitor.visit(authorizeUrl(server.tenant, app, { connection: name }))
    return { visitor, address: away.url }
  }
  return { ...(await start()), start }
}
const userOf = async (id: string) =>
  (await server.tenant.request('GET', `/api/v2/users/${encodeURIComponent(id)}`)).body

/** What a provider documents of its API, and the user that follows. */
interface Published {
  readonly scope: string
  readonly profile: object
  readonly emails?: object
  readonly id: string
  readonly user: object
}

const verified = { email: 'ada@example.com', email_verified: true, name: 'Ada Lovelace' }
const unverified = { ...verified, email_verified: false }

const published: Readonly<Record<keyof typeof oauthProviders, Published>> = {
  github: {
    scope: 'read:user user:email',
    profile: { login: 'ada', id: 583231, name: 'Ada Lovelace', avatar_url: 'https://a.test/1' },
    emails: [{ email: 'ada@example.com', primary: true, verified: true, visibility: null }],
    id: '583231',
    user: { ...verified, nickname: 'ada', picture: 'https://a.test/1' },
  },
  facebook: {
    scope: 'public_profile email',
    profile: {
      id: '10153',
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      first_name: 'Ada',
      picture: { data: { url: 'https://a.test/2', is_silhouette: false } },
    },
    id: '10153',
    user: { ...unverified, given_name: 'Ada', picture: 'https://a.test/2' },
  },
  linkedin: {
    scope: 'openid profile email',
    profile: { sub: '782bbtaQ', ...verified, given_name: 'Ada', locale: { country: 'GB' } },
    id: '782bbtaQ',
    user: { ...verified, given_name: 'Ada' },
  },
  twitter: {
    scope: 'users.read tweet.read',
    profile: { data: { id: '2244994945', name: 'Ada Lovelace', username: 'ada' } },
    id: '2244994945',
    user: { name: 'Ada Lovelace', nickname: 'ada' },
  },
  windowslive: {
    scope: 'User.Read openid profile email',
    profile: {
      id: '87d349ed-44d7-43e1-9a83-5f2406dee5bd',
      displayName: 'Ada Lovelace',
      givenName: 'Ada',
      mail: null,
      userPrincipalName: 'ada@example.com',
    },
    id: '87d349ed-44d7-43e1-9a83-5f2406dee5bd',
    user: { ...unverified, given_name: 'Ada' },
  },
  discord: {
    scope: 'identify email',
    profile: {
      id: '80351110224678912',
      username: 'ada',
      global_name: 'Ada Lovelace',
      email: 'ada@example.com',
      verified: true,
    },
    id: '80351110224678912',
    user: { ...verified, nickname: 'ada' },
  },
  amazon: {
    scope: 'profile',
    profile: { user_id: 'amzn1.account.K2LI', email: 'ada@example.com', name: 'Ada Lovelace' },
    id: 'amzn1.account.K2LI',
    user: unverified,
  },
  bitbucket: {
    scope: 'account',
    profile: {
      account_id: '557058:d5765ebc',
      display_name: 'Ada Lovelace',
      nickname: 'ada',
      links: { avatar: { href: 'https://a.test/3' } },
    },
    emails: { values: [{ email: 'ada@example.com', is_primary: true, is_confirmed: true }] },
    id: '557058:d5765ebc',
    user: { ...verified, nickname: 'ada', picture: 'https://a.test/3' },
  },
  box: {
    scope: '',
    profile: { id: '11446498', login: 'ada@example.com', name: 'Ada Lovelace', type: 'user' },
    id: '11446498',
    user: unverified,
  },
  yandex: {
    scope: '',
    profile: {
      id: '1000034426',
      login: 'ada',
      default_email: 'ada@example.com',
      real_name: 'Ada Lovelace',
    },
    id: '1000034426',
    user: { ...unverified, nickname: 'ada' },
  },
  wordpress: {
    scope: 'auth',
    profile: { ID: 78972699, display_name: 'Ada Lovelace', username: 'ada', ...verified },
    id: '78972699',
    user: { ...verified, nickname: 'ada' },
  },
}

describe('a log-in at a social provider by OAuth 2.0', () => {
  it.each(Object.entries(published))('%s follows what it has published', async (strategy, row) => {
    const provider = oauthProviders[strategy as keyof typeof oauthProviders]
    const pathOf = (url: string) => new URL(url).pathname
    const { visitor, address } = await begin(strategy, { client_id: 'us', client_secret: 'ours' })
    const { searchParams } = address
    expect(address.pathname).toBe(pathOf(provider.authorizationUrl))
    expect(searchParams.get('scope') ?? '').toBe(row.scope)
    expect(searchParams.get('code_challenge_method')).toBe(provider.hasPkce ? 'S256' : null)
    double.answers = {
      [pathOf(provider.tokenUrl)]: { access_token: 'of the user', expires_in: 3600 },
      [pathOf(provider.userinfoUrl)]: row.profile,
      ...(provider.emailsUrl !== undefined && { [pathOf(provider.emailsUrl)]: row.emails }),
    }
    const end = await visitor.visit(double.follow(address).href)
    expect(end.url.searchParams.get('code')).toBeTruthy()
    expect(await userOf(`${strategy}|${row.id}`)).toMatchObject(row.user)
    const [exchange, api] = double.seen
    const isBasic = provider.authentication === 'basic'
    const basic = `Basic ${Buffer.from('us:ours').toString('base64')}`
    expect(exchange?.headers.authorization).toBe(isBasic ? basic : undefined)
    expect(exchange?.form.get('client_secret')).toBe(isBasic ? null : 'ours')
    expect(api?.headers).toMatchObject({
      authorization: 'Bearer of the user',
      'user-agent': 'Latchkey',
      ...provider.headers,
    })
  })
})

describe('a log-in at Apple', () => {
  async function open() {
    const team = await generateKeyPair('ES256', { extractable: true })
    const signs = await generateKeyPair('RS256', { extractable: true })
    const options = {
      client_id: 'com.example.us',
      team_id: 'A1B2C3D4E5',
      kid: 'ABC123DEFG',
      app_secret: await exportPKCS8(team.privateKey),
    }
    const { visitor, address, start } = await begin('apple', options)
    const claims = {
      nonce: address.searchParams.get('nonce'),
      email: 'ada@privaterelay.example.com',
      email_verified: 'true',
    }
    const idToken = () =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: 'apple' })
        .setIssuer(double.origin)
        .setAudience('com.example.us')
        .setSubject('001999.ada')
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(signs.privateKey)
    const verifySecret = ({ form }: Seen) =>
      jwtVerify(form.get('client_secret') ?? '', team.publicKey, {
        algorithms: ['ES256'],
        audience: 'https://appleid.apple.com',
        issuer: 'A1B2C3D4E5',
        subject: 'com.example.us',
        maxTokenAge: '5m',
      })
    double.answers = {
      '/auth/keys': {
        keys: [{ ...(await exportJWK(signs.publicKey)), kid: 'apple', alg: 'RS256' }],
      },
      '/auth/token': async (seen: Seen) => {
        const { protectedHeader } = await verifySecret(seen)
        if (protectedHeader.kid !== 'ABC123DEFG') return undefined
        return { access_token: 'x', token_type: 'Bearer', id_token: await idToken() }
      },
    }
    const again = async () => {
      const next = await start()
      claims.nonce = next.address.searchParams.get('nonce')
      return next
    }
    return { visitor, address, again }
  }

  async function comeBack(visitor: Visitor, address: URL, user?: string) {
    const { searchParams } = double.follow(address)
    if (user !== undefined) searchParams.set('user', user)
    const posted = await server.fetch(`${server.tenant.baseUrl}/login/callback`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://appleid.apple.com',
        'sec-fetch-site': 'cross-site',
      },
      body: searchParams.toString(),
      redirect: 'manual',
    })
    const end = await visitor.visit(posted.headers.get('location') ?? '')
    expect(end.url.searchParams.get('code')).toBeTruthy()
  }

  it('authenticates by a JWT of the team, and takes the name from the form of the response', async () => {
    const { visitor, address, again } = await open()
    expect(address.searchParams.get('response_mode')).toBe('form_post')
    expect(address.searchParams.get('scope')).toBe('openid name email')
    await comeBack(visitor, address, '{"name":{"firstName":"Ada","lastName":"Lovelace"}}')
    const known = {
      email: 'ada@privaterelay.example.com',
      email_verified: true,
      name: 'Ada Lovelace',
      given_name: 'Ada',
      family_name: 'Lovelace',
    }
    expect(await userOf('apple|001999.ada')).toMatchObject(known)
    const next = await again()
    await comeBack(next.visitor, next.address)
    expect(await userOf('apple|001999.ada')).toMatchObject(known)
  })
})
