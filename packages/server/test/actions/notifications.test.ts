/** Actions that send the e-mails and the messages to phones of a tenant. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer, until } from '@latchkey/testkit'
import { type Application, createApplication, password } from '../authentication/application.ts'
import { bindAction } from './bind-action.ts'

let server: TestServer
let app: Application
beforeAll(async () => {
  server = await startTestServer()
  app = await createApplication(server.tenant)
})
afterAll(() => server.stop())

const failing = (trigger: string, name: string) =>
  bindAction(server.tenant, {
    trigger,
    code: `exports.${name} = async ({ notification }) => {
      throw new Error('seen ' + JSON.stringify(notification))
    }`,
  })

/** The last log entry about a message that was lost, as soon as it contains a text. */
async function lost(contains: string): Promise<string> {
  let found = ''
  await until('the log entry', async () => {
    const { text } = await server.tenant.request('GET', '/api/v2/logs?q=type:fn&sort=date:-1')
    found = text
    return text.includes(contains)
  })
  return found
}

describe('an action of the e-mail provider `custom`', () => {
  it('gets each mail, and its failure is in the log', async () => {
    const json = { name: 'custom', enabled: true, credentials: {} }
    const made = await server.tenant.request('POST', '/api/v2/emails/provider', { json })
    expect(made.status).toBe(201)
    await failing('custom-email-provider', 'onExecuteCustomEmailProvider')
    const connection = 'Username-Password-Authentication'
    const user = { client_id: app.clientId, email: 'ada@example.com', password, connection }
    await server.tenant.request('POST', '/dbconnections/signup', { token: null, json: user })
    const entry = await lost('failed: seen')
    expect(entry).toContain('verify_email')
    expect(entry).toContain('ada@example.com')
  })
})

describe('an action that asks for a retry', () => {
  it('gets the message again, until it has sent it', async () => {
    await bindAction(server.tenant, {
      trigger: 'custom-email-provider',
      code: `exports.onExecuteCustomEmailProvider = async ({ notification }, api) => {
        const tries = Number(api.cache.get('tries')?.value ?? 0) + 1
        api.cache.set('tries', String(tries))
        if (tries < 3) return api.notification.retry('Busy.')
        throw new Error('after ' + tries + ' attempts: ' + notification.to)
      }`,
    })
    const connection = 'Username-Password-Authentication'
    const json = { client_id: app.clientId, email: 'bob@example.com', password, connection }
    await server.tenant.request('POST', '/dbconnections/signup', { token: null, json })
    expect(await lost('attempts')).toContain('after 3 attempts: bob@example.com')
  })
})

describe('an action of the phone provider `custom`', () => {
  it('gets each message, and its failure is in the log', async () => {
    await failing('custom-phone-provider', 'onExecuteCustomPhoneProvider')
    const json = { name: 'custom', configuration: { delivery_methods: ['text'] }, credentials: {} }
    const path = '/api/v2/branding/phone/providers'
    const { body } = await server.tenant.request('POST', path, { json })
    const to = '+15005550006'
    const tried = await server.tenant.request('POST', `${path}/${body.id}/try`, {
      json: { to, delivery_method: 'text' },
    })
    expect([tried.status, tried.text]).toEqual([202, expect.any(String)])
    expect(await lost('delivery_method')).toContain('seen')
  })
})
