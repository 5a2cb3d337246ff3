import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestServer, type TestServer } from '@latchkey/testkit'
import { texts } from '../../pages/texts/texts.ts'

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

  it('takes every text that the pages have', async () => {
    for (const [prompt, own] of Object.entries(texts.ja)) {
      const { status, body } = await put(pathOf(prompt, 'ja'), own)
      expect({ prompt, status, body }).toEqual({ prompt, status: 200, body: own })
    }
  })

  it.each([
    ['login', 'en', { signup: { title: 'x' } }, 'This prompt has no such screen'],
    ['login', 'en', { login: { titel: 'x' } }, 'login.titel'],
    ['login', 'en', { login: { constructor: 'x' } }, 'login.constructor'],
    ['login', 'en', { login: { title: 1 } }, 'title'],
    ['login', 'fr', { login: { title: 'x' } }, 'language'],
    ['nowhere', 'en', {}, 'prompt'],
  ])('of %s in %s refuses %j', async (prompt, language, body, said) => {
    const answer = await put(pathOf(prompt, language), body)
    expect(answer.status).toBe(400)
    expect(answer.body.message).toContain(said)
  })
})
