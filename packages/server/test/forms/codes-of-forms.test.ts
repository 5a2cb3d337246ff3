/** Codes that flows make, on pages that are shown again. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, type SharedServer, type Sight } from '@latchkey/testkit'
import { bindAction } from '../actions/bind-action.ts'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  password,
} from '../authentication/application.ts'
import { createFlow, createForm, flowNode, showing, step } from './form-definition.ts'

let server: SharedServer
let app: Application
beforeAll(async () => {
  server = await joinTestServer()
  app = await createApplication(server.tenant)
  await bindAction(server.tenant, showing(await createCodeForm()))
})
afterAll(() => server.stop())

const action = (id: string, type: string, name: string, params: object) => ({
  id,
  type,
  action: name,
  params,
})
const message = (text: string) => action('say', 'FLOW', 'ERROR_MESSAGE', { message: text })
const equals = (operand: string, value: unknown) => ({
  operator: 'EQ',
  operands: [operand, value],
})

/** A page, a code, and a page that shows the code and asks for it, and for a name. */
async function createCodeForm(): Promise<string> {
  const make = await createFlow(
    server.tenant,
    action('otp', 'OTP', 'GENERATE_CODE', { reference: 'r', length: 6 }),
    action('keep', 'FLOW', 'STORE_VARS', { vars: { code: '{{actions.otp.code}}' } }),
  )
  const code = '{{fields.code}}'
  const verify = await createFlow(
    server.tenant,
    action('ok', 'OTP', 'VERIFY_CODE', { reference: 'r', code }),
    action('if', 'FLOW', 'BOOLEAN_CONDITION', {
      if: equals('{{actions.ok.valid}}', false),
      // biome-ignore lint/suspicious/noThenProperty: the name in the hosted API
      then: [message('Wrong.')],
    }),
    action('name', 'FLOW', 'BOOLEAN_CONDITION', {
      if: equals('{{fields.name}}', 'taken'),
      // biome-ignore lint/suspicious/noThenProperty: the name in the hosted API
      then: [{ ...message('Taken.'), id: 'taken' }],
    }),
  )
  const next = { id: 'next', type: 'NEXT_BUTTON', config: { text: 'Continue' } }
  const back = { id: 'back', type: 'PREVIOUS_BUTTON', config: { text: 'Back' } }
  const shown = { id: 't', type: 'RICH_TEXT', config: { content: '<h2>{{vars.code}}</h2>' } }
  const text = (id: string) => ({ id, type: 'TEXT', label: id })
  return createForm(server.tenant, [
    step('first', 'make', text('hello'), next),
    flowNode('make', make, 'second'),
    step('second', 'verify', shown, text('code'), { ...text('name'), label: 'N' }, next, back),
    flowNode('verify', verify),
  ])
}

async function open(email: string) {
  await createUser(server.tenant, email)
  const browser = createVisitor(server)
  const page = await browser.visit(authorizeUrl(server.tenant, app))
  return { browser, first: await browser.submit(page, { username: email, password }) }
}

const codeOn = ({ text }: Sight) => /<h2>(\d{6})<\/h2>/.exec(text)?.[1] ?? ''
const isIn = ({ url }: Sight) => url.searchParams.get('code') !== null

describe('a page with a code that is shown again', () => {
  it('makes a new code, after which the one before is not valid', async () => {
    const { browser, first } = await open('ada@example.com')
    const second = await browser.submit(first, {})
    const again = await browser.submit(await browser.submit(second, { $go: 'back' }), {})
    expect(codeOn(again)).toMatch(/^\d{6}$/)
    const late = await browser.submit(again, { code: codeOn(second) })
    const isSame = codeOn(second) === codeOn(again)
    expect([isSame, late.text.includes('Wrong.')]).toEqual([false, true])
    expect(isIn(await browser.submit(late, { code: codeOn(again) }))).toBe(true)
  })

  it('makes ten codes in an hour if none is given back, also in further log-ins', async () => {
    const { browser, first } = await open('bo@example.com')
    let page = first
    for (let made = 0; made < 10; made += 1) {
      const second = await browser.submit(page, {})
      expect(codeOn(second)).toMatch(/^\d{6}$/)
      page = await browser.submit(second, { $go: 'back' })
    }
    expect((await browser.submit(page, {})).text).toContain('That did not work.')
    const other = createVisitor(server)
    const login = await other.visit(authorizeUrl(server.tenant, app))
    const again = await other.submit(login, { username: 'bo@example.com', password })
    expect((await other.submit(again, {})).text).toContain('That did not work.')
  })

  it('counts tries, and takes a right code again until the form goes on', async () => {
    const { browser, first } = await open('cy@example.com')
    let page = await browser.submit(first, {})
    const code = codeOn(page)
    for (let tries = 0; tries < 4; tries += 1) {
      page = await browser.submit(page, { code, name: 'taken' })
      expect(page.text).toContain('Taken.')
    }
    const wrong = code === '000000' ? '111111' : '000000'
    page = await browser.submit(page, { code: wrong })
    expect((await browser.submit(page, { code })).text).toContain('Wrong.')
  })
})
