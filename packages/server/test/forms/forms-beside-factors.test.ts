/** Forms beside what else a log-in may need: second factors, SAML, further forms, expiry. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, type SharedServer, type Sight } from '@latchkey/testkit'
import { bindAction, bindActions, postLogin } from '../actions/bind-action.ts'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  password,
} from '../authentication/application.ts'
import { createFlow, createForm, flowNode, send, showing, step } from './form-definition.ts'

let server: SharedServer
let app: Application
let userId: string
const email = 'ada@example.com'
const company = { id: 'company', type: 'TEXT', label: 'Company', required: true }

beforeAll(async () => {
  server = await joinTestServer()
  app = await createApplication(server.tenant)
  userId = await createUser(server.tenant, email)
})
afterAll(() => server.stop())

type Browser = ReturnType<typeof createVisitor>

async function logIn(browser: Browser): Promise<Sight> {
  const page = await browser.visit(authorizeUrl(server.tenant, app))
  return browser.submit(page, { username: email, password })
}

describe('a form', () => {
  it('precedes the second factor that an action before it asks for', async () => {
    const formId = await createForm(server.tenant, [step('first', '$ending', company)])
    await bindActions(server.tenant, 'post-login', [
      postLogin(`api.multifactor.enable('any')`),
      showing(formId),
    ])
    const browser = createVisitor(server)
    const page = await logIn(browser)
    expect(page.url.pathname).toMatch(/\/form$/)
    const factor = await browser.submit(page, { company: 'Example Ltd' })
    expect(factor.url.pathname).toMatch(/\/mfa-otp-enrollment$/)
    const back = await browser.visit(page.url.href)
    expect(back.isAway).toBe(false)
  })

  it('is followed by the form of the next action', async () => {
    const one = await createForm(server.tenant, [step('first', '$ending', company)])
    const age = { id: 'age', type: 'NUMBER', label: 'Age', config: { min_value: 18 } }
    const two = await createForm(server.tenant, [step('first', '$ending', age)])
    await bindActions(server.tenant, 'post-login', [showing(one), showing(two)])
    const browser = createVisitor(server)
    const second = await browser.submit(await logIn(browser), { company: 'Example Ltd' })
    expect(second.text).toContain('Age')
    const young = await browser.submit(second, { age: '17' })
    expect(young.text).toContain('Enter at least 18.')
    const end = await browser.submit(young, { age: '18' })
    expect(end.url.searchParams.get('code')).toBeTruthy()
  })

  it('without a page goes on by itself, and a flow that fails before it refuses', async () => {
    const keep = { id: 'keep', type: 'FLOW', action: 'STORE_VARS', params: { vars: { a: 1 } } }
    const good = await createFlow(server.tenant, keep)
    await bindAction(
      server.tenant,
      showing(await createForm(server.tenant, [flowNode('only', good)])),
    )
    expect((await logIn(createVisitor(server))).url.searchParams.get('code')).toBeTruthy()
    const bad = await createFlow(server.tenant, {
      id: 'no',
      type: 'SLACK',
      action: 'POST_MESSAGE',
      params: { text: 'Hello' },
    })
    await bindAction(
      server.tenant,
      showing(await createForm(server.tenant, [flowNode('only', bad)])),
    )
    const refused = await logIn(createVisitor(server))
    expect(refused.url.searchParams.get('error')).toBe('access_denied')
    expect(refused.url.searchParams.get('error_description')).not.toContain('SLACK')
  })

  it('is not completed by a user whose sessions were ended, or who was blocked', async () => {
    const formId = await createForm(server.tenant, [step('first', '$ending', company)])
    await bindAction(server.tenant, showing(formId))
    const browser = createVisitor(server)
    const page = await logIn(browser)
    await send(server.tenant, 'PATCH', `/users/${userId}`, { blocked: true })
    const end = await browser.submit(page, { company: 'Example Ltd' })
    expect(end.url.searchParams.get('code')).toBeNull()
    await send(server.tenant, 'PATCH', `/users/${userId}`, { blocked: false })
  })

  it('that its author deletes or changes meanwhile lets nobody pass', async () => {
    const formId = await createForm(server.tenant, [step('first', '$ending', company)])
    await bindAction(server.tenant, showing(formId))
    const browser = createVisitor(server)
    const page = await logIn(browser)
    const nodes = [{ ...step('other', '$ending', company), config: { components: [] } }]
    await send(server.tenant, 'PATCH', `/forms/${formId}`, {
      nodes,
      start: { next_node: 'other' },
    })
    const changed = await browser.submit(page, { company: 'Example Ltd' })
    expect(changed.url.searchParams.get('code')).toBeNull()
    const other = createVisitor(server)
    const shown = await logIn(other)
    await send(server.tenant, 'DELETE', `/forms/${formId}`)
    const deleted = await other.submit(shown, { company: 'Example Ltd' })
    expect(deleted.url.searchParams.get('code')).toBeNull()
  })

  it('runs the flow of a button as often as the button permits', async () => {
    const flowId = await createFlow(server.tenant, {
      id: 'm',
      type: 'FLOW',
      action: 'ERROR_MESSAGE',
      params: { message: 'Sent again.' },
    })
    const again = {
      id: 'again',
      type: 'RESEND_BUTTON',
      config: {
        active_text: 'No message?',
        button_text: 'Send again',
        waiting_text: 'Wait.',
        flow_id: flowId,
        max_attempts: 2,
        waiting_time: 0,
      },
    }
    const formId = await createForm(server.tenant, [step('first', '$ending', company, again)])
    await bindAction(server.tenant, showing(formId))
    const browser = createVisitor(server)
    let page = await logIn(browser)
    for (let runs = 0; runs < 3; runs += 1)
      page = await browser.submit(page, { $go: 'resend:again' })
    expect(page.text).toContain('You cannot send it again.')
    const { body } = await send(server.tenant, 'GET', `/flows/${flowId}/executions`)
    expect(body.executions ?? body).toHaveLength(2)
  })
})
