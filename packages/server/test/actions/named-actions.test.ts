/** Actions that a profile or an event stream names, and those after a change of a password. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer } from '@latchkey/testkit'
import jsonwebtoken from 'jsonwebtoken'
import {
  type Application,
  createApplication,
  createUser,
  exchange,
} from '../authentication/application.ts'
import { bindAction, deployAction } from './bind-action.ts'

const exchangeGrant = 'urn:ietf:params:oauth:grant-type:token-exchange'
const type = 'https://former.example.com/session'

let server: TestServer
let app: Application
let userId: string

beforeAll(async () => {
  server = await startTestServer({ deliversEvents: true })
  app = await createApplication(server.tenant, {
    client: {
      grant_types: [exchangeGrant],
      token_exchange: { allow_any_profile_of_type: ['custom_authentication'] },
    },
  })
  userId = await createUser(server.tenant, 'ada@example.com')
})
afterAll(() => server.stop())

/** The results of an execution of a trigger, as soon as there is one that `contains` a text. */
async function executionOf(trigger: string, contains: string): Promise<string> {
  const query = `select results::text from action_executions where trigger = '${trigger}'`
  for (let turn = 0; turn < 100; turn += 1) {
    const { rows } = await server.database.query(query)
    const found = rows.map(({ results }) => String(results)).find((each) => each.includes(contains))
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No execution of ${trigger} contains ${contains}`)
}

describe('the action of a token exchange profile', () => {
  beforeAll(async () => {
    const action_id = await deployAction(server.tenant, {
      trigger: 'custom-token-exchange',
      secrets: { USER: userId },
      code: `exports.onExecuteCustomTokenExchange = async (event, api) => {
        const { subject_token: token, subject_token_type: type } = event.transaction
        if (token === 'stranger') return api.authentication.setUserById('auth0|of-nobody')
        if (token === 'denied') return api.access.deny('invalid_request', 'Not ' + type)
        if (token !== 'right') return api.access.rejectInvalidSubjectToken('It is not right.')
        api.authentication.setUserById(event.secrets.USER)
        api.user.setAppMetadata('from', type)
      }`,
    })
    const json = {
      name: 'Former',
      subject_token_type: type,
      type: 'custom_authentication',
      action_id,
    }
    const { status, text } = await server.tenant.request(
      'POST',
      '/api/v2/token-exchange-profiles',
      {
        json,
      },
    )
    expect([status, text]).toEqual([201, expect.any(String)])
  })
  const exchangeOf = (subject_token: string) =>
    exchange(server, app, {
      grant_type: exchangeGrant,
      subject_token,
      subject_token_type: type,
      scope: 'openid',
    })

  it('names the user, who gets tokens', async () => {
    const { body } = await exchangeOf('right')
    expect(jsonwebtoken.decode(body.id_token)).toMatchObject({ sub: userId })
    const user = await server.tenant.request('GET', `/api/v2/users/${userId}`)
    expect(user.body.app_metadata).toEqual({ from: type })
  })

  it('is named by the log entry of a refusal', async () => {
    await exchangeOf('wrong')
    await new Promise((resolve) => setTimeout(resolve, 600))
    const path = '/api/v2/logs?q=type:fecte&sort=date:-1'
    const [entry] = (await server.tenant.request('GET', path)).body
    expect(entry.details.actions.executions).toEqual([expect.any(String)])
  })

  it.each([
    ['denied', 'invalid_request', `Not ${type}`],
    ['wrong', 'invalid_request', 'It is not right.'],
    ['stranger', 'invalid_request', 'The action names no user'],
  ])('refuses the token %s', async (token, error, description) => {
    const { status, body } = await exchangeOf(token)
    expect([status, body.error]).toEqual([400, error])
    expect(body.error_description).toContain(description)
  })
})

describe('the action of an event stream', () => {
  it('gets each event', async () => {
    const action_id = await deployAction(server.tenant, {
      trigger: 'event-stream',
      code: `exports.onExecuteEventStream = async ({ message }, api) => {
        const { email } = message.data.object
        if (email.startsWith('bob')) throw new Error('seen ' + message.type + ' of ' + email)
        api.message.fail('not ' + email)
      }`,
    })
    const { status } = await server.tenant.request('POST', '/api/v2/event-streams', {
      json: {
        name: 'To an action',
        subscriptions: [{ event_type: 'user.created' }],
        destination: { type: 'action', configuration: { action_id } },
      },
    })
    expect(status).toBe(201)
    await createUser(server.tenant, 'bob@example.com')
    expect(await executionOf('event-stream', 'seen')).toContain(
      'seen user.created of bob@example.com',
    )
  })
})

describe('an action after a change of a password', () => {
  it('runs in the background, where an administrator changes it, too', async () => {
    await bindAction(server.tenant, {
      trigger: 'post-change-password',
      code: `exports.onExecutePostChangePassword = async (event) => {
        throw new Error('new password of ' + event.user.email + ' at ' + event.connection.name)
      }`,
    })
    const { status } = await server.tenant.request('PATCH', `/api/v2/users/${userId}`, {
      json: { password: 'Another-Horse-8-Battery' },
    })
    expect(status).toBe(200)
    const seen = 'new password of ada@example.com at Username-Password-Authentication'
    expect(await executionOf('post-change-password', 'new password')).toContain(seen)
  })
})
