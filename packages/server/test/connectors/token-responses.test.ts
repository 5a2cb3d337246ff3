import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import {
  createVisitor,
  receiverTrust,
  startTestServer,
  type TestServer,
  withoutRateLimits,
} from '@latchkey/testkit'
import { authorizeUrl, createApplication } from '../authentication/application.ts'
import { type GitHubDouble, startGitHubDouble } from './github-double.ts'
import { lastEntries } from './last-entries.ts'

let server: TestServer
let provider: GitHubDouble

beforeAll(async () => {
  provider = await startGitHubDouble()
  server = await startTestServer({
    config: { ...(await receiverTrust()), rateLimits: withoutRateLimits },
  })
})
afterAll(async () => {
  await server.stop()
  await provider.stop()
})
beforeEach(() => {
  provider.tokenAnswer = undefined
  provider.accessSeconds = 3600
})

let people = 0

/** Logs a new user in at a connection of strategy `oauth2`. */
async function logIn(more: object = {}) {
  people += 1
  const app = await createApplication(server.tenant)
  const connection = `own-${people}`
  const options = {
    ...provider.client,
    authorizationURL: `${provider.origin}/login/oauth/authorize`,
    tokenURL: `${provider.origin}/login/oauth/access_token`,
    userinfo_endpoint: `${provider.origin}/user`,
    fieldsMap: { user_id: 'id', nickname: 'login' },
    ...more,
  }
  const json = { name: connection, strategy: 'oauth2', options, enabled_clients: [app.clientId] }
  const { status } = await server.tenant.request('POST', '/api/v2/connections', { json })
  expect(status).toBe(201)
  provider.developer = { id: people, login: 'dev', email: 'dev@example.com', verified: true }
  const visitor = createVisitor(server)
  const away = await visitor.visit(authorizeUrl(server.tenant, app, { connection }))
  const end = await visitor.visit(provider.follow(away.url).href)
  const path = `/api/v2/users/${encodeURIComponent(`oauth2|${connection}|${people}`)}`
  const user = async () => (await server.tenant.request('GET', path)).body
  return { end, user }
}

const form = (members: object) => new URLSearchParams(Object.entries(members)).toString()
const json = (changes: object) => (members: object) => ({
  type: 'application/json',
  text: JSON.stringify({ ...members, ...changes }),
})

it.each([
  ['form encoding', 'application/x-www-form-urlencoded; charset=utf-8'],
  ['form encoding as plain text', 'text/plain'],
])('a token response may be in %s', async (_, type) => {
  provider.tokenAnswer = (members) => ({ type, text: form(members) })
  const { end, user } = await logIn()
  expect(end.isAway).toBe(true)
  const [identity] = (await user()).identities
  expect(identity).toMatchObject({ refresh_token: expect.any(String), expires_in: 3600 })
})

it.each([
  ['a list of scopes', { scope: ['user:read', 'chat'] }, {}],
  ['no scope', { scope: null }, {}],
  ['no refresh token', { refresh_token: null }, { refresh_token: null }],
  ['an empty refresh token', { refresh_token: '' }, { refresh_token: null }],
  ['no lifetime', { expires_in: null }, { expires_in: null }],
  ['a lifetime as text', { expires_in: '60' }, { expires_in: 60 }],
  ['a lifetime of another sign', { expires_in: -1 }, { expires_in: null }],
  ['no type', { token_type: null }, {}],
  ['a type in capitals', { token_type: 'BEARER' }, {}],
  ['a type of its own', { token_type: 'user' }, {}],
])('a token response may have %s', async (_, changes, expected) => {
  provider.tokenAnswer = json(changes)
  const { end, user } = await logIn()
  expect(end.isAway).toBe(true)
  const absent = { refresh_token: null, expires_in: null }
  const [identity] = (await user()).identities
  expect({ ...absent, ...identity }).toMatchObject(expected)
})

const refusal = { error: 'bad_verification_code', error_description: 'It has expired.' }
it.each([
  ['JSON', { type: 'application/json', text: JSON.stringify(refusal) }],
  ['form encoding', { type: 'application/x-www-form-urlencoded', text: form(refusal) }],
])('an error with status 200 in %s is named in the log', async (_, answer) => {
  provider.tokenAnswer = () => answer
  const { end } = await logIn()
  expect([end.isAway, end.status]).toEqual([false, 400])
  const [entry] = await lastEntries(server.tenant)
  expect(entry?.description).toBe(
    'The token endpoint answered bad_verification_code: It has expired.',
  )
})

it('a missing identifier is named in the log as the connection names it', async () => {
  const { end } = await logIn({ user_id_attribute: 'employee' })
  expect([end.isAway, end.status]).toEqual([false, 400])
  const [entry] = await lastEntries(server.tenant)
  expect(entry?.description).toBe('The profile has no `employee`, which identifies the user')
})
