/** Groups of a directory, their members and their roles. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals'
import type { TestServer } from '@latchkey/testkit'
import {
  createDirectory,
  deleteDirectories,
  people,
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
  const fault = () => undefined
  Object.assign(workspace, { users: people(4), groups: [], pageSize: 2, fault, seen: [] })
})

const group = (id: string, numbers: readonly number[], others: readonly object[] = []) => ({
  id,
  name: `Group ${id}`,
  email: `${id}@acme.example`,
  members: [
    ...numbers.map((number) => ({ id: `10${number}`, type: 'USER', role: 'MEMBER' })),
    ...others,
  ],
})

const user = (number: number) => `google-apps|10${number}`
const others = [
  { id: 'nested', type: 'GROUP' },
  { id: '999', type: 'USER' },
  { email: 'outside@other.example', type: 'EXTERNAL' },
  { type: 'CUSTOMER' },
]

it('all groups are read, with the users who are their direct members', async () => {
  workspace.groups = [group('one', [1, 2, 3], others), group('two', [3]), group('three', [])]
  const directory = await createDirectory(server, {}, { synchronize_groups: 'all' })
  expect(await directory.synchronize()).toMatchObject({ last_synchronization_status: 'completed' })
  const groups = await directory.groups()
  expect(groups.map(({ name, external_id }) => [name, external_id])).toEqual([
    ['Group one', 'one'],
    ['Group two', 'two'],
    ['Group three', 'three'],
  ])
  const membersOf = (at: number) => directory.members(groups[at]?.id ?? '')
  expect(await membersOf(0)).toEqual([1, 2, 3].map(user))
  expect([await membersOf(1), await membersOf(2)]).toEqual([[user(3)], []])
})

it('a role of a group is held by who is in the group of the directory', async () => {
  workspace.groups = [group('one', [1, 2])]
  const directory = await createDirectory(server, {}, { synchronize_groups: 'all' })
  await directory.synchronize()
  const role = (await directory.call('POST', '/roles', { name: 'Weaver' })).body.id
  const [first] = await directory.groups()
  await directory.call('POST', `/groups/${first?.id}/roles`, { roles: [role] })
  const holds = async (number: number) => {
    const path = `/users/${encodeURIComponent(user(number))}/effective-roles`
    return JSON.stringify((await directory.call('GET', path)).body).includes(role)
  }
  expect([await holds(1), await holds(3)]).toEqual([true, false])
  workspace.groups = [{ ...group('one', [2, 3]), name: 'Renamed' }]
  await directory.synchronize()
  expect([await holds(1), await holds(3)]).toEqual([false, true])
  expect((await directory.groups()).map(({ name }) => name)).toEqual(['Renamed'])
  // The group leaves the directory, and comes back: it has kept its role.
  workspace.groups = []
  await directory.synchronize()
  expect(await holds(3)).toBe(false)
  workspace.groups = [group('one', [3])]
  await directory.synchronize()
  expect([await holds(2), await holds(3)]).toEqual([false, true])
})

it('selected groups are read, and emptied when they are no longer selected', async () => {
  workspace.groups = [group('one', [1]), group('two', [2]), group('three', [3])]
  const directory = await createDirectory(server, {}, { synchronize_groups: 'selected' })
  const groups = [{ id: 'one' }, { id: 'three@acme.example' }, { id: 'unknown' }]
  await directory.send('PUT', '/synchronized-groups', { groups })
  await directory.synchronize()
  const byName = async () =>
    Object.fromEntries(
      await Promise.all(
        (await directory.groups()).map(async ({ name, id }) => [name, await directory.members(id)]),
      ),
    )
  expect(await byName()).toEqual({ 'Group one': [user(1)], 'Group three': [user(3)] })
  await directory.send('DELETE', '/synchronized-groups', { groups: [{ id: 'one' }] })
  await directory.synchronize()
  expect(await byName()).toEqual({ 'Group one': [], 'Group three': [user(3)] })
  // Without synchronization of groups, they stay as they are.
  await directory.send('PATCH', '', { synchronize_groups: 'off' })
  workspace.groups = []
  await directory.synchronize()
  expect(await byName()).toMatchObject({ 'Group three': [user(3)] })
})

it('a list of groups that lacks some takes nothing away', async () => {
  workspace.groups = [group('one', [1]), group('two', [2])]
  const directory = await createDirectory(server, {}, { synchronize_groups: 'all' })
  await directory.synchronize()
  workspace.fault = ({ path }) => (path === '/groups' ? { status: 200, body: {} } : undefined)
  expect(await directory.synchronize()).toMatchObject({ last_synchronization_status: 'completed' })
  for (const { id } of await directory.groups()) expect(await directory.members(id)).toHaveLength(1)
})

it('a failure in the middle of the members repeats that group', async () => {
  workspace.groups = [group('one', [1, 2, 3, 4]), group('two', [1])]
  const directory = await createDirectory(server, {}, { synchronize_groups: 'all' })
  let failures = 3
  workspace.fault = ({ path, query }) => {
    if (!path.endsWith('/one/members') || query.get('pageToken') !== 'page-2') return undefined
    failures -= 1
    return failures < 0 ? undefined : { status: 500 }
  }
  expect(await directory.synchronize()).toMatchObject({ last_synchronization_status: 'completed' })
  const [first] = await directory.groups()
  expect(await directory.members(first?.id ?? '')).toHaveLength(4)
  const usersRead = workspace.seen.filter(({ path }) => path === '/users')
  expect(usersRead).toHaveLength(2)
})

it.each(['all', 'selected'])(
  'a group that is deleted while it is read fails nothing: %s',
  async (which) => {
    workspace.groups = [group('one', [1, 2, 3]), group('two', [2])]
    const directory = await createDirectory(server, {}, { synchronize_groups: which })
    const groups = [{ id: 'one' }, { id: 'two' }]
    if (which === 'selected') await directory.send('PUT', '/synchronized-groups', { groups })
    await directory.synchronize()
    workspace.fault = ({ path, query }) => {
      const isInside = path.endsWith('/one/members') && query.get('pageToken') === 'page-2'
      if (isInside) workspace.groups = [group('two', [2, 4])]
      return undefined
    }
    expect(await directory.synchronize()).toMatchObject({
      last_synchronization_status: 'completed',
    })
    const [one, two] = await directory.groups()
    expect(await directory.members(one?.id ?? '')).toEqual([])
    expect(await directory.members(two?.id ?? '')).toEqual([2, 4].map(user))
  },
)

it('a user who was deleted here is a member again once the directory provisions them', async () => {
  workspace.groups = [group('one', [1, 2])]
  const directory = await createDirectory(server, {}, { synchronize_groups: 'all' })
  await directory.synchronize()
  await directory.call('DELETE', `/users/${encodeURIComponent(user(2))}`)
  const [first] = await directory.groups()
  expect(await directory.members(first?.id ?? '')).toEqual([user(1)])
  await directory.synchronize()
  expect(await directory.members(first?.id ?? '')).toEqual([user(1), user(2)])
})
