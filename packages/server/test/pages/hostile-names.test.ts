import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, type SharedServer, type Sight } from '@latchkey/testkit'
import {
  authorizeUrl,
  createApplication,
  createUser,
  password,
} from '../authentication/application.ts'

let server: SharedServer
beforeAll(async () => {
  server = await joinTestServer()
})
afterAll(() => server.stop())

/** Overrides and isolates would reorder the rest of the sentence; a newline would begin another. */
const name = `Shop"'&lt;b \u202egnihtyna od ot\u202d\u2067\u2066\u2069\u2069\r\n\u0085x`

function expectHarmless({ text }: Sight): void {
  expect(text).toContain('Shop')
  expect(text).not.toContain('Shop"')
  const sentences = text.split(/<[^>]*>/).filter((each) => each.includes('Shop'))
  expect(sentences).not.toEqual([])
  for (const each of sentences) expect(each).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u0085\r\n]/)
}

it('the name of an application stays within its sentence', async () => {
  const app = await createApplication(server.tenant, { isFirstParty: false, client: { name } })
  await createUser(server.tenant, 'ada@example.com')
  const visitor = createVisitor(server)
  const page = await visitor.visit(authorizeUrl(server.tenant, app))
  expectHarmless(page)
  const consent = await visitor.submit(page, { username: 'ada@example.com', password })
  expect(consent.url.pathname).toMatch(/\/consent$/)
  expectHarmless(consent)
})
