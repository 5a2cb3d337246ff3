/** Answers of a directory that must end a synchronization, or must not. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals'
import type { TestServer } from '@latchkey/testkit'
import {
  createDirectory,
  deleteDirectories,
  people,
  person,
  startDirectoryServer,
  type WorkspaceDouble,
} from './directory-server.ts'

let server: TestServer
let workspace: WorkspaceDouble
let stop: () => Promise<void>
beforeAll(async () => {
  ;({ server, workspace, stop } = await startDirectoryServer())
}, 120_000)
afterAll(() => stop())
afterEach(() => deleteDirectories(server))
beforeEach(() => {
  Object.assign(workspace, { users: [], groups: [], pageSize: 2, fault: () => undefined, seen: [] })
})

it('a directory that forgets the place of each list ends the synchronization', async () => {
  workspace.users = people(6)
  const directory = await createDirectory(server)
  workspace.fault = ({ query }) =>
    query.get('pageToken') === 'page-2' ? { status: 400, body: { error: {} } } : undefined
  const outcome = await directory.synchronize()
  expect(outcome).toMatchObject({
    last_synchronization_status: 'failed',
    last_synchronization_error: expect.stringContaining('answered 400'),
  })
  expect(workspace.seen.length).toBeLessThan(20)
}, 60_000)

it('an error with a character that cannot be stored ends the synchronization', async () => {
  const directory = await createDirectory(server, { admin_refresh_token: 'a refresh token' })
  workspace.refresh = () => ({
    status: 400,
    body: { error: 'invalid_grant', error_description: 'Token\0 revoked \ud83d' },
  })
  const outcome = await directory.synchronize()
  expect(outcome).toMatchObject({
    last_synchronization_status: 'failed',
    last_synchronization_error: expect.stringContaining('invalid_grant: Token'),
  })
}, 60_000)

it('a user with values nested without end is refused alone', async () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  const users = JSON.stringify([person(1), person(2, { customSchemas: 'DEEP' }), person(3)])
  const mapping = [
    { idp: 'primaryEmail', auth0: 'email' },
    { idp: 'customSchemas', auth0: 'app_metadata.schemas' },
  ]
  const directory = await createDirectory(server, {}, { mapping })
  workspace.fault = ({ path }) =>
    path === '/users'
      ? { status: 200, body: `{"users":${users.replace('"DEEP"', deep)}}` }
      : undefined
  const outcome = await directory.synchronize()
  expect(outcome).toMatchObject({ last_synchronization_status: 'completed' })
  const emails = (await directory.users()).map(({ email }) => email)
  expect(emails).toEqual(['p1@acme.example', 'p3@acme.example'])
}, 60_000)

it.each([
  [404, 'a page', '<!doctype html><title>Not Found</title>'],
  [404, 'another reason', { error: { code: 404, errors: [{ reason: 'invalid' }] } }],
  [404, 'no reason', { error: { code: 404, message: 'Not Found' } }],
  [200, 'another object', { message: 'Log in to the network.' }],
])(
  'a %i that says something else of a user blocks nobody: %s',
  async (status, _, body) => {
    workspace.users = people(5)
    const directory = await createDirectory(server)
    await directory.synchronize()
    workspace.users = people(4)
    workspace.fault = ({ path }) => (path === '/users/105' ? { status, body } : undefined)
    const outcome = await directory.synchronize()
    expect(outcome).toMatchObject({
      last_synchronization_status: 'failed',
      last_synchronization_error: expect.stringMatching(
        /404 without the reason `notFound`|200 without an `id`/,
      ),
    })
    expect((await directory.users()).some(({ blocked }) => blocked)).toBe(false)
  },
  60_000,
)
