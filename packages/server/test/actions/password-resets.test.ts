/** Actions between the link for a new password and the page that sets it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import {
  createVisitor,
  type Sight,
  startTestServer,
  type TestServer,
  type Visitor,
} from '@latchkey/testkit'
import { TOTP } from 'otpauth'
import { type Application, createApplication, createUser } from '../authentication/application.ts'
import { bindActions } from './bind-action.ts'

const trigger = 'password-reset-post-challenge'
const next = 'New-Horse-8-Battery'

let server: TestServer
let app: Application
let userId: string
let secret: string
let visitor: Visitor
/** Time steps that have passed: a code can be used once. */
let steps = 0

const request = (method: string, path: string, json?: unknown) =>
  server.tenant.request(method, `/api/v2${path}`, json === undefined ? {} : { json })

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(Date.now() + steps * 30_000) })
  app = await createApplication(server.tenant)
  userId = await createUser(server.tenant, 'ada@example.com')
  const path = `/users/${encodeURIComponent(userId)}/authentication-methods`
  secret = (await request('POST', path, { type: 'totp' })).body.totp_secret
  await request('PUT', '/guardian/factors/otp', { enabled: true })
  await request('PUT', '/guardian/factors/recovery-code', { enabled: false })
})
afterAll(() => server.stop())
beforeEach(() => {
  visitor = createVisitor(server)
})

const bind = (code: string) => bindActions(server.tenant, trigger, [{ trigger, code }])
const challenge = (body: string) =>
  bind(`exports.onExecutePostChallenge = async (event, api) => {${body}}`)

function nextCode(): string {
  steps += 1
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 })
}

/** A link, of a client unless told otherwise. */
async function newLink(members: object = { client_id: app.clientId }): Promise<string> {
  const { body } = await request('POST', '/tickets/password-change', {
    user_id: userId,
    ...members,
  })
  const { pathname, search } = new URL(body.ticket)
  return `${pathname}${search}`
}

/** Opens a link, and goes on as a person does. */
const open = async (link: string, by = visitor) => by.submit(await by.visit(link), {})

const setPassword = (page: Sight, password = next) =>
  visitor.submit(page, { password, password_again: password })

const isForm = ({ status, text }: Sight) => status === 200 && text.includes('password_again')

/** Whether the password was changed since. */
async function lastReset(): Promise<string | undefined> {
  return (await request('GET', `/users/${encodeURIComponent(userId)}`)).body.last_password_reset
}

/** How many times the actions of the trigger have run. */
async function countRuns(): Promise<number> {
  const query = 'select count(*)::int as count from action_executions where trigger = $1'
  return (await server.database.query(query, [trigger])).rows[0].count
}

describe('a link for a new password', () => {
  it('runs no action where a program opens it, which keeps nothing', async () => {
    await challenge(`api.access.deny('Closed.')`)
    const link = await newLink()
    const [before, opened] = [await countRuns(), await visitor.visit(link)]
    const again = await server.tenant.request('GET', link, { token: null })
    expect([opened.status, isForm(opened), again.headers.get('set-cookie')]).toEqual([
      200,
      false,
      null,
    ])
    expect(await countRuns()).toBe(before)
    const page = await visitor.submit(opened, {})
    expect([page.status, page.text.includes('Closed.')]).toEqual([403, true])
    expect(await countRuns()).toBe(before + 1)
  })

  it('is refused where the action denies it, with an entry that names the execution', async () => {
    await challenge(`if (event.client.name.startsWith('Books')) api.access.deny('Closed.')`)
    const before = await lastReset()
    const page = await open(await newLink())
    expect([page.status, isForm(page)]).toEqual([403, false])
    expect(page.text).toContain('Closed.')
    const form = { password: next, password_again: next }
    const link = await newLink()
    const sent = await server.tenant.request('POST', link, { token: null, form })
    expect(sent.status).toBe(403)
    expect(await lastReset()).toBe(before)
    const { body } = await request('GET', '/logs?q=type:fcp')
    expect(body[0]).toMatchObject({
      user_id: userId,
      description: 'Closed.',
      details: { actions: { executions: [expect.any(String)] } },
    })
  })

  it('needs the factor that the action asks for, in the browser that sets the password', async () => {
    await challenge(`const types = event.user.enrolledFactors.map(({ type }) => ({ type }))
      api.authentication.challengeWithAny(types)`)
    const link = await newLink()
    const before = await lastReset()
    const asked = await open(link)
    expect(asked.url.pathname).toMatch(/^\/u\/[\w-]+\/mfa-otp$/)
    const form = { password: next, password_again: next }
    const forced = await server.tenant.request('POST', link, { token: null, form })
    expect([forced.status, await lastReset()]).toEqual([303, before])
    const wrong = await visitor.submit(asked, { code: '000000' })
    expect(wrong.status).toBe(400)
    const page = await visitor.submit(wrong, { code: nextCode() })
    expect(isForm(page)).toBe(true)

    const other = await open(link, createVisitor(server))
    expect(isForm(other)).toBe(false)
    const done = await setPassword(page)
    expect(done.status).toBe(200)
    expect(await lastReset()).not.toBe(before)
    const otherLink = await open(await newLink())
    expect(isForm(otherLink)).toBe(false)
  })

  it('cannot be used by a user without the factor', async () => {
    await challenge(`api.authentication.challengeWith({ type: 'webauthn-roaming' })`)
    const page = await open(await newLink())
    expect([page.status, isForm(page)]).toEqual([403, false])
  })

  it('continues after a redirect, and ends where the action says', async () => {
    await bind(`
      exports.onExecutePostChallenge = async (event, api) => {
        api.redirect.sendUserTo('https://page.example.com/check', { query: { name: event.user.name } })
      }
      exports.onContinuePostChallenge = async (event, api) => {
        if (event.request.query.ok !== 'yes') return api.access.deny('Not checked.')
        api.transaction.setResultUrl('https://app.example.com/done', { query: { from: 'reset' } })
      }`)
    const link = await newLink({})
    const away = await open(link)
    expect(away.url.hostname).toBe('page.example.com')
    const state = away.url.searchParams.get('state') ?? ''
    const back = new URLSearchParams({ state, ok: 'yes' })
    const page = await visitor.visit(`${server.tenant.baseUrl}/continue?${back}`)
    expect(isForm(page)).toBe(true)
    const done = await setPassword(page, 'Other-Horse-9-Battery')
    expect(done.text).toContain('https://app.example.com/done?from=reset')
  })

  it('opens the page at once where the action does nothing', async () => {
    await challenge('')
    const page = await open(await newLink())
    expect(isForm(page)).toBe(true)
    expect((await setPassword(page, 'Third-Horse-7-Battery')).status).toBe(200)
  })

  it('is refused where the action fails', async () => {
    await challenge(`throw new Error('Broken.')`)
    const page = await open(await newLink())
    expect([page.status, page.text.includes('Broken.')]).toEqual([403, false])
  })
})
