import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer } from '@latchkey/testkit'
import { textsIn } from '../../pages/texts/texts.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const pathOf = (prompt: string, language: string) =>
  `/api/v2/prompts/${prompt}/custom-text/${language}`
const put = (path: string, json: unknown) => server.tenant.request('PUT', path, { json })
const get = (path: string) => server.tenant.request('GET', path)

describe('updatePromptTexts', () => {
  it('replaces all texts of one prompt in one language', async () => {
    const [english, german] = [pathOf('login', 'en'), pathOf('login', 'de')]
    expect((await get(english)).body).toEqual({})
    await put(english, { login: { title: 'Hello', buttonText: 'Go' } })
    await put(german, { login: { title: 'Hallo' } })
    expect((await put(english, { login: { title: 'Welcome' } })).status).toBe(200)
    expect((await get(english)).body).toEqual({ login: { title: 'Welcome' } })
    expect((await get(german)).body).toEqual({ login: { title: 'Hallo' } })
    expect((await put(english, {})).body).toEqual({})
    const { rows } = await server.database.query('select prompt, language from prompt_texts')
    expect(rows).toEqual([{ prompt: 'login', language: 'de' }])
  })

  it('accepts every text of the pages', async () => {
    for (const [prompt, own] of Object.entries(textsIn('ja'))) {
      const { status, body } = await put(pathOf(prompt, 'ja'), own)
      expect({ prompt, status, body }).toEqual({ prompt, status: 200, body: own })
    }
  })

  it.each([
    ['organizations', 'en', { 'organization-selection': { title: 'Choose' } }],
    ['login', 'sv', { login: { title: 'Hej' } }],
    ['login', 'en', { login: { alertListTitle: 'Alerts', constructor: 'x' } }],
    ['login', 'en', { signup: { title: 'Elsewhere' } }],
  ])('of %s in %s stores texts that no page shows', async (prompt, language, body) => {
    const path = pathOf(prompt, language)
    expect((await put(path, body)).body).toEqual(body)
    expect((await get(path)).body).toEqual(body)
    const page = await server.fetch(`${server.tenant.baseUrl}/nowhere`, {
      headers: { accept: 'text/html' },
    })
    expect([page.status, page.headers.get('content-type')]).toEqual([
      404,
      'text/html; charset=utf-8',
    ])
  })

  it.each([
    ['login', 'en', { nowhere: { title: 'x' } }, 'Additional properties not allowed: nowhere'],
    ['login', 'en', { login: { title: 1 } }, 'title'],
    ['login', 'xx', { login: { title: 'x' } }, 'language'],
    ['nowhere', 'en', {}, 'prompt'],
  ])('of %s in %s refuses %j', async (prompt, language, body, reason) => {
    const answer = await put(pathOf(prompt, language), body)
    expect(answer.status).toBe(400)
    expect(answer.body.message).toContain(reason)
  })
})
