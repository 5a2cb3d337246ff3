/** What a synchronization with the directory of Google Workspace does with users and groups. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { patient, type TestServer, until } from '@latchkey/testkit'
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
  Object.assign(workspace, {
    users: [],
    groups: [],
    pageSize: 2,
    fault: () => undefined,
    tokens: undefined,
    seen: [],
  })
})

const entriesOf = async (type: string, connectionId: string) => {
  const { body } = await server.tenant.request('GET', `/api/v2/logs?q=type:${type}&per_page=100`)
  return body.filter((each: { connection_id: string }) => each.connection_id === connectionId)
}

describe('users of the directory', () => {
  it('are created from all pages, with the attributes of the default mapping', async () => {
    workspace.users = [...people(4), person(5, { suspended: true })]
    const directory = await createDirectory(server)
    const outcome = await directory.synchronize()
    expect(outcome).toMatchObject({ last_synchronization_status: 'completed' })
    expect(outcome).not.toHaveProperty('last_synchronization_error')
    const users = await directory.users()
    expect(users.map(({ email }) => email)).toEqual(
      [1, 2, 3, 4, 5].map((number) => `p${number}@acme.example`),
    )
    expect(users[0]).toMatchObject({
      user_id: 'google-apps|101',
      name: 'Given 1 Person',
      given_name: 'Given 1',
      family_name: 'Person',
      app_metadata: { external_id: '101' },
      identities: [{ connection: directory.name, provider: 'google-apps', isSocial: false }],
    })
    expect(users.map(({ blocked = false }) => blocked)).toEqual([false, false, false, false, true])
    expect(new Set(workspace.seen.map(({ authorization }) => authorization))).toEqual(
      new Set(['Bearer the token of the administrator']),
    )
    const [completed] = await entriesOf('directory_sync_completed', directory.id)
    expect(completed.details).toMatchObject({ counts: { created: 5, left: 0 }, problems: [] })
    expect(await entriesOf('directory_sync_started', directory.id)).toHaveLength(1)
  })

  it('are changed, blocked when they leave, and unblocked when they come back', async () => {
    workspace.users = people(5)
    const directory = await createDirectory(server)
    await directory.synchronize()
    workspace.users = [person(1, { name: { fullName: 'New Name' } }), ...people(5).slice(1, 4)]
    await directory.synchronize()
    const left = await directory.users()
    expect(left.map(({ name, blocked = false }) => [name, blocked])).toEqual([
      ['New Name', false],
      ['Given 2 Person', false],
      ['Given 3 Person', false],
      ['Given 4 Person', false],
      ['Given 5 Person', true],
    ])
    workspace.users = people(5)
    await directory.synchronize()
    expect((await directory.users()).some(({ blocked }) => blocked)).toBe(false)
    const [, second] = (await entriesOf('directory_sync_completed', directory.id)).toReversed()
    expect(second.details.counts).toMatchObject({ updated: 1, unchanged: 3, left: 1 })
  })

  it('are written only if the directory has changed them', async () => {
    workspace.users = people(3)
    const directory = await createDirectory(server)
    await directory.synchronize()
    const before = await directory.users()
    const { user_id } = before[1] ?? {}
    // An administrator of the tenant blocks a user, who stays blocked.
    await directory.call('PATCH', `/users/${encodeURIComponent(`${user_id}`)}`, { blocked: true })
    workspace.users = people(3).map((user) => ({ ...user, lastLoginTime: '2026-01-01T00:00:00Z' }))
    await directory.synchronize()
    const after = await directory.users()
    expect(after.map(({ updated_at }) => updated_at)).toEqual([
      before[0]?.updated_at,
      expect.not.stringMatching(`${before[1]?.updated_at}`),
      before[2]?.updated_at,
    ])
    expect(after[1]).toMatchObject({ blocked: true })
    workspace.users = [...people(1), person(2, { suspended: true }), person(3)]
    await directory.synchronize()
    workspace.users = people(3)
    await directory.synchronize()
    expect((await directory.users())[1]).not.toHaveProperty('blocked', true)
  })

  it('are those of the domains of the connection, identified by their address', async () => {
    workspace.users = [...people(2), person(3, { primaryEmail: 'p3@other.example' })]
    const directory = await createDirectory(server, { map_user_id_to_id: false })
    await directory.synchronize()
    const ids = async () => (await directory.users()).map(({ user_id }) => user_id)
    const [first, second] = ['p1@acme.example', 'p2@acme.example'].map(
      (each) => `google-apps|${each}`,
    )
    expect(await ids()).toEqual([first, second])
    // An address that changes is another account; the former one is blocked.
    workspace.users = [person(1), person(2, { primaryEmail: 'renamed@acme.example' })]
    await directory.synchronize()
    const users = await directory.users()
    expect(users.map(({ email, blocked = false }) => [email, blocked])).toEqual([
      ['p1@acme.example', false],
      ['p2@acme.example', true],
      ['renamed@acme.example', false],
    ])
    const [entry] = await entriesOf('directory_sync_completed', directory.id)
    expect(entry.details.counts).toMatchObject({ created: 1, left: 1 })
  })

  it('are mapped as the mapping says, and again when it changes', async () => {
    workspace.users = [person(1, { orgUnitPath: '/Weavers', phones: [{ value: '+49' }] })]
    const directory = await createDirectory(
      server,
      {},
      { mapping: [{ auth0: 'app_metadata.unit', idp: 'orgUnitPath' }] },
    )
    await directory.synchronize()
    const q = encodeURIComponent('app_metadata.unit:"/Weavers"')
    const found = async () => (await directory.call('GET', `/users?q=${q}`)).body
    expect(await found()).toMatchObject([{ app_metadata: { unit: '/Weavers' } }])
    expect((await found())[0]).not.toHaveProperty('email')
    const mapping = [
      { auth0: 'email', idp: 'primaryEmail' },
      { auth0: 'app_metadata.unit', idp: 'missing.entirely' },
      { auth0: 'user_metadata.phones', idp: 'phones' },
    ]
    expect((await directory.send('PATCH', '', { mapping })).status).toBe(200)
    await directory.synchronize()
    expect(await directory.users()).toMatchObject([
      { email: 'p1@acme.example', user_metadata: { phones: [{ value: '+49' }] } },
    ])
    expect(await found()).toEqual([])
  })

  it('are refused one by one where they cannot be written', async () => {
    workspace.users = [
      person(1),
      person(2, { primaryEmail: 'p1@acme.example' }),
      person(3, { name: { fullName: 'x'.repeat(301) } }),
      person(4, { primaryEmail: 'no address@acme.example' }),
      person(5, { notes: { value: 'x'.repeat(70_000) } }),
      person(6, { orgUnitPath: 'with \0' }),
      { id: '', primaryEmail: 'nobody@acme.example' },
      { id: '107', primaryEmail: 'x'.repeat(600) },
      person(8),
    ]
    const mapping = [
      { auth0: 'email', idp: 'primaryEmail' },
      { auth0: 'name', idp: 'name.fullName' },
      { auth0: 'app_metadata.notes', idp: 'notes' },
      { auth0: 'app_metadata.unit', idp: 'orgUnitPath' },
    ]
    const directory = await createDirectory(server, {}, { mapping })
    expect(await directory.synchronize()).toMatchObject({
      last_synchronization_status: 'completed',
    })
    expect((await directory.users()).map(({ email }) => email)).toEqual([
      'p1@acme.example',
      'p8@acme.example',
    ])
    const [entry] = await entriesOf('directory_sync_completed', directory.id)
    expect(entry.details.counts).toMatchObject({ created: 2, refused: 5 })
    expect(entry.details.problems).toHaveLength(5)
    const other = await createDirectory(server, { map_user_id_to_id: false })
    workspace.users = [person(11), { ...person(11), id: 'another' }]
    await other.synchronize()
    const [second] = await entriesOf('directory_sync_completed', other.id)
    expect(second.details.problems).toEqual([
      'Two users of the directory have the identifier p11@acme.example.',
    ])
  })

  it('are blocked with the end of their sessions, and write events and log entries', async () => {
    workspace.users = people(4)
    const directory = await createDirectory(server)
    await directory.synchronize()
    const { body } = await server.tenant.request('GET', '/api/v2/logs?q=type:sscim&per_page=100')
    const changes = body.flatMap((each: { details: { changes: object[] } }) => each.details.changes)
    const created = changes.filter(
      ({ resource, before, after }: { resource: string; before?: object; after?: object }) =>
        resource === 'user' && !before && JSON.stringify(after).includes(directory.name),
    )
    expect(created).toHaveLength(4)
  })
})

describe('a directory that answers less than it has', () => {
  it.each([
    ['no users', 0],
    ['half of the users', 5],
  ])('blocks nobody: %s', async (_name, left) => {
    workspace.users = people(10)
    const directory = await createDirectory(server)
    await directory.synchronize()
    workspace.users = people(left)
    const outcome = await directory.synchronize()
    expect(outcome.last_synchronization_status).toBe('failed')
    expect(outcome.last_synchronization_error).toContain(
      `lists all but ${10 - left} of 10 users that it had`,
    )
    expect((await directory.users()).some(({ blocked }) => blocked)).toBe(false)
    expect(await entriesOf('directory_sync_failed', directory.id)).toHaveLength(1)
  })

  it('is asked for each user whom the list lacks', async () => {
    workspace.users = people(8)
    const directory = await createDirectory(server)
    await directory.synchronize()
    workspace.fault = ({ path }) =>
      path === '/users' ? { status: 200, body: { users: people(6) } } : undefined
    await directory.synchronize()
    expect((await directory.users()).some(({ blocked }) => blocked)).toBe(false)
    workspace.users = people(7)
    await directory.synchronize()
    const blocked = (await directory.users()).filter((each) => each.blocked)
    expect(blocked.map(({ email }) => email)).toEqual(['p8@acme.example'])
  })
})

describe('a directory with faults', () => {
  it.each([
    ['500 in the middle', { status: 500 }],
    ['429', { status: 429, body: { error: { code: 429 } } }],
    ['503 without JSON', { status: 503, body: '<html>' }],
    [
      'an exhausted quota',
      { status: 403, body: { error: { errors: [{ reason: 'quotaExceeded' }] } } },
    ],
    ['200 without JSON', { status: 200, body: '<html>' }],
    ['a closed connection', 'hang up' as const],
    ['a page that it no longer knows', { status: 400, body: { error: { code: 400 } } }],
  ])('is asked again: %s', async (_name, fault) => {
    workspace.users = people(5)
    const directory = await createDirectory(server)
    let failures = 2
    workspace.fault = ({ query }) => {
      if (query.get('pageToken') !== 'page-2' || failures === 0) return undefined
      failures -= 1
      return fault
    }
    const outcome = await directory.synchronize()
    expect(outcome).toMatchObject({ last_synchronization_status: 'completed' })
    expect(await directory.users()).toHaveLength(5)
    expect(failures).toBe(0)
    const [entry] = await entriesOf('directory_sync_completed', directory.id)
    expect(entry.details.counts).toMatchObject({ created: 5, refused: 0 })
  })

  const errors = [{ domain: 'global', reason: 'notFound' }]
  it.each([
    ['403', { status: 403 }, 'answered 403'],
    ['404', { status: 404, body: { error: { errors } } }, 'answered 404 to a list'],
    ['404 of a proxy', { status: 404 }, 'answered 404 without the reason `notFound`'],
    ['no list', { status: 200, body: { users: 'all' } }, 'that is no list'],
    ['a huge page', { status: 200, body: { users: 'x'.repeat(9 * 1024 * 1024) } }, 'too large'],
    ['500 each time', { status: 500 }, 'answered 500'],
    ['the same page for ever', { status: 200, body: { nextPageToken: 'x' } }, '1000 pages'],
  ])('fails the synchronization, and says so: %s', async (_name, fault, reason) => {
    workspace.users = people(2)
    const directory = await createDirectory(server)
    await directory.synchronize()
    workspace.fault = () => fault
    const outcome = await directory.synchronize()
    expect(outcome.last_synchronization_status).toBe('failed')
    expect(outcome.last_synchronization_error).toContain(reason)
    expect((await directory.users()).some(({ blocked }) => blocked)).toBe(false)
    const [entry] = await entriesOf('directory_sync_failed', directory.id)
    expect(entry.details.error).toContain(reason)
  })

  it('shows why an attempt failed while it waits for the next', async () => {
    workspace.users = people(1)
    const directory = await createDirectory(server)
    let isAway = true
    workspace.fault = () => (isAway ? { status: 502 } : undefined)
    await directory.send('POST', '/synchronizations')
    const shown = await waitFor(async () => {
      const now = await directory.read()
      return now.last_synchronization_error === undefined ? undefined : now
    })
    expect(shown.last_synchronization_error).toContain('answered 502')
    isAway = false
    await directory.ended()
  })
})

async function waitFor<T>(read: () => Promise<T | undefined>): Promise<T> {
  const found: T[] = []
  const isFound = async () => {
    const value = await read()
    if (value !== undefined) found.push(value)
    return found.length > 0
  }
  await until('a value', isFound, patient(10_000))
  const [first] = found
  if (first === undefined) throw new Error('There is no value')
  return first
}

describe('the token of the administrator', () => {
  it('is refreshed when it expires, and when Google refuses it', async () => {
    workspace.users = people(5)
    let given = 0
    workspace.refresh = (form) => {
      expect(form.get('refresh_token')).toBe('of the administrator')
      given += 1
      workspace.tokens = [`fresh-${given}`]
      return { body: { access_token: `fresh-${given}`, token_type: 'Bearer', expires_in: 3600 } }
    }
    const directory = await createDirectory(server, { admin_refresh_token: 'of the administrator' })
    let isRevoked = false
    workspace.fault = ({ query }) => {
      if (query.get('pageToken') === 'page-2' && !isRevoked) {
        isRevoked = true
        workspace.tokens = []
      }
      return undefined
    }
    expect(await directory.synchronize()).toMatchObject({
      last_synchronization_status: 'completed',
    })
    expect([given, (await directory.users()).length]).toEqual([2, 5])
  })

  it.each([
    [{ admin_access_token: undefined }, '`admin_refresh_token` is required'],
    [{ admin_refresh_token: 'revoked' }, 'invalid_grant'],
    [{ admin_access_token: 'another' }, 'answered 401'],
  ])('fails the synchronization if there is none: %j', async (options, reason) => {
    workspace.tokens = ['the token of the administrator']
    workspace.refresh = () => ({ status: 400, body: { error: 'invalid_grant' } })
    const directory = await createDirectory(server, options)
    const outcome = await directory.synchronize()
    expect(outcome.last_synchronization_status).toBe('failed')
    expect(outcome.last_synchronization_error).toContain(reason)
    expect(JSON.stringify(outcome)).not.toContain('revoked')
  })
})
