import { expect } from '@jest/globals'
import type { SharedServer, Visitor } from '@latchkey/testkit'
import { type Application, createApplication, exchange, password, pkce } from './application.ts'

export const transferType = 'urn:auth0:params:oauth:token-type:session_transfer_token'
const realmGrant = 'http://auth0.com/oauth/grant-type/password-realm'

interface Opening {
  readonly token?: string
  readonly by?: 'query' | 'cookie'
  readonly app?: Application
  readonly [parameter: string]: unknown
}

type Page = Awaited<ReturnType<Visitor['visit']>>

type Server = Pick<SharedServer, 'tenant' | 'database'>

/** An app whose users' sessions are transferred to a web client. */
export class SessionTransfers {
  readonly server: Server
  readonly native: Application
  readonly web: Application
  readonly grants = { grant_types: ['authorization_code', 'refresh_token', realmGrant] }
  private readonly proof = pkce()

  private constructor(server: Server, native: Application, web: Application) {
    this.server = server
    this.native = native
    this.web = web
  }

  static async at(server: Server): Promise<SessionTransfers> {
    const made = await createApplication(server.tenant)
    const at = new SessionTransfers(server, made, made)
    return new SessionTransfers(server, await at.nativeClient(), await at.webClient())
  }

  manage(method: string, path: string, json?: unknown) {
    const body = json === undefined ? {} : { json }
    return this.server.tenant.request(method, `/api/v2${path}`, body)
  }

  get audience() {
    return `urn:${new URL(this.server.tenant.baseUrl).host}:session_transfer`
  }

  client(client: object) {
    return createApplication(this.server.tenant, { client: { ...client } })
  }

  nativeClient(settings: object = {}) {
    const session_transfer = { can_create_session_transfer_token: true, ...settings }
    const client = {
      ...this.grants,
      session_transfer,
      organization_usage: 'allow',
      is_token_endpoint_ip_header_trusted: true,
    }
    return createApplication(this.server.tenant, { client })
  }

  /** The members of a client that accepts session transfer tokens. */
  accepting(settings: object = {}) {
    const methods = { allowed_authentication_methods: ['cookie', 'query'] }
    return { session_transfer: { ...methods, ...settings }, organization_usage: 'allow' }
  }

  webClient(settings: object = {}) {
    return createApplication(this.server.tenant, { client: this.accepting(settings) })
  }

  /** Tokens of a log-in by password. */
  async logIn(username: string, app = this.native, more: Readonly<Record<string, string>> = {}) {
    const by = { grant_type: realmGrant, realm: 'Username-Password-Authentication', username }
    const sent = { ...by, password, scope: 'openid offline_access', ...more }
    const { status, body } = await exchange(this.server, app, sent)
    expect([status, body.error_description]).toEqual([200, undefined])
    return body
  }

  refresh(refresh_token: string, app = this.native, more: Readonly<Record<string, string>> = {}) {
    return exchange(this.server, app, { grant_type: 'refresh_token', refresh_token, ...more })
  }

  /** Exchanges a refresh token for a session transfer token. */
  exchange(refresh_token: string, app = this.native, headers: Record<string, string> = {}) {
    const { clientId: client_id, clientSecret: client_secret } = app
    const by = { client_id, client_secret, grant_type: 'refresh_token', refresh_token }
    const form = { ...by, audience: this.audience }
    return this.server.tenant.request('POST', '/oauth/token', { token: null, form, headers })
  }

  /** A session transfer token after a log-in. */
  async token(username: string, more: Readonly<Record<string, string>> = {}) {
    const { refresh_token } = await this.logIn(username, this.native, more)
    const { status, body } = await this.exchange(refresh_token)
    expect([status, body.error_description]).toEqual([200, undefined])
    return body
  }

  /** Changes the token that was issued last. */
  amend(change: string, value: string) {
    return this.server.database.query(
      `update oidc_records set ${change} where model = 'SessionTransferToken' and created_at =
         (select max(created_at) from oidc_records where model = 'SessionTransferToken') returning 1`,
      [value],
    )
  }

  revoke(token: string, app = this.native) {
    const { clientId: client_id, clientSecret: client_secret } = app
    const form = { token, client_id, client_secret }
    return this.server.tenant.request('POST', '/oauth/revoke', { token: null, form })
  }

  query({ clientId, redirectUri }: Application, more: Readonly<Record<string, string>> = {}) {
    return new URLSearchParams({
      response_type: 'code',
      client_id: clientId,
      redirect_uri: redirectUri,
      scope: 'openid offline_access',
      ...this.proof.parameters,
      ...more,
    })
  }

  /** Opens the web client with a token. */
  open(visitor: Visitor, { token, by = 'query', app = this.web, ...more }: Opening) {
    const query = this.query(app, more as Record<string, string>)
    if (token !== undefined && by === 'query') query.set('session_transfer_token', token)
    if (token !== undefined && by === 'cookie') {
      const lines = [`auth0_session_transfer_token=${token}; Path=/; Secure; HttpOnly`]
      visitor.receive({ headers: { getSetCookie: () => lines } })
    }
    return visitor.visit(`${this.server.tenant.baseUrl}/authorize?${query}`)
  }

  isLoginPage({ url }: Page) {
    return url.pathname.startsWith('/u/')
  }

  /** The tokens for the code of a callback. */
  redeem({ url }: Page, app = this.web) {
    const code = url.searchParams.get('code') ?? ''
    expect([url.searchParams.get('error'), code]).toEqual([null, expect.stringMatching(/./)])
    return exchange(this.server, app, { code, code_verifier: this.proof.verifier })
  }
}
