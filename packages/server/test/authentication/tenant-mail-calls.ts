import { expect } from '@jest/globals'
import type { TestTenant } from '@latchkey/testkit'
import { type Application, exchange } from './application.ts'

export const connection = 'Username-Password-Authentication'
export const templates = '/api/v2/email-templates'
export const grant = (name: string) => `http://auth0.com/oauth/grant-type/${name}`

interface Called {
  readonly tenant: TestTenant
  readonly app: Application
}

/** Requests that make a tenant send mail, and its log. */
export function tenantMailCalls(of: () => Called) {
  const call = (path: string, json: object) =>
    of().tenant.request('POST', `/dbconnections/${path}`, {
      token: null,
      json: { client_id: of().app.clientId, connection, ...json },
    })
  const template = (name: string, members: object) =>
    of().tenant.request('POST', templates, {
      json: { template: name, from: null, syntax: 'liquid', enabled: true, ...members },
    })
  const logged = async (type: string, email: string) => {
    const q = encodeURIComponent(`type:${type} AND user_name:"${email}"`)
    const { body } = await of().tenant.request('GET', `/api/v2/logs?q=${q}`)
    return body
  }
  const management = (method: string, path: string, json: unknown) =>
    of().tenant.request(method, `/api/v2${path}`, { json })
  const connect = async (name: string, email: object) => {
    const enabled_clients = [of().app.clientId]
    const json = { name, strategy: 'email', options: { email }, enabled_clients }
    const { status, body } = await management('POST', '/connections', json)
    expect(status).toBe(201)
    return body.id
  }
  const start = async (email: string, members: object) => {
    const json = {
      client_id: of().app.clientId,
      client_secret: of().app.clientSecret,
      email,
      ...members,
    }
    const options = { token: null, headers: { 'accept-language': 'de' }, json }
    expect((await of().tenant.request('POST', '/passwordless/start', options)).status).toBe(200)
  }
  const redeem = (username: string, realm: string, otp: string) =>
    exchange(of(), of().app, { grant_type: grant('passwordless/otp'), username, realm, otp })
  return { call, template, logged, management, connect, start, redeem }
}
