/** Actions of a log-in whose user chooses the organization afterwards. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createVisitor, joinTestServer, type SharedServer } from '@latchkey/testkit'
import jsonwebtoken from 'jsonwebtoken'
import {
  type Application,
  authorizeUrl,
  createApplication,
  createUser,
  exchange,
  password,
} from '../authentication/application.ts'
import { bindAction, postLogin } from './bind-action.ts'

let server: SharedServer
let app: Application
const organizations: string[] = []
const seen = 'https://acme.example/seen'

const request = (method: string, path: string, json: object) =>
  server.tenant.request(method, `/api/v2${path}`, { json })

beforeAll(async () => {
  server = await joinTestServer()
  app = await createApplication(server.tenant, {
    client: {
      organization_usage: 'require',
      organization_require_behavior: 'post_login_prompt',
    },
  })
  const enabled_connections = [{ connection_id: app.connectionId }]
  for (const name of ['open', 'closed']) {
    const { body } = await request('POST', '/organizations', { name, enabled_connections })
    organizations.push(body.id)
  }
  await bindAction(
    server.tenant,
    postLogin(`
      const { name } = event.organization ?? { name: 'none' }
      if (name === 'closed') api.access.deny('Closed.')
      api.idToken.setCustomClaim('${seen}', name)`),
  )
})
afterAll(() => server.stop())

/** Logs in a new user who is a member of these organizations. */
async function logInMemberOf(...ids: readonly string[]) {
  const email = `member-of-${ids.length}-${ids[0]?.toLowerCase()}@example.com`
  const members = [await createUser(server.tenant, email)]
  for (const id of ids) await request('POST', `/organizations/${id}/members`, { members })
  const browser = createVisitor(server)
  const page = await browser.visit(authorizeUrl(server.tenant, app))
  return { browser, sight: await browser.submit(page, { username: email, password }) }
}

async function outcomeOf({ url }: { readonly url: URL }) {
  const refused = url.searchParams.get('error_description')
  if (refused !== null) return refused
  const { body } = await exchange(server, app, { code: url.searchParams.get('code') ?? '' })
  return Object(jsonwebtoken.decode(body.id_token))[seen]
}

describe('the organization that the actions see', () => {
  it('is the only one of the user', async () => {
    const [open = '', closed = ''] = organizations
    expect(await outcomeOf((await logInMemberOf(open)).sight)).toBe('open')
    expect(await outcomeOf((await logInMemberOf(closed)).sight)).toBe('Closed.')
  })

  it.each([
    ['open', 'open'],
    ['closed', 'Closed.'],
  ])('is that of the choice: %s', async (name, outcome) => {
    const { browser, sight } = await logInMemberOf(
      ...(name === 'open' ? organizations : organizations.toReversed()),
    )
    const [organization = ''] = organizations.slice(name === 'open' ? 0 : 1)
    expect(await outcomeOf(await browser.submit(sight, { organization }))).toBe(outcome)
  })
})
