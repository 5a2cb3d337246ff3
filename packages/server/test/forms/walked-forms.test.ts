/** Forms of several pages: routers, flows, ways back, and every type of field. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, type SharedServer, type Sight } from '@latchkey/testkit'
import jsonwebtoken from 'jsonwebtoken'
import { bindAction } from '../actions/bind-action.ts'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
  password,
} from '../authentication/application.ts'
import {
  createFlow,
  createForm,
  flowNode,
  promptClaim,
  send,
  showing,
  step,
} from './form-definition.ts'

let server: SharedServer
let app: Application
let userId: string
const email = 'ada@example.com'
const next = { id: 'next', type: 'NEXT_BUTTON', config: { text: 'Go on' } }
const back = { id: 'back', type: 'PREVIOUS_BUTTON', config: { text: 'Back' } }
const country = { id: 'country', type: 'TEXT', label: 'Country', required: true }

beforeAll(async () => {
  server = await joinTestServer()
  app = await createApplication(server.tenant)
  userId = await createUser(server.tenant, email)
})
afterAll(() => server.stop())

type Browser = ReturnType<typeof createVisitor>

/** Logs in where the action shows a form with these nodes. */
async function open(
  nodes: Parameters<typeof createForm>[1],
  more?: object,
): Promise<[Browser, Sight]> {
  const formId = await createForm(server.tenant, nodes, { ...more })
  await bindAction(server.tenant, showing(formId))
  const browser = createVisitor(server)
  const page = await browser.visit(authorizeUrl(server.tenant, app))
  return [browser, await browser.submit(page, { username: email, password })]
}

async function promptOf({ url }: Sight) {
  const { body } = await exchange(server, app, { code: url.searchParams.get('code') ?? '' })
  return Object(jsonwebtoken.decode(body.id_token))[promptClaim]
}

const router = {
  id: 'router',
  type: 'ROUTER',
  config: {
    rules: [
      {
        id: 'german',
        condition: { operator: 'EQ', operands: ['{{fields.country}}', 'DE'] },
        next_node: 'german',
      },
    ],
    fallback: '$ending',
  },
}

describe('a form of several pages', () => {
  const german = step('german', '$ending', { id: 'zip', type: 'TEXT', label: 'PLZ' }, next, back)
  const nodes = [step('first', 'router', country, next), router, german]

  it('takes the way of its answers, and goes back', async () => {
    const [browser, first] = await open(nodes)
    const second = await browser.submit(first, { country: 'DE' })
    expect(second.text).toContain('PLZ')
    const again = await browser.submit(second, { $go: 'back' })
    expect(again.text).toContain('value="DE"')
    const end = await browser.submit(again, { country: 'FR' })
    expect(await promptOf(end)).toMatchObject({ fields: { country: 'FR' } })
  })

  it('ignores a button that the page does not have', async () => {
    const [browser, first] = await open(nodes)
    for (const $go of ['jump:next', 'resend:next', 'jump:', 'back', 'constructor']) {
      const sight = await browser.submit(first, { $go, country: '' })
      expect([$go, sight.status]).toEqual([$go, 400])
    }
  })

  it('jumps without the fields of the page, where it has the button', async () => {
    const jump = { id: 'skip', type: 'JUMP_BUTTON', config: { text: 'Skip', next_node: '$ending' } }
    const [browser, first] = await open([step('first', '$ending', country, next, jump)])
    const end = await browser.submit(first, { $go: 'jump:skip' })
    expect(await promptOf(end)).toMatchObject({ fields: {} })
  })
})

describe('a flow of a form', () => {
  it('says to the user what is wrong, then lets them pass, and is recorded', async () => {
    const flowId = await createFlow(
      server.tenant,
      {
        id: 'check',
        type: 'FLOW',
        action: 'BOOLEAN_CONDITION',
        params: {
          if: { operator: 'NEQ', operands: ['{{fields.country}}', 'DE'] },
          // biome-ignore lint/suspicious/noThenProperty: the name in the hosted API
          then: [
            {
              id: 'no',
              type: 'FLOW',
              action: 'ERROR_MESSAGE',
              params: { message: 'Not {{fields.country}}.' },
            },
          ],
        },
      },
      { id: 'keep', type: 'FLOW', action: 'STORE_VARS', params: { vars: { checked: true } } },
    )
    const [browser, first] = await open([step('first', 'flow', country), flowNode('flow', flowId)])
    const refused = await browser.submit(first, { country: 'F<i>' })
    expect(refused.text).toContain('Not F&lt;i>.')
    const end = await browser.submit(refused, { country: 'DE' })
    expect(await promptOf(end)).toMatchObject({ vars: { checked: true } })
    const { body } = await send(server.tenant, 'GET', `/flows/${flowId}/executions`)
    const list = Array.isArray(body) ? body : body.executions
    expect(list.map(({ status }: { status: string }) => status)).toEqual(['COMPLETED', 'COMPLETED'])
  })

  it('that fails lets the user try again, and nobody pass', async () => {
    const charge = { id: 'pay', type: 'STRIPE', action: 'FIND_CUSTOMERS', params: { email } }
    const flowId = await createFlow(server.tenant, charge)
    const [browser, first] = await open([step('first', 'flow', country), flowNode('flow', flowId)])
    const failed = await browser.submit(first, { country: 'DE' })
    expect(failed.text).toContain('That did not work.')
    const { body } = await send(server.tenant, 'GET', `/flows/${flowId}/executions`)
    const list = Array.isArray(body) ? body : body.executions
    expect(list).toMatchObject([{ status: 'FAILED' }])
    const path = `/flows/${flowId}/executions/${list[0].id}?hydrate=debug`
    const { body: execution } = await send(server.tenant, 'GET', path)
    expect(JSON.stringify(execution.debug)).toContain('do not run here')
  })

  it('makes a code and verifies it', async () => {
    const make = await createFlow(
      server.tenant,
      { id: 'otp', type: 'OTP', action: 'GENERATE_CODE', params: { reference: 'r', length: 6 } },
      {
        id: 'v',
        type: 'FLOW',
        action: 'STORE_VARS',
        params: { vars: { code: '{{actions.otp.code}}' } },
      },
    )
    const verify = await createFlow(
      server.tenant,
      {
        id: 'ok',
        type: 'OTP',
        action: 'VERIFY_CODE',
        params: { reference: 'r', code: '{{fields.code}}' },
      },
      {
        id: 'if',
        type: 'FLOW',
        action: 'BOOLEAN_CONDITION',
        params: {
          if: { operator: 'EQ', operands: ['{{actions.ok.valid}}', false] },
          // biome-ignore lint/suspicious/noThenProperty: the name in the hosted API
          then: [{ id: 'm', type: 'FLOW', action: 'ERROR_MESSAGE', params: { message: 'Wrong.' } }],
        },
      },
    )
    const shown = { id: 't', type: 'RICH_TEXT', config: { content: '<h2>{{vars.code}}</h2>' } }
    const asked = { id: 'code', type: 'TEXT', label: 'Code' }
    const [browser, page] = await open([
      flowNode('make', make, 'first'),
      step('first', 'verify', shown, asked),
      flowNode('verify', verify),
    ])
    const [, code = ''] = /<h2>(\d{6})<\/h2>/.exec(page.text) ?? []
    const wrong = await browser.submit(page, { code: code === '000000' ? '000001' : '000000' })
    expect(wrong.text).toContain('Wrong.')
    const end = await browser.submit(wrong, { code })
    expect(end.url.searchParams.get('code')).toBeTruthy()
  })
})

describe('a flow that changes the user', () => {
  const withClient = async (scopes: readonly string[]) => {
    const client = await createApplication(server.tenant, {
      client: { app_type: 'non_interactive' },
    })
    const { clientId: client_id, clientSecret: client_secret } = client
    const audience = `${server.tenant.baseUrl}/api/v2/`
    await send(server.tenant, 'POST', '/client-grants', { client_id, audience, scope: scopes })
    const { body } = await send(server.tenant, 'POST', '/flows/vault/connections', {
      name: 'Users',
      app_id: 'AUTH0',
      setup: { type: 'OAUTH_APP', client_id, client_secret, domain: server.tenant.domain },
    })
    return body.id
  }
  const update = (connection_id: string, changes: object) => ({
    id: 'update',
    type: 'AUTH0',
    action: 'UPDATE_USER',
    params: { connection_id, user_id: '{{context.user.user_id}}', changes },
  })
  const changes = { user_metadata: { country: '{{fields.country}}' } }

  it('needs a client whose grant permits it', async () => {
    const allowed = await createFlow(
      server.tenant,
      update(await withClient(['update:users']), changes),
    )
    const [browser, first] = await open([step('first', 'flow', country), flowNode('flow', allowed)])
    const end = await browser.submit(first, { country: 'DE' })
    expect(end.url.searchParams.get('code')).toBeTruthy()
    const { body: user } = await send(server.tenant, 'GET', `/users/${userId}`)
    expect(user.user_metadata).toMatchObject({ country: 'DE' })
    const forbidden = await createFlow(
      server.tenant,
      update(await withClient(['read:users']), changes),
    )
    const [other, page] = await open([step('first', 'flow', country), flowNode('flow', forbidden)])
    expect((await other.submit(page, { country: 'FR' })).text).toContain('That did not work.')
  })
})

describe('a flow that sends a request', () => {
  it('passes the guard of outbound requests', async () => {
    const flowId = await createFlow(server.tenant, {
      id: 'call',
      type: 'HTTP',
      action: 'SEND_REQUEST',
      params: { url: 'https://127.0.0.1/{{fields.country}}', method: 'GET' },
    })
    const [browser, first] = await open([step('first', 'flow', country), flowNode('flow', flowId)])
    expect((await browser.submit(first, { country: 'DE' })).text).toContain('That did not work.')
  })
})

describe('fields with names that all objects have', () => {
  it('are asked like others', async () => {
    const fields = ['constructor', 'toString'].map((id) => ({ id, type: 'TEXT', label: id }))
    const [browser, first] = await open([step('first', '$ending', ...fields, country)])
    expect(first.text).not.toContain('aria-invalid="true"')
    const refused = await browser.submit(first, { constructor: 'a' })
    expect(refused.text.match(/aria-invalid="true"/g)).toHaveLength(1)
    const end = await browser.submit(refused, { constructor: 'a', toString: 'b', country: 'DE' })
    expect(await promptOf(end)).toMatchObject({
      fields: { constructor: 'a', toString: 'b', country: 'DE' },
    })
  })
})

describe('the content of a page', () => {
  it('has no script of its author, and no markup of its values', async () => {
    const content = `<h2 style="color:red">Hello {{fields.country}}</h2><script>evil()</script>`
    const text = { id: 'text', type: 'HTML', config: { content } }
    const css = 'h2 { text-transform: uppercase }'
    const [browser, first] = await open(
      [step('first', 'second', country), step('second', '$ending', text)],
      { style: { css } },
    )
    const page = await browser.submit(first, { country: '<img src=x>' })
    expect(page.text).toContain('Hello &lt;img src=x&gt;')
    expect(page.text).toContain(css)
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'none'")
    expect(policy).toContain('style-src-attr')
  })
})
