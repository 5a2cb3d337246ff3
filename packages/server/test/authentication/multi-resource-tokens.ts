import { expect } from '@jest/globals'
import type { SharedServer } from '@latchkey/testkit'
import { decodeJwt } from 'jose'
import {
  type Application,
  audience,
  createApplication,
  createUser,
  exchange,
  password,
} from './application.ts'

/** The API that users do not log in for. */
export const billing = 'https://billing.example.com/'
export const realmGrant = 'http://auth0.com/oauth/grant-type/password-realm'
/** The scope of log-ins. */
export const scope = 'openid profile offline_access read:books'

type Policies = readonly { readonly audience: string; readonly scope: readonly string[] }[]

/** The setting `refresh_token` with policies. */
export const withPolicies = (policies: Policies | null) => ({
  refresh_token: { rotation_type: 'rotating', expiration_type: 'expiring', policies },
})

export const billingPolicy = (...scopes: readonly string[]) => ({
  audience: billing,
  scope: scopes.length > 0 ? scopes : ['read:bills', 'write:bills', 'read:books'],
})

/** Calls of one tenant whose application has policies. */
export class MultiResource {
  readonly server: SharedServer

  constructor(server: SharedServer) {
    this.server = server
  }

  manage(method: string, path: string, json?: unknown) {
    const body = json === undefined ? {} : { json }
    return this.server.tenant.request(method, `/api/v2${path}`, body)
  }

  /** Creates an API whose scopes include one with the name of a scope of the other API. */
  createApi(identifier: string, members: object = {}) {
    const scopes = ['read:bills', 'write:bills', 'read:books', 'read:all'].map((value) => ({
      value,
    }))
    const json = { identifier, name: identifier, scopes, token_lifetime: 3600, ...members }
    return this.manage('POST', '/resource-servers', json)
  }

  application(policies: Policies | null = [billingPolicy()], client: object = {}) {
    const grant_types = ['authorization_code', 'refresh_token', realmGrant, mfaOtp]
    return createApplication(this.server.tenant, {
      client: { grant_types, ...withPolicies(policies), ...client },
    })
  }

  createUser(email: string) {
    return createUser(this.server.tenant, email)
  }

  /** The tokens of a log-in by password, for the API of the application. */
  async logIn(app: Application, username: string, parameters: Parameters = {}): Promise<Tokens> {
    const realm = 'Username-Password-Authentication'
    const by = { grant_type: realmGrant, realm, username, password }
    const { status, body } = await exchange(this.server, app, {
      ...by,
      audience,
      scope,
      ...parameters,
    })
    expect([status, body.error_description]).toEqual([200, undefined])
    return body
  }

  /** Exchanges a refresh token. */
  async refresh(app: Application, refresh_token: string, parameters: Parameters = {}) {
    const sent = { grant_type: 'refresh_token', refresh_token, ...parameters }
    const { status, body } = await exchange(this.server, app, sent)
    return { status, body }
  }
}

export const mfaOtp = 'http://auth0.com/oauth/grant-type/mfa-otp'

type Parameters = Readonly<Record<string, string>>

export interface Tokens {
  readonly access_token: string
  readonly refresh_token: string
  readonly id_token: string
  readonly scope: string
}

/** The API and the scopes of an access token. */
export function contentOf({ access_token }: Pick<Tokens, 'access_token'>) {
  const claims = decodeJwt(access_token)
  const [api] = [claims.aud ?? []].flat()
  return { api, scope: claims.scope }
}
