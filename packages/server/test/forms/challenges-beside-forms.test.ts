/** Forms of actions that also ask for a factor, or redirect the user. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, type Sight, startTestServer, type TestServer } from '@latchkey/testkit'
import { TOTP } from 'otpauth'
import { bindActions, postLogin } from '../actions/bind-action.ts'
import { type Application, createApplication, createUser } from '../authentication/application.ts'
import { keyLogIn, pageOf } from '../authentication/key-log-in.ts'
import { createForm, step } from './form-definition.ts'

let server: TestServer
let app: Application
let at: ReturnType<typeof keyLogIn>
let formId: string
let steps = 0
const email = 'ada@example.com'
const further = postLogin(`
  if (!event.authentication.methods.some(({ name }) => name === 'mfa')) api.access.deny('No factor')
  api.idToken.setCustomClaim('https://acme.example/further', true)`)

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(Date.now() + steps * 30_000) })
  app = await createApplication(server.tenant)
  at = keyLogIn(server, app)
  await at.enable('otp')
  await at.set('factors/recovery-code', { enabled: false })
  await at.set('policies', [])
  const company = { id: 'company', type: 'TEXT', label: 'Company', required: true }
  formId = await createForm(server.tenant, [step('first', '$ending', company)])
})
afterAll(() => server.stop())

/** A user with an authenticator app. @returns its next code */
async function newOwner(address: string): Promise<() => string> {
  const userId = await createUser(server.tenant, address)
  const path = at.ofUser(userId, '/authentication-methods')
  const { body } = await at.request('POST', path, { type: 'totp' })
  return () => {
    steps += 1
    const timestamp = Date.now() + steps * 30_000
    return new TOTP({ secret: body.totp_secret }).generate({ timestamp })
  }
}

const acting = (body: string) => ({
  trigger: 'post-login',
  code: `
    exports.onExecutePostLogin = async (event, api) => {${body}}
    exports.onContinuePostLogin = async (event, api) => {
      api.idToken.setCustomClaim('https://acme.example/company', event.prompt.fields.company)
    }`,
})

const errorOf = ({ url }: Sight) => url.searchParams.get('error')

describe('a form of an action that asks for a factor', () => {
  it('is followed by the factor, and then by the next action', async () => {
    const nextCode = await newOwner(email)
    const body = `api.authentication.challengeWith({ type: 'otp' }); api.prompt.render('${formId}')`
    await bindActions(server.tenant, 'post-login', [acting(body), further])
    const visitor = createVisitor(server)
    const form = await at.afterPassword(visitor, email)
    expect(pageOf(form)).toBe('form')
    const asked = await visitor.submit(form, { company: 'Example Ltd' })
    expect([errorOf(asked), pageOf(asked)]).toEqual([null, 'mfa-otp'])
    const end = await visitor.submit(asked, { code: nextCode() })
    expect(await at.claimsAfter(end)).toMatchObject({
      'https://acme.example/company': 'Example Ltd',
      'https://acme.example/further': true,
    })
  })

  it('follows the factor of an action before it', async () => {
    const nextCode = await newOwner('grace@example.com')
    await bindActions(server.tenant, 'post-login', [
      postLogin(`api.authentication.challengeWith({ type: 'otp' })`),
      acting(`api.prompt.render('${formId}')`),
      further,
    ])
    const visitor = createVisitor(server)
    const asked = await at.afterPassword(visitor, 'grace@example.com')
    expect(pageOf(asked)).toBe('mfa-otp')
    const skipped = await visitor.visit(asked.url.href.replace(/\/mfa.*/, '/form'))
    expect(skipped.isAway).toBe(false)
    const form = await visitor.submit(asked, { code: nextCode() })
    expect(pageOf(form)).toBe('form')
    const end = await visitor.submit(form, { company: 'Example Ltd' })
    expect(await at.claimsAfter(end)).toMatchObject({ 'https://acme.example/further': true })
  })
})

describe('an action that redirects the user and shows a form', () => {
  it.each([
    ['a redirect first', (away: string, form: string) => `${away}; ${form}`],
    ['a form first', (away: string, form: string) => `${form}; ${away}`],
  ])('fails, because one of both would be left out: %s', async (_, join) => {
    const away = `api.redirect.sendUserTo('https://check.example/')`
    const body = join(away, `api.prompt.render('${formId}')`)
    await bindActions(server.tenant, 'post-login', [acting(body)])
    const end = await at.afterPassword(createVisitor(server), email)
    expect(errorOf(end)).toBe('access_denied')
  })
})
